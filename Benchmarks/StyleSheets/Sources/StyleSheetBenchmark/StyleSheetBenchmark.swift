import FioriComponents

/// Measures how fast style sheets are read, checked and loaded.
///
/// `Benchmarks/style-sheets` builds and runs it, with the sheet of typed values as the argument. With the
/// argument `sheet` it prints the sheet of words whose compiled form is measured; with `hostile` it measures
/// inputs that are made to be slow, 16 MB of each.
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
    case let path?: measure(typedSheet: path)
    case nil: print("usage: StyleSheetBenchmark SHEET | sheet | hostile [BYTES]")
    }
  }

  /// Measures reading and loading.
  ///
  /// - Parameter path: The sheet that the typed theme was compiled from.
  private static func measure(typedSheet path: String) {
    let reading = ReadingReport(ruleCounts: [ruleCount, ruleCount * 100])
    print(reading.table)
    print(reading.linearity)
    print("The small sheet again, which has only words, as the rules of an app's own views have:\n")
    let first = SampleTheme.classPaths.prefix(20)
    let words = LoadingReport(
      sheet: SampleSheet.make(ruleCount: ruleCount),
      compiledTo: SampleTheme.self
    ) { theme in
      first.count { theme[words: "font-size", of: $0] != nil }
    }
    print(words.table)
    let sheet = SampleSheet.read(path)
    print("A sheet of \(sheet.count) bytes with every attribute of Fiori's class paths, typed:\n")
    let typed = LoadingReport(
      sheet: sheet,
      compiledTo: TypedTheme.self,
      first: TypedLookups.first
    )
    print(typed.table, terminator: "")
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
