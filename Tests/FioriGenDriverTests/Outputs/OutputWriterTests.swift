import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// Writing changes what has to change and nothing else.
@Suite struct OutputWriterTests {
  @Test(arguments: [1, 4])
  func writesNewFiles(jobs: Int) throws {
    let output = try OutputFixture()
    let report = try output.write(["a": "1", "b": "2"], jobs: jobs)
    #expect(report.written == ["Swift/a.fiori.swift", "Swift/b.fiori.swift"])
    #expect(report.diagnostics.isEmpty)
    #expect(try output.folder.text("Out/Swift/a.fiori.swift") == "1")
    #expect(
      output.folder.snapshot("Out").keys.sorted() == [
        ".fiori-gen-manifest.json", "Swift", "Swift/a.fiori.swift", "Swift/b.fiori.swift",
      ]
    )
  }

  @Test func keepsTimeStampsOfUnchangedFiles() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1", "b": "2"])
    let before = output.folder.snapshot()
    let report = try output.write(["a": "1", "b": "2"], jobs: 4)
    #expect(report.unchanged == ["Swift/a.fiori.swift", "Swift/b.fiori.swift"])
    #expect(output.folder.snapshot() == before)
    #expect(try output.write(["a": "1", "b": "3"]).written == ["Swift/b.fiori.swift"])
    let name = "Out/Swift/a.fiori.swift"
    #expect(output.folder.snapshot()[name] == before[name])
  }

  @Test func removesStaleFilesAndNoOthers() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1", "b": "2"])
    try output.folder.write("Out/Swift/mine.fiori.swift", "mine")
    try output.folder.write("Out/README.md", "mine")
    let report = try output.write(["a": "1"])
    #expect(report.removed == ["Swift/b.fiori.swift"])
    #expect(
      output.folder.snapshot("Out").keys.sorted() == [
        ".fiori-gen-manifest.json", "README.md", "Swift", "Swift/a.fiori.swift",
        "Swift/mine.fiori.swift",
      ]
    )
    #expect(try output.folder.text("Out/.fiori-gen-manifest.json").contains("b.fiori") == false)
  }

  @Test func movesFilesWhenTheLayoutChanges() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1"])
    let report = try output.write(["a": "1"], layout: .flat)
    #expect(report.written == ["a.fiori.swift"])
    #expect(report.removed == ["Swift/a.fiori.swift"])
    #expect(
      output.folder.snapshot("Out").keys.sorted() == [".fiori-gen-manifest.json", "a.fiori.swift"]
    )
  }

  @Test func removesNothingThatOnlyAHostileListClaims() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1"])
    try output.folder.write("Out/Package.swift", "mine")
    try output.folder.write("Out/C/header.h", "of another kind")
    try output.folder.write(
      "Out/.fiori-gen-manifest.json",
      #"{"formatVersion": 1, "files": ["Package.swift", "C/header.h", "Swift/a.fiori.swift"]}"#
    )
    let report = try output.write(["a": "1"])
    #expect(report.removed.isEmpty && report.diagnostics.isEmpty)
    #expect(try output.folder.text("Out/Package.swift") == "mine")
    let list = try output.folder.text("Out/.fiori-gen-manifest.json")
    #expect(list.contains("C/header.h"))
  }

  @Test func goesOnWithADamagedList() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1"])
    try output.folder.write("Out/.fiori-gen-manifest.json", "{\n<<<<<<< HEAD\n}")
    let report = try output.write(["a": "2"])
    let finding = try #require(report.diagnostics.first)
    #expect(finding.rule.id == "output.bad-manifest" && finding.severity == .warning)
    #expect(finding.range.start.line == 2)
    #expect(report.written == ["Swift/a.fiori.swift"])
    #expect(try output.write(["a": "2"]).diagnostics.isEmpty)
  }

  @Test func keepsPermissions() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1"])
    let folder = try OpenFolder(opening: output.folder.path("Out/Swift"))
    try folder.remove("a.fiori.swift")
    try folder.writeNew("a.fiori.swift", text: "", permissions: 0o640, synchronising: false)
    _ = try output.write(["a": "2"])
    #expect(try folder.status(of: "a.fiori.swift")?.permissions == 0o640)
  }
}
