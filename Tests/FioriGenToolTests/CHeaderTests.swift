import FioriGenTestSupport
import Foundation
import Testing

/// The tool writes C headers where it was built with libclang, and says what to install elsewhere.
@Suite struct CHeaderTests {
  /// A folder with one component of some properties.
  private func project(_ properties: [String] = ["first", "second"]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Specs/catalogue.yaml", "catalogue: OwnCatalog\ncPrefix: my_ui\n")
    try write(properties, to: folder)
    return folder
  }

  /// Writes the component.
  private func write(_ properties: [String], to folder: TemporaryFolder) throws {
    let lines = properties.map { "  \($0): { type: Int, summary: A number. }\n" }
    let head = "component: Card\nkind: view\nsummary: A card.\nproperties:\n"
    try folder.write("Specs/Card.yaml", head + lines.joined())
  }

  #if CHeaders
    @Test func headersAreAmongTheDefaultOutput() throws {
      let folder = try project()
      #expect(try BuiltTool.run(["generate"], in: folder.path).status == 0)
      let files = folder.snapshot("Generated/C").keys
      #expect(files.contains("include/my_ui/card.h") && files.contains("abi.json"))
      #expect(try BuiltTool.run(["generate", "--check"], in: folder.path).status == 0)
    }

    @Test func checkNamesAHeaderThatWasChanged() throws {
      let folder = try project()
      #expect(try BuiltTool.run(["generate", "--only", "c"], in: folder.path).status == 0)
      let name = "Generated/C/include/my_ui/card.h"
      try folder.write(name, try folder.text(name).replacing("A number.", with: "A digit."))
      let result = try BuiltTool.run(["generate", "--only", "c", "--check"], in: folder.path)
      #expect(result.status == 100)
      #expect(result.output == "different: \(name)\n")
    }

    @Test func fieldsKeepTheOrderThatProgramsKnow() throws {
      let folder = try project(["first", "second"])
      #expect(try BuiltTool.run(["generate", "--only", "c"], in: folder.path).status == 0)
      try write(["second", "between", "first"], to: folder)
      #expect(try BuiltTool.run(["generate", "--only", "c"], in: folder.path).status == 0)
      #expect(
        try BuiltTool.run(["generate", "--only", "c", "--check"], in: folder.path).status == 0
      )
      let header = try folder.text("Generated/C/include/my_ui/card.h")
      let places = ["first;", "second;", "between;"].map { header.firstRange(of: $0)?.lowerBound }
      #expect(places.allSatisfy { $0 != nil })
      #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test func namesThatCollideAreFoundByValidateToo() throws {
      let folder = try project(["iconURL", "iconUrl"])
      for command in [["validate"], ["generate", "--only", "c"]] {
        let result = try BuiltTool.run(command, in: folder.path)
        #expect(result.status == 1)
        #expect(result.messages.contains("Specs/Card.yaml:6:3: error: "), "\(result.messages)")
        #expect(result.messages.contains("[c.name-collision]"))
      }
    }

    @Test func aWrongFolderOfLLVMIsNamed() throws {
      let folder = try project()
      let result = try BuiltTool.run(
        ["generate", "--only", "c"],
        in: folder.path,
        environment: ["LIBCLANG_PATH": "/nowhere"]
      )
      #expect(result.status == 1)
      #expect(result.messages.contains("/nowhere/lib/clang/"))
      #expect(result.messages.contains("[c.no-libclang]"))
    }
  #else
    @Test func withoutLibclangTheRestIsMadeWithoutAWord() throws {
      let folder = try project()
      let result = try BuiltTool.run(["generate", "--quiet"], in: folder.path)
      #expect(result.status == 0 && result.messages.isEmpty)
      #expect(folder.snapshot("Generated").keys.contains("Swift/Card.fiori.swift"))
      #expect(!folder.snapshot("Generated").keys.contains("C"))
    }

    @Test(arguments: [
      ["generate", "--only", "c"], ["generate", "--only", "c", "--check"],
      [
        "abi", "--against", "v1",
      ],
    ])
    func withoutLibclangOneSentenceSaysWhatToInstall(arguments: [String]) throws {
      let folder = try project()
      let result = try BuiltTool.run(arguments, in: folder.path)
      #expect(result.status == 1 && result.output.isEmpty)
      let lines = result.messages.split(separator: "\n")
      #expect(lines.first?.contains("libclang-dev") == true)
      #expect(lines.first?.contains("swift package purge-cache") == true)
      #expect(lines.first?.hasSuffix("[c.no-libclang]") == true)
      #expect(lines.dropFirst() == ["1 error"])
      #expect(!folder.snapshot().keys.contains("Generated"))
    }
  #endif

  @Test func rulesAreExplained() throws {
    let result = try BuiltTool.run(["explain", "c.layout-mismatch"], in: "/")
    #expect(result.status == 0 && result.output.hasPrefix("c.layout-mismatch (error)"))
  }
}
