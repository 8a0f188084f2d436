import FioriRuntime

/// How long an app waits for a theme: read from a sheet at launch, or compiled ahead of time.
struct LoadingReport {
  /// The measured work.
  private let contest: Contest

  /// Measures.
  ///
  /// - Parameter sheet: The sheet that ``SampleTheme`` was compiled from.
  init(sheet: [UInt8]) {
    let paths = SampleTheme.classPaths
    let first = Array(paths.prefix(20))
    let size = "font-size"
    var contest = Contest()
    contest.add("parse", repetitions: 10) { StyleSheetParser.parse(sheet).rules.count }
    contest.add("load", repetitions: 3) { Theme.load(sheet).errors.count }
    contest.add("compiled", repetitions: 1_000) {
      Theme(SampleTheme.self)[variable: ""] == nil ? 0 : 1
    }
    contest.add("compiled, 20 class paths", repetitions: 100) {
      let theme = Theme(SampleTheme.self)
      return first.count { theme[words: size, of: $0] != nil }
    }
    contest.add("compiled, all class paths", repetitions: 3) {
      let theme = Theme(SampleTheme.self)
      return paths.count { theme[words: size, of: $0] != nil }
    }
    contest.run(rounds: 31)
    self.contest = contest
  }

  /// The table.
  var table: String {
    let parse = contest.median("parse")
    var text = """
      | what an app waits for | microseconds | parsing the sheet takes so many times as long |
      | --- | ---: | ---: |

      """
    let rows = [
      ("parsing the sheet, nothing else", "parse"),
      ("`Theme.load`: parsing, checking, a theme with all words", "load"),
      ("the compiled theme, with its variables", "compiled"),
      ("the compiled theme and the rules of 20 class paths", "compiled, 20 class paths"),
      ("the compiled theme and the rules of all class paths", "compiled, all class paths"),
    ]
    for (name, entry) in rows {
      let seconds = contest.median(entry)
      text += "| \(name) | \((seconds * 1e6).formattedPlainly) | "
      text += "\((parse / seconds).formattedPlainly) |\n"
    }
    return text
  }
}
