import FioriGenDriver
import FioriGenTestSupport
import FioriStyle
import Foundation
import Testing

/// Sheets in the styles that apps are published with, each with the findings that a person expects.
///
/// Every sheet stands in `Tests/Fixtures/ForeignSheets` beside a file of its expected findings, one in a
/// line: place, severity and rule, and `mistake` where the author of the sheet made one. Its first line
/// tells how many rules the sheet has.
@Suite struct ForeignSheetTests {
  /// A sheet with what is expected of it.
  struct Sheet: CustomTestStringConvertible, Sendable {
    /// The file's name without extension.
    let name: String
    /// The sheet.
    let bytes: [UInt8]
    /// The number of its rules.
    let ruleCount: Int
    /// The findings, without the mark of a mistake.
    let findings: [String]
    /// Those of them that are mistakes of the author.
    let mistakes: Set<String>

    /// The name in the list of test cases.
    var testDescription: String { name }

    /// Reads a sheet and its expectations.
    init(_ url: URL) throws {
      name = url.deletingPathExtension().lastPathComponent
      bytes = Array(try Data(contentsOf: url))
      let expectations = url.deletingPathExtension().appendingPathExtension("expected")
      let lines = try String(contentsOf: expectations, encoding: .utf8).split(separator: "\n")
      ruleCount = Int(lines.first?.split(separator: " ").last ?? "") ?? -1
      let words = lines.dropFirst().map { $0.split(separator: " ") }
      findings = words.map { $0.prefix(3).joined(separator: " ") }
      mistakes = Set(
        words.filter { $0.last == "mistake" }.map { $0.prefix(3).joined(separator: " ") }
      )
    }

    /// The number of lines.
    var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }

