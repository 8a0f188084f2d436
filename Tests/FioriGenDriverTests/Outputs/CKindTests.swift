import FioriGenC
import FioriGenModel
import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// C headers are one kind of output among others, which only some builds of the tool can make.
@Suite struct CKindTests {
  /// Whether this build has libclang.
  private static let hasLibclang = ClangLibrary.version != nil

  @Test(arguments: [
    ("C/abi.json", true), ("C/include/fiori/tag.h", true),
    ("C/include/fiori/module.modulemap", true), ("abi.json", true),
    ("include/fiori/tag.h", true), ("tag.h", true), ("C/README.md", false),
    ("C/include/fiori/tag.c", false), ("Swift/tag.h", false), ("source/tag.h", false),
  ])
  func knowsItsFiles(path: String, isCovered: Bool) {
    #expect(OutputKind.c.covers(path) == isCovered)
  }

  @Test func isMadeByDefaultOnlyWithLibclang() {
    let others: [OutputKind] = [.swift, .docs, .reference]
    #expect(Set(OutputKind.available).isSuperset(of: others))
    #expect(OutputKind.available.contains(.c) == Self.hasLibclang)
    #expect(Generation(inputs: [], output: "").kinds == OutputKind.available)
  }

  @Test func aKindThatIsNotMadeIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let swift = [GeneratedFile(path: "Tag.fiori.swift", contents: "1")]
    let headers = [
      GeneratedFile(path: "abi.json", contents: "{}"),
      GeneratedFile(path: "include/x/tag.h", contents: "2"),
    ]
    let all = try plan([(.swift, swift), (.c, headers)])
    #expect(write(all, to: folder).written.count == 3)
    try folder.write("Out/C/include/x/tag.h", "changed")
    let before = folder.snapshot()
    let swiftAlone = try plan([(.swift, swift)])
    let check = OutputChecker.check(swiftAlone, in: folder.path("Out"), jobs: 1, waiting: {})
    #expect(check.entries.isEmpty && check.diagnostics.isEmpty && check.unchangedCount == 1)
    let report = write(swiftAlone, to: folder)
    #expect(report.written.isEmpty && report.removed.isEmpty)
    #expect(folder.snapshot() == before)
  }

  @Test func oldHeadersGoWithTheirFolders() throws {
    let folder = try TemporaryFolder()
    let old = [GeneratedFile(path: "include/old/tag.h", contents: "1")]
    let new = [GeneratedFile(path: "include/new/tag.h", contents: "1")]
    _ = write(try plan([(.c, old)]), to: folder)
    #expect(write(try plan([(.c, new)]), to: folder).removed.count == 1)
    #expect(folder.snapshot("Out/C/include").keys.sorted() == ["new", "new/tag.h"])
    _ = write(try plan([(.c, [])]), to: folder)
    #expect(folder.snapshot("Out").keys.sorted() == [".fiori-gen-manifest.json"])
  }

  @Test func aDamagedInterfaceStopsTheEmission() throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("Out/C/abi.json", "{\n<<<<<<< HEAD\n}")
    let generation = Generation(inputs: [], output: folder.path("Out"), kinds: [.c])
    let result = OutputKind.c.emit(Catalogue(), for: generation)
    #expect(result.files.isEmpty)
    #expect(result.diagnostics.map(\.rule) == [CRules.abiDescription])
    #expect(result.diagnostics.first?.range.file == place)
    #expect(result.diagnostics.first?.range.start.line == 2)
    #expect(result.diagnostics.first?.suggestion?.contains("version control") == true)
  }

  /// Plans files of several kinds.
  private func plan(_ outputs: [(kind: OutputKind, files: [GeneratedFile])]) throws -> OutputPlan {
    let deferred = outputs.map { ($0.kind, $0.files.map(DeferredFile.init)) }
    return try #require(OutputPlan.make(deferred, layout: .folders).plan)
  }

  /// Writes a plan.
  private func write(_ plan: OutputPlan, to folder: TemporaryFolder) -> OutputReport {
    let report = OutputWriter.write(plan, into: folder.path("Out"), jobs: 1, waiting: {})
    #expect(report.diagnostics.isEmpty)
    return report
  }
}
