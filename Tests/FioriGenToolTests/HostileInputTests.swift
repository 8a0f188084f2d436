import FioriGenTestSupport
import Foundation
import Testing

/// Whatever stands where a spec should be: a located error, soon, and no output is touched.
@Suite struct HostileInputTests {
  /// Generates after something was prepared, and checks that nothing was written.
  ///
  /// - Returns: What the tool said.
  private func messages(
    arguments: [String] = [],
    after prepare: (TemporaryFolder) throws -> Void
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Specs/Good.yaml", SpecFixture.component("Good"))
    #expect(try BuiltTool.run(["generate"], in: folder.path).status == 0)
    try folder.write("Specs/Good.yaml", SpecFixture.component("Good", summary: "Changed."))
    try prepare(folder)
    let before = folder.snapshot("Generated")
    // A limit on memory and time instead of a measurement: what exceeds it does not end with 1.
    let result = try BuiltTool.run(
      ["generate"] + arguments,
      in: folder.path,
      shell: "ulimit -v 1500000; ulimit -t 20; exec \"$@\""
    )
    #expect(result.status == 1)
    #expect(folder.snapshot("Generated") == before)
    #expect(FileManager.default.fileExists(atPath: folder.path("x")) == false)
    return result.messages
  }

  @Test func aNameThatIsAPath() throws {
    let text = try messages { folder in
      try folder.write("Specs/x.yaml", SpecFixture.component("../../x"))
    }
    #expect(text.contains("Specs/x.yaml:1:12: error: "))
  }

  @Test func aHugeSpec() throws {
    let text = try messages { folder in
      let file = FileManager.default
      #expect(file.createFile(atPath: folder.path("Specs/Huge.yaml"), contents: nil))
      let handle = try FileHandle(
        forWritingTo: URL(fileURLWithPath: folder.path("Specs/Huge.yaml"))
      )
      try handle.truncate(atOffset: 100 * 1_048_576)
      try handle.close()
    }
    #expect(text.contains("Specs/Huge.yaml:1:1: error: "))
    #expect(text.contains("[spec.too-large]"))
  }

  @Test func aFolderInPlaceOfASpec() throws {
    let text = try messages { try $0.makeFolder("Specs/Folder.yaml") }
    #expect(text.contains("Specs/Folder.yaml:1:1: error: "))
    #expect(text.contains("[spec.unreadable]"))
  }

  @Test func aPipeInPlaceOfASpec() throws {
    let text = try messages { #expect($0.makePipe("Specs/Pipe.yaml")) }
    #expect(text.contains("Specs/Pipe.yaml:1:1: error: "))
    #expect(text.contains("[spec.unreadable]"))
  }

  @Test func aSocketInPlaceOfASpec() throws {
    let text = try messages { folder in
      #expect(folder.makeSocket("Specs/Socket.yaml"))
    }
    #expect(text.contains("Specs/Socket.yaml:1:1: error: "))
    #expect(text.contains("[spec.unreadable]"))
  }

  @Test(arguments: ["/dev/zero", "/dev/stdin", "missing.yaml", "Specs/Good.yaml/x"])
  func aPathThatIsNoSpec(path: String) throws {
    let text = try messages(arguments: ["Specs", path]) { _ in }
    #expect(text.contains("\(path):1:1: error: "))
    #expect(text.contains("[spec.unreadable]"))
  }

  @Test func aLinkThatLeadsNowhere() throws {
    let text = try messages { try $0.link("Specs/Link.yaml", to: "nowhere") }
    #expect(text.contains("Specs/Link.yaml:1:1: error: "))
  }

  @Test func noSpecsAtAll() throws {
    let text = try messages(arguments: ["--specs", "Empty"]) { try $0.makeFolder("Empty") }
    #expect(text.contains("Empty:1:1: error: "))
    #expect(text.contains("[input.no-specs]"))
  }

  @Test func everyFileThatCannotBeReadIsNamed() throws {
    let text = try messages { folder in
      try folder.makeFolder("Specs/A.yaml")
      #expect(folder.makePipe("Specs/B.yaml"))
      try folder.write("Specs/C.yaml", "component: [\n")
    }
    for name in ["A", "B", "C"] { #expect(text.contains("Specs/\(name).yaml:")) }
    #expect(text.hasSuffix(" errors\n"))
  }
}
