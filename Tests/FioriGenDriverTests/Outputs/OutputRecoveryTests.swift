import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// The next run repairs what a killed one left.
@Suite struct OutputRecoveryTests {
  @Test func removesLeftoverTemporaryFiles() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1"])
    try output.folder.write("Out/.fiori-gen-4242-0.tmp", "half")
    try output.folder.write("Out/Swift/.fiori-gen-4242-1.tmp", "half")
    try output.folder.write("Out/Swift/.fiori-gen-mine.tmp", "mine")
    try output.folder.makeFolder("Out/Swift/.fiori-gen-4242-2.tmp")
    #expect(try output.write(["a": "1"]).diagnostics.isEmpty)
    #expect(
      output.folder.snapshot("Out").keys.sorted() == [
        ".fiori-gen-manifest.json", "Swift", "Swift/.fiori-gen-4242-2.tmp",
        "Swift/.fiori-gen-mine.tmp", "Swift/a.fiori.swift",
      ]
    )
  }

  @Test func removesFoldersThatARunEmptiedBeforeItWasKilled() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1"])
    try output.folder.write(
      "Out/.fiori-gen-manifest.json",
      #"{"formatVersion": 1, "files": ["Swift/a.fiori.swift", "Swift/Old/b.fiori.swift"]}"#
    )
    try output.folder.makeFolder("Out/Swift/Old")
    #expect(try output.write(["a": "1"]).diagnostics.isEmpty)
    #expect(!output.folder.snapshot("Out").keys.contains("Swift/Old"))
  }

  @Test func forgetsNoStaleFileOfARunThatWasKilled() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1", "b": "2"])
    // Killed after the list grew, with only some of the files in place.
    try output.folder.write(
      "Out/.fiori-gen-manifest.json",
      """
      {"formatVersion": 1, "files": ["Swift/a.fiori.swift", "Swift/b.fiori.swift", \
      "Swift/c.fiori.swift", "Swift/d.fiori.swift"]}
      """
    )
    try output.folder.write("Out/Swift/c.fiori.swift", "3")
    let report = try output.write(["a": "1", "e": "5"])
    #expect(report.removed == ["Swift/b.fiori.swift", "Swift/c.fiori.swift"])
    #expect(try output.check(["a": "1", "e": "5"]).lines.isEmpty)
  }

  @Test func repairsDamagedFiles() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1", "b": "2"])
    try output.folder.write("Out/Swift/a.fiori.swift", "")
    try output.folder.remove("Out/Swift/b.fiori.swift")
    #expect(try output.write(["a": "1", "b": "2"]).written.count == 2)
    #expect(try output.folder.text("Out/Swift/a.fiori.swift") == "1")
  }

  @Test func aFailedWriteLeavesTheOldContents() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "old"])
    let before = output.folder.snapshot()
    // The first name is that of the list of owned files. The second one cannot be made where it
    // exists already: what a full disk does, too, is to refuse the temporary file.
    try output.folder.makeFolder("Out/Swift/" + TemporaryName.make(1))
    let report = try output.write(["a": "new", "b": "new"])
    #expect(report.diagnostics.map(\.rule.id) == ["output.write-failed"])
    #expect(report.diagnostics[0].range.file.hasSuffix("Out/Swift/a.fiori.swift"))
    try output.folder.remove("Out/Swift/" + TemporaryName.make(1))
    // The list was written again, with what it said before.
    #expect(output.folder.snapshot().mapValues(\.contents) == before.mapValues(\.contents))
  }
}
