import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// A run that would do what the last one did is recognised, and nothing else is taken for one.
@Suite struct RunRepetitionTests {
  /// A folder with two components and the output of a run.
  private struct Project {
    /// The folder.
    let folder: TemporaryFolder

    /// The run.
    var run: Generation

    /// Writes the specs and generates.
    init() throws {
      folder = try TemporaryFolder()
      run = Generation(
        inputs: [folder.path("Specs")],
        output: folder.path("Out"),
        kinds: [.swift, .reference],
        jobs: 2,
        records: RunRecordStore(folder: folder.path("Cache"))
      )
      try folder.write("Specs/First.yaml", Self.component("First"))
      try folder.write("Specs/Second.yaml", Self.component("Second"))
      let outcome = run.write()
      #expect(outcome.diagnostics == [] && outcome.report?.written.isEmpty == false)
    }

    /// A component's spec.
    static func component(_ name: String, summary: String = "A card.") -> String {
      "component: \(name)\nkind: view\nsummary: \(summary)\n"
    }

    /// Whether the run is taken for a repetition.
    func isRecognised(_ run: Generation? = nil) -> Bool {
      RunRepetition(run ?? self.run)?.outcome(waiting: {}) != nil
    }
  }

  @Test func aRepetitionComesToTheSameAndTouchesNothing() throws {
    let project = try Project()
    let before = project.folder.snapshot()
    #expect(project.isRecognised())
    let outcome = project.run.write()
    var withoutRecords = project.run
    withoutRecords.records = nil
    let whole = withoutRecords.write()
    #expect(outcome.componentCount == 2 && outcome.componentCount == whole.componentCount)
    #expect(outcome.typeCount == whole.typeCount)
    #expect(outcome.report?.unchanged == whole.report?.unchanged)
    #expect(outcome.report?.unchanged.isEmpty == false)
    #expect(outcome.report?.written == [] && outcome.report?.removed == [])
    #expect(outcome.diagnostics == [])
    #expect(project.folder.snapshot() == before)
  }

  /// Changes after which there is something to do.
  static let changes: [String] = [
    "a spec of the same length", "a new spec", "a spec less", "a spec that cannot be read",
    "an output of the same length", "an output less", "an output that is a link",
    "the list of owned files", "the output folder less",
  ]

  @Test(arguments: changes)
  func aChangeIsNoticedAndMended(change: String) throws {
    let project = try Project()
    let folder = project.folder
    let output = "Out/Swift/First.fiori.swift"
    let text = try folder.text(output)
    switch change {
    case "a spec of the same length":
      try folder.write("Specs/First.yaml", Project.component("First", summary: "A cart."))
    case "a new spec": try folder.write("Specs/Third.yaml", Project.component("Third"))
    case "a spec less": try folder.remove("Specs/Second.yaml")
    case "a spec that cannot be read": try folder.write("Specs/Third.yaml", "component: [")
    case "an output of the same length":
      try folder.write(output, text.replacing("A card", with: "A cart"))
    case "an output less": try folder.remove(output)
    case "an output that is a link":
      try folder.write("Other.swift", text)
      try folder.remove(output)
      try folder.link(output, to: folder.path("Other.swift"))
    case "the list of owned files":
      let list = "Out/.fiori-gen-manifest.json"
      try folder.write(list, try folder.text(list) + "\n")
    default: try folder.remove("Out")
    }
    #expect(!project.isRecognised())
    // The record is gone: a run that was killed now would leave none.
    #expect(!project.isRecognised())
    let outcome = project.run.write()
    var check = project.run
    check.records = nil
    if outcome.report?.diagnostics == [], outcome.diagnostics.allSatisfy({ $0.severity != .error })
    {
      #expect(check.check().report?.entries == [])
    } else {
      #expect(["a spec that cannot be read", "an output that is a link"].contains(change))
    }
  }

  @Test func otherRunsAreOthers() throws {
    let project = try Project()
    var others = [project.run, project.run, project.run]
    others[0].kinds = [.swift]
    others[1].layout = .flat
    others[2].llvmFolder = "/opt/llvm"
    for other in others {
      #expect(project.isRecognised())
      #expect(!project.isRecognised(other))
      #expect(project.run.write().diagnostics == [])
    }
  }

  @Test func findingsAreReportedByEveryRun() throws {
    let project = try Project()
    // A class path that leaves the pattern is a warning.
    let theming =
      "theming: { support: { Text: inferred }, classPaths: [{ path: odd, group: Text }] }\n"
    try project.folder.write("Specs/First.yaml", Project.component("First") + theming)
    try project.folder.write(
      "Specs/Styles.yaml",
      "attributeGroups:\n  Text: { summary: Words., attributes: { font-size: Number } }\n"
    )
    try project.folder.write(
      "Specs/catalogue.yaml",
      "catalogue: Cards\nclassPathPrefix: fdl\n"
    )
    let first = project.run.write()
    #expect(!first.diagnostics.isEmpty && first.report != nil)
    #expect(!project.isRecognised())
    #expect(project.run.write().diagnostics == first.diagnostics)
  }

  @Test func checkingAlwaysDoesItsWork() throws {
    let project = try Project()
    let output = try project.folder.text("Out/Swift/First.fiori.swift")
    try project.folder.write("Out/Swift/First.fiori.swift", output + "\n")
    #expect(project.run.check().report?.entries.map(\.difference) == [.different])
  }

  @Test(arguments: ["", "x", "fiori-gen-run-1 1 2 3 4 5", "fiori-gen-run-1 1 2 3 4 x \n"])
  func aDamagedRecordIsNone(text: String) throws {
    #expect(RunRecord(parsing: text) == nil)
    let project = try Project()
    for name in project.folder.snapshot("Cache").keys where name.contains("run-") {
      try project.folder.write("Cache/\(name)", text)
    }
    #expect(!project.isRecognised())
    #expect(project.run.write().diagnostics == [])
    #expect(project.isRecognised())
  }

  @Test func aRecordSurvivesItsText() {
    let record = RunRecord(
      run: Fingerprint(value: 1),
      inputs: Fingerprint(value: .max),
      outputs: Fingerprint(value: 0),
      componentCount: 31,
      typeCount: 27
    )
    #expect(RunRecord(parsing: record.text) == record)
  }

  @Test func theNumberOfRecordsIsBounded() throws {
    let folder = try TemporaryFolder()
    let store = RunRecordStore(folder: folder.path("Cache"))
    let record = RunRecord(
      run: Fingerprint(),
      inputs: Fingerprint(),
      outputs: Fingerprint(),
      componentCount: 0,
      typeCount: 0
    )
    for number in 0..<1_000 { store.keep(record, for: "/output/\(number)") }
    let names = folder.snapshot("Cache").keys
    #expect(names.count <= 256 && names.allSatisfy { $0.hasPrefix("run-") })
    #expect(store.record(for: "/output/999") == record)
    store.forget("/output/999")
    #expect(store.record(for: "/output/999") == nil)
  }

  @Test func aCacheThatCannotBeWrittenFailsNothing() throws {
    let project = try Project()
    var run = project.run
    try project.folder.write("File", "")
    run.records = RunRecordStore(folder: project.folder.path("File"))
    #expect(run.write().diagnostics == [])
    #expect(!project.isRecognised(run))
  }
}
