/// What the speed is meant to be, beside what it was.
struct TargetTable {
  /// The reports, smallest catalogue first.
  let reports: [SizeReport]

  /// The table.
  var text: String {
    var table = MarkdownTable("target", "components", "aim", "measured", "holds")
    func add(_ name: String, _ report: SizeReport, _ measured: Double?, atMost aim: Double) {
      guard let measured else { return }
      table.add(
        name,
        Figures.grouped(report.count),
        "≤ " + Figures.decimal(aim, 2),
        Figures.decimal(measured, 2),
        measured <= aim ? "yes" : "no"
      )
    }
    for report in reports {
      add(
        "Swift: time against `flatc --swift`",
        report,
        report.ratio(.swift, to: .flatBuffers),
        atMost: report.count < 1_000 ? 1 : 0.5
      )
      add(
        "Swift, nothing changed: time against a full run",
        report,
        report.ratio(.swiftUnchanged, to: .swift),
        atMost: 0.5
      )
      add(
        "all outputs but C: time against `cp -r` of them",
        report,
        report.ratio(.unverified, to: .copiedUnverified),
        atMost: 3
      )
      add(
        "all outputs but C, nothing changed: time against a full run",
        report,
        report.ratio(.unverifiedUnchanged, to: .unverified),
        atMost: 0.5
      )
      add(
        "all outputs: time against `cp -r` of them",
        report,
        report.ratio(.everything, to: .copiedEverything),
        atMost: 3
      )
      add(
        "all outputs, nothing changed: time against a full run",
        report,
        report.ratio(.everythingUnchanged, to: .everything),
        atMost: 0.5
      )
      add(
        "Swift: peak memory, in 500 MB",
        report,
        report.sample(.swift).map { Double($0.peakMemory) / 500e6 },
        atMost: 1
      )
      add(
        "all outputs but C: peak memory, in 500 MB",
        report,
        report.sample(.unverified).map { Double($0.peakMemory) / 500e6 },
        atMost: 1
      )
      add(
        "all outputs: peak memory, in 500 MB",
        report,
        report.sample(.everything).map { Double($0.peakMemory) / 500e6 },
        atMost: 1
      )
    }
    for (smaller, larger) in zip(reports, reports.dropFirst()) where smaller.count >= 1_000 {
      for title in [ContenderList.Title.swift, .unverified, .everything] {
        add(
          "\(title.rawValue): growth of time per component from \(Figures.grouped(smaller.count))",
          larger,
          growth(title, from: smaller, to: larger),
          atMost: 1.25
        )
      }
    }
    return table.text
  }

  /// How many times as long a component takes in a larger catalogue; `nil` when one was not measured.
  private func growth(_ title: ContenderList.Title, from smaller: SizeReport, to larger: SizeReport)
    -> Double?
  {
    guard let small = smaller.sample(title), let large = larger.sample(title) else { return nil }
    return large.processor / Double(larger.count) / (small.processor / Double(smaller.count))
  }
}
