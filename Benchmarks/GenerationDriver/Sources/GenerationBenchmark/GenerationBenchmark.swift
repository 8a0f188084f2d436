/// Measures how fast catalogues are generated, beside other generators and a plain copy.
///
/// `GenerationBenchmark TOOL DEBUG-TOOL [SIZE:ROUNDS …]` prints tables; `make bench` calls it.
/// `GenerationBenchmark write COUNT FOLDER` only writes specs and schemas, for looking
/// at programs with a profiler.
@main
struct GenerationBenchmark {
  /// The sizes that are measured, and how often, unless the arguments say otherwise.
  private static let standard = ["31:15", "1000:5", "10000:3"]

  /// Runs the measurements.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "write", let count = Int(arguments[1]) {
      _ = SpecLanguage.write(count, to: "\(arguments[2])/Specs")
      _ = FlatBuffersLanguage.write(count, to: "\(arguments[2])/FlatBuffers")
      return
    }
    guard arguments.count >= 3 else { fail("usage: GenerationBenchmark TOOL DEBUG-TOOL RESULTS") }
    let tools = Tools(release: arguments[0], debug: arguments[1])
    let sizes = arguments.count > 3 ? Array(arguments[3...]) : standard
    let reports = sizes.map { report(on: $0, with: tools) }
    let text =
      Preface.text + reports.map(\.text).joined(separator: "\n") + "\n"
      + TargetTable(reports: reports).text
    print(text, terminator: "")
    Disk.write(text, to: "\(arguments[2])/generation.md")
    Disk.write(Plot(reports: reports).text, to: "\(arguments[2])/generation.svg")
    Workplace.clear()
  }

  /// Measures a catalogue of one size.
  private static func report(on size: String, with tools: Tools) -> SizeReport {
    let numbers = size.split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else {
      fail("a size is written COMPONENTS:ROUNDS, not \(size)")
    }
    progress("\(numbers[0]) components")
    let list = ContenderList(count: numbers[0], tools: tools)
    var arena = Arena(list.all)
    arena.run(rounds: numbers[1])
    Disk.remove(list.folder)
    return SizeReport(count: numbers[0], results: arena.results)
  }
}
