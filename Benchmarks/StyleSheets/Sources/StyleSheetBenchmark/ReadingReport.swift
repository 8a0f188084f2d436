import FioriRuntime

/// How fast sheets of two sizes are read and checked, beside a plain scan of the same bytes.
struct ReadingReport {
  /// What a size came to.
  struct Row {
    /// The lines of the sheet.
    let lines: Int
    /// Its bytes.
    let bytes: Int
    /// Millions of bytes in a second, for the scan, for parsing, and for parsing and checking.
    let speeds: [Double]
  }

  /// The sizes.
  let rows: [Row]

  /// Measures.
  ///
  /// - Parameter ruleCounts: How many rules the sheets have.
  init(ruleCounts: [Int]) {
    let vocabulary = StyleVocabulary(.bundled)
    rows = ruleCounts.map { ruleCount in
      let bytes = SampleSheet.make(ruleCount: ruleCount)
      let repetitions = max(1, 5_000 / ruleCount)
      var contest = Contest()
      contest.add("scan", repetitions: repetitions) {
        var lines = 0
        for byte in bytes where byte == 0x0A { lines += 1 }
        return lines
      }
      contest.add("parse", repetitions: repetitions) {
        StyleSheetParser.parse(bytes).declarations.count
      }
      contest.add("check", repetitions: repetitions) {
        StyleLinter.lint(StyleSheetParser.parse(bytes), vocabulary: vocabulary).count
      }
      contest.run(rounds: ruleCount > 5_000 ? 9 : 31)
      return Row(
        lines: bytes.count { $0 == 0x0A },
        bytes: bytes.count,
        speeds: ["scan", "parse", "check"].map { Double(bytes.count) / contest.median($0) / 1e6 }
      )
    }
  }

  /// The table.
  var table: String {
    var text = """
      | sheet | scan, MB/s | parse, MB/s | parse + check, MB/s | scan : parse : parse + check |
      | --- | ---: | ---: | ---: | ---: |

      """
    for row in rows {
      let speeds = row.speeds.map { $0.formattedPlainly }.joined(separator: " | ")
      text += "| \(row.lines) lines, \(row.bytes) bytes | \(speeds) | 1 : "
      text += "\((row.speeds[0] / row.speeds[1]).formattedPlainly) : "
      text += "\((row.speeds[0] / row.speeds[2]).formattedPlainly) |\n"
    }
    return text
  }

  /// How the speed of the last size compares with that of the first one.
  var linearity: String {
    guard let first = rows.first, let last = rows.last else { return "" }
    return "From the first to the last sheet the speed becomes "
      + "\((last.speeds[1] / first.speeds[1]).formattedPlainly) times as much for parsing and "
      + "\((last.speeds[2] / first.speeds[2]).formattedPlainly) times for parsing and checking.\n"
  }
}

extension Double {
  /// The number with three digits that count.
  var formattedPlainly: String {
    guard isFinite else { return "?" }
    if self >= 100 { return String(Int(rounded())) }
    let digits = self >= 10 ? 10.0 : self >= 1 ? 100 : 1000
    return String((self * digits).rounded() / digits)
  }
}
