#if CHeaders
  import FioriGenTestSupport
  import Foundation
  import Testing

  /// The binary interface that the specs give is compared with older ones.
  @Suite struct AbiTests {
    /// The targets whose pointers and sizes have 64 bits.
    private static let wide = [
      "aarch64-unknown-linux-gnu", "arm64-apple-ios13.0", "x86_64-pc-windows-msvc",
      "x86_64-unknown-linux-gnu",
    ]

    /// The targets whose pointers have 32 bits, and whose `double` is aligned to 8 bytes.
    private static let narrow = [
      "armv7k-apple-watchos6.0", "thumbv7em-none-eabi", "wasm32-unknown-unknown",
    ]

    /// The target whose `double` is aligned to 4 bytes.
    private static let old = "i686-unknown-linux-gnu"

    /// A folder with a component, generated and committed.
    private func project() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(
        "Specs/Card.yaml",
        """
        component: Card
        kind: view
        summary: A card.
        properties:
          title: { type: String?, summary: The title. }
          ratio: { type: Double, summary: A share. }
          weight: { type: Double, summary: Another share. }
          isOn: { type: Bool, summary: Whether it is on. }

        """
      )
      #expect(try BuiltTool.run(["generate", "--only", "c"], in: folder.path).status == 0)
      let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.invalid"]
      for command in [["init", "-q"], ["add", "."], identity + ["commit", "-qm", "One"]] {
        let result = try Command.run("git", command, in: folder.url)
        try #require(result.status == 0, "\(result.messages)")
      }
      return folder
    }

    /// Replaces a text in the spec.
    private func change(_ old: String, to new: String, in folder: TemporaryFolder) throws {
      let spec = try folder.text("Specs/Card.yaml")
      try #require(spec.contains(old))
      try folder.write("Specs/Card.yaml", spec.replacing(old, with: new))
    }

    @Test func nothingIsDifferent() throws {
      let folder = try project()
      for version in ["HEAD", "Generated/C/abi.json", folder.path("Generated/C/abi.json")] {
        let result = try BuiltTool.run(["abi", "--against", version], in: folder.path)
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(result.messages == "the binary interface is the same\n")
      }
    }

    @Test func removingOneFieldReportsThatAndTheMovedOffsetsOnEachTarget() throws {
      let folder = try project()
      try change("  ratio: { type: Double, summary: A share. }\n", to: "", in: folder)
      let before = folder.snapshot("Generated")
      let wide = Self.wide.joined(separator: ", ")
      let narrow = Self.narrow.joined(separator: ", ")
      let expected = [
        "breaking: component_card.ratio removed (component_optional_double)",
        "breaking: component_card.weight moved from 32 to 16 on \(wide); "
          + "from 24 to 8 on \(narrow); from 20 to 8 on \(Self.old)",
        "breaking: component_card.is_on moved from 48 to 32 on \(wide); "
          + "from 40 to 24 on \(narrow); from 32 to 20 on \(Self.old)",
        "breaking: component_card resized from 56 to 40 on \(wide); "
          + "from 48 to 32 on \(narrow); from 36 to 24 on \(Self.old)",
      ]
      for version in ["HEAD", "Generated/C/abi.json"] {
        let result = try BuiltTool.run(["abi", "--against", version], in: folder.path)
        #expect(result.status == 100)
        #expect(result.output.split(separator: "\n").map(String.init) == expected)
        #expect(result.messages == "4 changes, 4 of them breaking\n")
      }
      #expect(folder.snapshot("Generated") == before)
    }

    @Test func aFieldMoreIsCompatible() throws {
      let folder = try project()
      // It stands first in the spec; in memory it comes last.
      try change("  title:", to: "  x: { type: Double, summary: A place. }\n  title:", in: folder)
      let result = try BuiltTool.run(["abi", "--against", "HEAD"], in: folder.path)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("compatible: component_card.x added"), "\(result.output)")
      #expect(result.messages == "2 changes, none of them breaking\n")
    }

    @Test func programsGetJSON() throws {
      let folder = try project()
      try change("  ratio: { type: Double, summary: A share. }\n", to: "", in: folder)
      let result = try BuiltTool.run(
        ["abi", "--against", "HEAD", "--format", "json"],
        in: folder.path
      )
      #expect(result.status == 100 && result.messages.isEmpty)
      let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let report = try #require(document as? [String: Any])
      #expect(report["breaking"] as? Bool == true)
      let changes = try #require(report["changes"] as? [[String: Any]])
      #expect(changes.map { $0["kind"] as? String } == ["removed", "moved", "moved", "resized"])
      #expect((changes[1]["shifts"] as? [Any])?.count == Self.wide.count + Self.narrow.count + 1)
    }

    @Test(arguments: [
      ("nothing", "nothing:1:1: error: this is neither a file nor a revision that git knows"),
      ("-x", "-x:1:1: error: this is neither a file nor a revision"),
      ("Specs", "Specs:1:1: error: this is neither a file nor a revision"),
      ("Specs/Card.yaml", "Specs/Card.yaml:1:1: error: not an interface description"),
    ])
    func whatIsNoInterfaceIsRefused(version: String, message: String) throws {
      let folder = try project()
      let result = try BuiltTool.run(["abi", "--against", version], in: folder.path)
      #expect(result.status == 1 && result.output.isEmpty)
      #expect(result.messages.hasPrefix(message), "\(result.messages)")
      #expect(result.messages.contains("[c.abi-description]"))
    }

    @Test func aRevisionWithoutAnInterfaceIsRefused() throws {
      let folder = try project()
      let result = try BuiltTool.run(["abi", "--against", "HEAD", "-o", "Other"], in: folder.path)
      #expect(result.status == 1)
      #expect(result.messages.hasPrefix("HEAD:1:1: error: this revision has no Other/C/abi.json"))
    }

    @Test func faultsInTheSpecsAreNoBreakingChange() throws {
      let folder = try project()
      try change("kind: view", to: "kind: viw", in: folder)
      let result = try BuiltTool.run(["abi", "--against", "HEAD"], in: folder.path)
      #expect(result.status == 1 && result.output.isEmpty)
      #expect(result.messages.hasPrefix("Specs/Card.yaml:2:7: error: "))
    }
  }
#endif