    /// What the tool finds without any settings.
    var found: [StyleFinding] {
      StyleLinter.lint(bytes, knowledge: BundledKnowledge.knowledge)
    }
  }

  /// All sheets.
  static let sheets: [Sheet] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: Snapshot.fixtures.appendingPathComponent("ForeignSheets"),
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { $0.pathExtension == "nss" }
      .sorted { $0.path < $1.path }.compactMap { try? Sheet($0) }
  }()

  /// A finding as the expectations spell it.
  private static func spelled(_ finding: StyleFinding) -> String {
    let start = finding.range.start
    return "\(start.line):\(start.column) \(finding.severity.rawValue) "
      + finding.rule.id.dropFirst("nss.".count)
  }

  @Test func thereAreSheets() {
    #expect(Self.sheets.count == 6)
    #expect(Self.sheets.map(\.lineCount).reduce(0, +) > 300)
  }

  @Test(arguments: sheets)
  func findsExactlyWhatAPersonExpects(in sheet: Sheet) {
    #expect(sheet.found.map(Self.spelled) == sheet.findings)
  }

  @Test(arguments: sheets)
  func noRuleIsLost(of sheet: Sheet) {
    let syntax = StyleSheetParser.parse(sheet.bytes)
    #expect(syntax.rules.count == sheet.ruleCount)
    #expect(syntax.printed() == sheet.bytes)
  }

  @Test func errorsAreTrue() {
    var errorCount = 0
    var trueCount = 0
    for sheet in Self.sheets {
      for error in sheet.found where error.severity == .error {
        errorCount += 1
        if sheet.mistakes.contains(Self.spelled(error)) { trueCount += 1 }
      }
    }
    #expect(errorCount >= 15)
    #expect(Double(trueCount) >= 0.95 * Double(errorCount))
  }

  @Test(arguments: sheets)
  func warningsAreFew(in sheet: Sheet) {
    let warnings = sheet.found.filter { $0.severity == .warning }
    let needless = warnings.filter { !sheet.mistakes.contains(Self.spelled($0)) }
    #expect(needless.count <= max(1, sheet.lineCount / 20))
  }

  @Test(arguments: [
    "missing-semicolon", "misspelt-property", "value-type", "quoted-value", "missing-hash",
    "undefined-variable", "unsupported-attribute", "redefined-variable", "duplicate-property",
    "unit", "line-comment",
  ])
  func mistakesOfEveryKindAreFound(rule: String) {
    let found = Self.sheets.filter { sheet in
      sheet.found.contains { finding in
        finding.rule.id == "nss." + rule && sheet.mistakes.contains(Self.spelled(finding))
      }
    }
    #expect(!found.isEmpty)
  }

  /// A mistake that is put into a sheet.
  struct Mistake: CustomTestStringConvertible, Sendable {
    /// What is wrong.
    let testDescription: String
    /// The rule that is to find it, without `nss.`.
    let rule: String
    /// Puts the mistake into a sheet whose text and middle rule it is given.
    let plant: @Sendable (_ sheet: String, _ rule: String) -> String

    /// A mistake in a rule of its own, behind the middle one.
    init(_ name: String, _ rule: String, _ text: String) {
      self.init(name, rule) { sheet, middle in
        sheet.replacing(middle, with: middle + "\n\n" + text, maxReplacements: 1)
      }
    }

    /// A mistake that changes the sheet.
    init(_ name: String, _ rule: String, _ plant: @escaping @Sendable (String, String) -> String) {
      testDescription = name
      self.rule = rule
      self.plant = plant
    }
  }

  /// The mistakes that authors of sheets make most.
  static let commonMistakes: [Mistake] = [
    Mistake("missing ; before }", "missing-semicolon") { sheet, middle in
      guard let last = middle.lastIndex(of: ";") else { return sheet }
      var faulty = middle
      faulty.remove(at: last)
      return sheet.replacing(middle, with: faulty, maxReplacements: 1)
    },
    Mistake("background-olor", "misspelt-property", "ActivityIndicator { background-olor: red; }"),
    Mistake("4co", "value-type", "ActivityIndicator { border-width: 4co; }"),
    Mistake("quoted hex", "quoted-value", "ActivityIndicator { font-color: \"#FF0000\"; }"),
    Mistake(
      "undefined variable",
      "undefined-variable",
      "ActivityIndicator { font-color: @plantedNowhere; }"
    ),
    Mistake(
      "font-style on an image",
      "unsupported-attribute",
      "fdlObjectView_detailImageView { font-style: body; }"
    ),
    Mistake("duplicate rule", "duplicate-rule") { sheet, middle in
      sheet.replacing(middle, with: middle + "\n" + middle, maxReplacements: 1)
    },
    Mistake("duplicate definition", "redefined-variable") { sheet, middle in
      sheet.replacing(
        middle,
        with: "@planted: red;\n@planted: blue;\nActivityIndicator { font-color: @planted; }\n"
          + middle,
        maxReplacements: 1
      )
    },
  ]

  @Test(arguments: sheets.filter { $0.ruleCount > 0 }, commonMistakes)
  func plantedMistakesAreFound(in sheet: Sheet, mistake: Mistake) throws {
    let text = String(decoding: sheet.bytes, as: UTF8.self)
    let syntax = StyleSheetParser.parse(sheet.bytes)
    let faults = sheet.found.map(\.range.start.offset)
    // A rule without findings, as near to the middle as there is one.
    let sound = syntax.rules.filter { rule in
      rule.media == nil && !rule.declarations.isEmpty
        && !faults.contains { rule.range.indices.contains($0) }
    }
    let middle = try #require(sound.dropFirst(sound.count / 2).first)
    let planted = mistake.plant(text, syntax.text(middle.range))
    #expect(planted != text)
    var new = StyleLinter.lint(Array(planted.utf8), knowledge: BundledKnowledge.knowledge)
      .map { String($0.rule.id.dropFirst("nss.".count)) }
    for finding in sheet.found {
      let rule = String(finding.rule.id.dropFirst("nss.".count))
      if let index = new.firstIndex(of: rule) { new.remove(at: index) }
    }
    #expect(Set(new) == [mistake.rule], "\(planted)")
  }

  @Test func declaredNamesAreSilent() throws {
    let sheet = try #require(Self.sheets.first { $0.name == "SnippetsUI" })
    var knowledge = BundledKnowledge.knowledge
    knowledge.declared = DeclaredNames(
      classPaths: [
        "inspection_step_title", "inspection_step_icon", "inspection_step_progress",
        "inspection_summary_chart",
      ],
      properties: [
        "font-weight", "font-size-selected", "control-size", "position-layout", "chart-line-width",
        "chart-style",
      ],
      colors: ["slateGray"]
    )
    #expect(StyleLinter.lint(sheet.bytes, knowledge: knowledge) == [])
  }
}
