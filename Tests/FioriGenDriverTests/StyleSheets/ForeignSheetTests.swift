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

  @Test func warningsAreFew() {
    var warningCount = 0
    for sheet in Self.sheets {
      for warning in sheet.found where warning.severity == .warning {
        if !sheet.mistakes.contains(Self.spelled(warning)) { warningCount += 1 }
      }
    }
    #expect(warningCount * 20 <= Self.sheets.map(\.lineCount).reduce(0, +))
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
