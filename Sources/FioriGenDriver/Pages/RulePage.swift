import FioriGenC
import FioriGenDiff
import FioriGenModel
import FioriGenReader
import FioriGenSwift
import FioriText

/// The pages about rules.
public enum RulePage {
  /// The rules of all stages, sorted by identifier.
  public static let rules: [Rule] =
    (SpecRules.all + SwiftRules.all + CRules.all + InputRules.all + OutputRules.all
    + ScaffoldRules.all + ExampleValueCheck.rules + SettingsRules.all + StyleSheetRules.all
    + ComparisonRules.all + DiffRules.all).sorted { $0.id < $1.id }

  /// The list of all rules.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: One line or more per rule.
  public static func list(width: Int, style: TerminalStyle) -> String {
    var page = TextPage(width: width, style: style)
    page.heading("Rules")
    page.list(rules.map { TextPage.Entry(term: $0.id, text: $0.title) })
    return page.text
  }

  /// The page about one rule.
  ///
  /// - Parameters:
  ///   - id: The rule's identifier.
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: The page, or the nearest identifier.
  public static func about(_ id: String, width: Int, style: TerminalStyle) -> CataloguePage.Answer {
    guard let rule = rules.first(where: { $0.id == id }) else {
      let nearest = NearestName.suggestion(for: id, among: rules.map(\.id))
      let byLastPart = rules.first { $0.id.hasSuffix("." + id) }?.id
      return .unknown(nearest: byLastPart ?? nearest)
    }
    var page = TextPage(width: width, style: style)
    page.heading("\(rule.id) (\(rule.severity.rawValue))")
    page.paragraphs(rule.title)
    page.line("")
    page.paragraphs(rule.explanation)
    for (heading, example) in [("Wrong", rule.wrongExample), ("Right", rule.rightExample)]
    where !example.isEmpty {
      page.heading(heading)
      for line in example.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        page.line(line.isEmpty ? "" : "  " + VisibleText.escape(String(line)))
      }
    }
    return .page(page.text)
  }
}
