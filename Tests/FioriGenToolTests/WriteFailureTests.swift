import FioriGenTestSupport
import Foundation
import Testing

/// When the system refuses to write, what was there stays.
@Suite struct WriteFailureTests {
  @Test func aFullDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/A.yaml", SpecFixture.component("A"))
    #expect(try BuiltTool.run(["generate", "--only", "swift"], in: folder.path).status == 0)
    let text = String(repeating: "Long text. ", count: 1_000)
    try folder.write("Specs/A.yaml", SpecFixture.component("A", summary: text))
    let before = folder.snapshot("Generated")
    // The system cuts files off at four kilobytes, as a full disk would.
    let result = try BuiltTool.run(
      ["generate", "--only", "swift"],
      in: folder.path,
      shell: "trap '' XFSZ; ulimit -f 4; exec \"$@\""
    )
    #expect(result.status == 1)
    #expect(result.messages.contains("Generated/Swift/A.fiori.swift:1:1: error: "))
    #expect(result.messages.contains("[output.write-failed]"))
    #expect(folder.snapshot("Generated") == before)
    #expect(try BuiltTool.run(["generate", "--only", "swift"], in: folder.path).status == 0)
    #expect(
      try BuiltTool.run(["generate", "--only", "swift", "--check"], in: folder.path).status == 0
    )
  }

  @Test func aFolderThatCannotBeMade() throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/A.yaml", SpecFixture.component("A"))
    let result = try BuiltTool.run(["generate", "-o", "/proc/none"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.messages.contains("/proc/none:1:1: error: "))
    #expect(result.messages.contains("[output.write-failed]"))
  }

  @Test func aLinkOutOfTheOutputFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/A.yaml", SpecFixture.component("A"))
    try folder.makeFolder("Generated")
    try folder.makeFolder("elsewhere")
    try folder.link("Generated/Swift", to: "../elsewhere")
    let result = try BuiltTool.run(["generate"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.messages.contains("Generated/Swift:1:1: error: "))
    #expect(folder.snapshot("elsewhere").isEmpty)
  }
}
