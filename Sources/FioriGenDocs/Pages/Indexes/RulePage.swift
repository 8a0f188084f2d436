import FioriGenModel

/// The page of every rule: those of the tool, and those of the components.
struct RulePage {
  /// The rules of the tool.
  let rules: [Rule]
  /// What the page may refer to.
  let context: PageContext

  /// The page.
  ///
  /// - Returns: Markdown.
  func text() -> String {
    var page = Markdown()
    page.heading(1, "Rules")
    page.block("Every rule by its identifier, with what to do about a finding.")
    let stages = Dictionary(grouping: rules) { $0.id.split(separator: ".").first.map(String.init) }
    for (stage, rules) in stages.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      page.heading(2, "Rules of \(MarkupEscaping.markdown(stage ?? ""))")
      for rule in rules.sorted(by: { $0.id < $1.id }) { section(of: rule, on: &page) }
    }
    let components = context.catalogue.components.filter { !$0.rules.isEmpty }
    if !components.isEmpty {
      page.heading(2, "Rules of Components")
      page.table(
        ["Rule", "Component", "What it demands"],
        components.flatMap { component in
          component.rules.map { rule in
            [
              MarkupEscaping.code(rule.id), context.reference(to: component.name),
              RuleSentence.text(for: rule),
            ]
          }
        }
      )
    }
    return page.finished
  }

  /// One rule of the tool.
  private func section(of rule: Rule, on page: inout Markdown) {
    page.heading(3, MarkupEscaping.markdown(rule.id))
    page.block("\(MarkupEscaping.markdown(rule.title)) (\(rule.severity.rawValue)).")
    page.block(MarkupEscaping.paragraphs(rule.explanation))
    let language = Self.language(of: rule)
    for (title, code) in [("Wrong", rule.wrongExample), ("Right", rule.rightExample)] {
      if code.isEmpty { continue }
      page.block("\(title):")
      page.code(language, code)
    }
  }

  /// What highlighters call the language of a rule's examples.
  private static func language(of rule: Rule) -> String {
    switch rule.id.split(separator: ".").first {
    case "spec": "yaml"
    case "nss": "css"
    case "c": "c"
    case "swift": "swift"
    default: ""
    }
  }
}
