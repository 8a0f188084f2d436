import FioriRuntime

/// Measures how fast style sheets are read, checked and loaded.
///
/// `Benchmarks/style-sheets` builds and runs it. With the argument `sheet` it prints the sheet whose
/// compiled form is measured; with `hostile` it measures inputs that are made to be slow, 16 MB of each.
@main
struct StyleSheetBenchmark {
  /// A sheet of 3,500 lines has so many rules.
  private static let ruleCount = 500

  /// Runs the measurements.
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "sheet":
      print(String(decoding: SampleSheet.make(ruleCount: ruleCount), as: UTF8.self), terminator: "")
    case "hostile": measureHostileInputs()
    default:
      let reading = ReadingReport(ruleCounts: [ruleCount, ruleCount * 100])
      print(reading.table)
      print(reading.linearity)
      print(LoadingReport(sheet: SampleSheet.make(ruleCount: ruleCount)).table, terminator: "")
    }
  }

  /// Measures inputs that are made to be slow.
  private static func measureHostileInputs() {
    let vocabulary = StyleVocabulary(.bundled)
    let size = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 16_000_000
    var inputs = SampleSheet.hostilePieces.map { piece in
      (piece.debugDescription, Array(String(repeating: piece, count: size / piece.utf8.count).utf8))
    }
    var names: [UInt8] = []
    var number = 0
    while names.count < size {
      names += Array("name\(number)x{prop\(number)y:@var\(number)z;}\n".utf8)
      number += 1
    }
    inputs.append(("distinct names", names))
    for (name, bytes) in inputs {
      let time = ContinuousClock().measure {
        _ = StyleLinter.lint(StyleSheetParser.parse(bytes), vocabulary: vocabulary)
      }
      print("\(name): \((Double(bytes.count) / 1e6 / (time / .seconds(1))).formattedPlainly) MB/s")
    }
  }
}
