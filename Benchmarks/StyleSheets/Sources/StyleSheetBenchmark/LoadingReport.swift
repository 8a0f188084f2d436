import FioriRuntime

/// How long an app waits for a theme: read from a sheet at launch, or compiled ahead of time.
struct LoadingReport {
  /// Looks something up in a theme; the result keeps that from being left out.
  typealias Lookup = (Theme) -> Int

  /// The measured work.
  private let contest: Contest

  /// Measures.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - theme: What the sheet was compiled to.
  ///   - first: Looks 20 class paths up.
  init<Source: ThemeSource>(sheet: [UInt8], compiledTo theme: Source.Type, first: @escaping Lookup)
  {
    let paths = Source.classPaths
    let variables = Theme(theme).variableNames
    let attribute = "font-size"
    var contest = Contest()
    contest.add(Self.parsing, repetitions: 10) { StyleSheetParser.parse(sheet).rules.count }
    contest.add("`Theme.load`: parsing, checking, a theme with all words", repetitions: 3) {
      Theme.load(sheet).errors.count
    }
    contest.add("the compiled theme and the rule of one class path", repetitions: 1_000) {
      Theme(theme)[words: attribute, of: paths.last ?? ""] == nil ? 0 : 1
    }
    if !variables.isEmpty {
      contest.add("the compiled theme and its \(variables.count) variables", repetitions: 100) {
        let theme = Theme(theme)
        return variables.count { theme[variable: $0] != nil }
      }
    }
    contest.add("the compiled theme and the rules of 20 class paths", repetitions: 100) {
      first(Theme(theme))
    }
    contest.add(
      "the compiled theme and the rules of all \(paths.count) class paths",
      repetitions: 10
    ) {
      let theme = Theme(theme)
      return paths.count { theme[words: attribute, of: $0] != nil }
    }
    contest.run(rounds: 31)
    self.contest = contest
  }

  /// The name of the work that the rest is compared with.
  private static let parsing = "parsing the sheet, nothing else"

  /// The table.
  var table: String {
    let parsing = contest.median(Self.parsing)
    var text = """
      | what an app waits for | microseconds | parsing the sheet takes so many times as long |
      | --- | ---: | ---: |

      """
    for entry in contest.entries {
      text += "| \(entry.name) | \((entry.median * 1e6).formattedPlainly) | "
      text += "\((parsing / entry.median).formattedPlainly) |\n"
    }
    return text
  }
}
