@testable import FioriStyle
import FuzzSupport

/// One sheet on its way through everything that works on sheets, with the promises of each stage.
struct StyleSheetRun {
  /// How the sheet is checked.
  let options: StyleLintOptions

  /// The sheet.
  let bytes: [UInt8]

  /// The sheet's tree.
  let syntax: StyleSheetSyntax

  /// The findings about the sheet.
  let findings: [StyleFinding]

  /// Reads and checks a sheet.
  ///
  /// - Parameters:
  ///   - settings: Its bits choose the dialect, the place of alpha and strictness.
  ///   - sheet: The sheet.
  init(settings: UInt8, sheet: [UInt8]) {
    options = StyleLintOptions(
      dialect: [.fiori, .fiori, .classic, .palette][Int(settings & 3)],
      alpha: [nil, nil, .first, .last][Int(settings >> 2 & 3)],
      isStrict: settings & 16 != 0
    )
    bytes = sheet
    syntax = StyleSheetParser.parse(sheet)
    findings = StyleLinter.lint(syntax, vocabulary: FuzzVocabulary.value, options: options)
  }

  /// Checks every promise. The tree, the findings and the theme that an app loads are looked at for every
  /// input; what takes longer is for a sample.
  func check() {
    checkTree()
    checkFindings()
    checkLoading()
    if FuzzSample.contains(bytes, oneIn: 64, salt: 1) { checkFixing() }
    if FuzzSample.contains(bytes, oneIn: 64, salt: 2) { checkFormatting() }
    if FuzzSample.contains(bytes, oneIn: 64, salt: 3) { checkCompiling() }
  }

  /// The tree prints back the sheet, and every node is a piece of it.
  private func checkTree() {
    FuzzCheck.require(syntax.printed() == bytes, "the tree prints back the sheet")
    guard FuzzSample.contains(bytes, oneIn: 8, salt: 4) else { return }
    var position = 0
    var count = 0
    for piece in syntax.pieces {
      FuzzCheck.require(
        piece.range.start == position && !piece.range.isEmpty,
        "pieces follow each other"
      )
      position = piece.range.end
      if piece.role == .name { count += 1 }
    }
    FuzzCheck.require(position == bytes.count, "the pieces cover the sheet")
    FuzzCheck.require(
      count == syntax.definitions.count + syntax.declarations.count,
      "every statement is among the pieces"
    )
    position = 0
    for token in StyleSheetLexer(bytes) {
      FuzzCheck.require(
        token.range.start == position && !token.range.isEmpty,
        "tokens follow each other"
      )
      position = token.range.end
    }
    FuzzCheck.require(position == bytes.count, "the tokens cover the sheet")
  }

  /// Findings lie in the sheet, are sorted, and show nothing that a terminal would obey.
  private func checkFindings() {
    let isSampled = FuzzSample.contains(bytes, oneIn: 8, salt: 5)
    var previous = 0
    for finding in findings {
      let range = finding.range
      FuzzCheck.require(
        range.start <= range.end && range.end.offset <= bytes.count,
        "findings lie in the sheet"
      )
      FuzzCheck.require(previous <= range.start.offset, "findings are sorted")
      previous = range.start.offset
      FuzzCheck.require(!finding.message.isEmpty, "findings say something")
      guard isSampled else { continue }
      FuzzCheck.require(
        finding.message.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F },
        "messages are one line of visible text"
      )
      if let edit = finding.edit {
        FuzzCheck.require(
          edit.range.start <= edit.range.end && edit.range.end <= bytes.count,
          "changes lie in the sheet"
        )
      }
    }
  }

  /// Mending ends, never makes a sheet worse, and has nothing left to do afterwards.
  private func checkFixing() {
    guard findings.contains(where: { $0.edit?.isSafe == true }) else { return }
    let fixed = StyleFixer.fix(bytes, vocabulary: FuzzVocabulary.value, options: options)
    let errors = StyleSheetParser.parse(fixed.bytes).errors.count
    FuzzCheck.require(
      errors <= syntax.errors.count,
      "mending adds no syntax errors: \(syntax.errors.count) became \(errors)"
    )
    FuzzCheck.require(
      StyleFixer.fix(fixed.bytes, vocabulary: FuzzVocabulary.value, options: options).bytes
        == fixed.bytes,
      "mending a second time changes nothing"
    )
  }

  /// The normal form is a sheet without errors that says the same; formatting it changes nothing.
  private func checkFormatting() {
    guard syntax.errors.isEmpty, let formatted = try? StyleFormatter.format(syntax) else {
      FuzzCheck.require(!syntax.errors.isEmpty, "sheets without errors can be formatted")
      return
    }
    let tree = StyleSheetParser.parse(formatted)
    FuzzCheck.require(tree.errors.isEmpty, "the normal form has no syntax errors")
    FuzzCheck.require((try? StyleFormatter.format(tree)) == formatted, "formatting is idempotent")
    let before = SheetWords(bytes)
    let after = SheetWords(formatted)
    FuzzCheck.require(after.words == before.words, "formatting keeps every word and the order")
    FuzzCheck.require(after.comments == before.comments, "formatting keeps every comment")
  }

  /// A sheet compiles.
  private func checkCompiling() {
    let compiled = ThemeCompiler.theme(
      of: syntax,
      vocabulary: FuzzVocabulary.value,
      alpha: options.alpha ?? .last
    )
    FuzzCheck.require(!compiled.json.isEmpty, "a theme has a JSON form")
  }

  /// What the run time loads from a sheet, however faulty that is, can be written and is loaded as the same
  /// theme; without errors if the sheet has none.
  private func checkLoading() {
    let theme = Theme(syntax, alpha: .last)
    guard let text = try? theme.styleSheet() else {
      FuzzCheck.require(false, "a theme that was loaded can be written")
      return
    }
    guard !text.isEmpty else { return }
    FuzzCheck.require(
      Theme(StyleSheetParser.parse(Array(text.utf8)), alpha: .last) == theme,
      "what a theme writes is loaded as the same theme"
    )
    guard !findings.contains(where: { $0.severity == .error }) else { return }
    let loading = Theme.load(bytes)
    FuzzCheck.require(loading.errors.isEmpty, "a sheet without findings is loaded without errors")
    FuzzCheck.require(loading.theme == theme, "a sheet is loaded as its tree says")
    FuzzCheck.require(
      Theme.load(Array(text.utf8)).errors.isEmpty,
      "what a theme writes has no errors"
    )
  }
}
