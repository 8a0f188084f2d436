import Testing

@testable import FioriGenDriver

/// A path can never leave the output folder.
@Suite struct OutputPathTests {
  @Test(arguments: ["a", "Swift/FUITag.fiori.swift", "a/b/c", "a..b", "with space", "ä"])
  func accepts(text: String) {
    #expect(OutputPath(text)?.text == text)
  }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", "a/..", "a/.", ".hidden", "a/.b",
    "a\\b", "a\nb", "a\0b", "C:a", "a\u{202E}b", String(repeating: "a", count: 256),
  ])
  func refuses(text: String) {
    #expect(OutputPath(text) == nil)
  }

  @Test func takesPathsApart() throws {
    let path = try #require(OutputPath("a/b/c"))
    #expect(path.folder == "a/b")
    #expect(path.name == "c")
    #expect(try #require(OutputPath("c")).folder == "")
  }

  @Test(arguments: [".fiori-gen-12-0.tmp", ".fiori-gen-1-99.tmp"])
  func recognisesTemporaryNames(name: String) {
    #expect(TemporaryName.matches(name))
  }

  @Test(arguments: [
    ".fiori-gen-manifest.json", ".fiori-gen-.tmp", ".fiori-gen-1.tmp", ".fiori-gen-a-1.tmp",
    "fiori-gen-1-1.tmp", ".fiori-gen-1-1.tmp.txt", ".fiori-gen-1-1-1.tmp", ".fiori-gen-1-.tmp",
  ])
  func leavesOtherNamesAlone(name: String) {
    #expect(!TemporaryName.matches(name))
  }

  @Test func makesNamesThatItRecognises() {
    #expect(TemporaryName.matches(TemporaryName.make(0)))
    #expect(OutputPath(TemporaryName.make(0)) == nil)
  }
}
