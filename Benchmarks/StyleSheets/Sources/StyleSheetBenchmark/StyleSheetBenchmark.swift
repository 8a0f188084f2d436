import FioriRuntime

/// Measures how fast style sheets are read and checked.
///
/// `swift run -c release StyleSheetBenchmark` measures a sheet of 3,500 lines and one a hundred times
/// larger, next to a plain scan of the same bytes. `swift run -c release StyleSheetBenchmark hostile`
/// measures inputs that are made to be slow, 16 MB of each.
@main
struct StyleSheetBenchmark {
  /// Runs the measurements.
  static func main() {
    if CommandLine.arguments.dropFirst().first == "hostile" {
      measureHostileInputs()
      return
    }
    let factors = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }.map { [$0] }
    for factor in factors ?? [1, 10, 100] {
      let bytes = SampleSheet.make(ruleCount: 500 * factor)
      let runs = max(5, 100 / factor)
      print("\(bytes.count) bytes, \(bytes.count(where: { $0 == 0x0A })) lines")
      let scan = measure("  byte scan", bytes, runs) { bytes in
        var lines = 0
        for byte in bytes where byte == 0x0A { lines += 1 }
        return lines
      }
      let parse = measure("  parse", bytes, runs) { StyleSheetParser.parse($0).declarations.count }
      let vocabulary = StyleVocabulary(.bundled)
      let check = measure("  parse + check", bytes, runs) { bytes in
        StyleLinter.lint(StyleSheetParser.parse(bytes), vocabulary: vocabulary).count
      }
      print("  scan : parse : check = 1 : \(parse / scan) : \(check / scan)")
    }
  }

  /// Prints the speed of a piece of work.
  ///
  /// - Returns: The median of the seconds that it took.
  @discardableResult
  static func measure(
    _ name: String,
    _ bytes: [UInt8],
    _ runs: Int,
    _ work: ([UInt8]) -> Int
  ) -> Double {
    var times: [Double] = []
    var result = 0
    let clock = ContinuousClock()
    for _ in 0..<runs {
      let duration = clock.measure { result = work(bytes) }
      times.append(duration / .seconds(1))
    }
    let median = times.sorted()[runs / 2]
    let speed = Double(bytes.count) / 1_000_000 / median
    print("\(name): \((speed * 10).rounded() / 10) MB/s, \(median * 1000) ms (result \(result))")
    return median
  }

  /// Measures inputs that are made to be slow.
  static func measureHostileInputs() {
    let vocabulary = StyleVocabulary(.bundled)
    let size = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 16_000_000
    for piece in SampleSheet.hostilePieces {
      let count = size / piece.utf8.count
      let bytes = Array(String(repeating: piece, count: count).utf8)
      measure("\(piece.debugDescription)", bytes, 1) { bytes in
        StyleLinter.lint(StyleSheetParser.parse(bytes), vocabulary: vocabulary).count
      }
    }
    var names: [UInt8] = []
    var number = 0
    while names.count < size {
      names += Array("name\(number)x{prop\(number)y:@var\(number)z;}\n".utf8)
      number += 1
    }
    measure("distinct names", names, 1) { bytes in
      StyleLinter.lint(StyleSheetParser.parse(bytes), vocabulary: vocabulary).count
    }
  }
}
