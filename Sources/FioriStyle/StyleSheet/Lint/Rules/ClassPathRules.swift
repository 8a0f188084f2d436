/// Selectors that nothing is known about.
enum UnknownClassPathRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.unknown-class-path",
    severity: .warning,
    title: "Unknown class path",
    explanation: """
      No component answers to this selector, as far as is known. Apps define class paths of their own; \
      name yours under `classPaths` in the configuration file, and they are known.
      """,
    wrong: "myBadge { font-size: 12; }",
    right: "fdlFUIObjectView_headlineLabel { font-size: 12; }"
  )

  /// Prepares to collect the names.
  static func collector() -> UnknownNames {
    UnknownNames(
      declaration,
      single: { "the class path \($0) is not known" },
      several: { "\($0) class paths are not known" },
      suggestion: "declare class paths of the app in the configuration file"
    )
  }
}

/// Selectors that are a letter or two away from a known one.
enum MisspeltClassPathRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.misspelt-class-path",
    severity: .error,
    title: "Misspelt class path",
    explanation: """
      The selector differs from a known class path in one or two letters, so the rule styles nothing. \
      If the app really has this class path, declare it in the configuration file.
      """,
    wrong: "NavigatoinBar { font-size: 17; }",
    right: "NavigationBar { font-size: 17; }"
  )

  /// Reports a selector that is a near miss, wherever it stands: each place is to be mended.
  static func report(
    _ name: String,
    meaning nearest: String,
    at range: ByteRange,
    in context: inout StyleLintContext
  ) {
    guard context.findings.accepts(declaration) else { return }
    context.findings.report(
      declaration,
      at: range,
      "the class path \(context.quoted(name)) is not known",
      suggestion: "did you mean `\(nearest)`?",
      edit: SheetEdit(range, nearest, isSafe: false)
    )
  }
}

/// Selectors that should not be used any more.
enum DeprecatedClassPathRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.deprecated-class-path",
    severity: .warning,
    title: "Deprecated class path",
    explanation: """
      The documents mark the class path as deprecated; it may stop working. Use the class path that \
      replaces it.
      """,
    wrong: "fdlObjectCell_headlineLabel { font-size: 12; }",
    right: "fdlFUIObjectView_headlineLabel { font-size: 12; }"
  )

  /// Reports a selector when every class path of its spelling is deprecated.
  static func check(
    _ selector: StyleLintContext.Selector,
    at range: ByteRange,
    in context: inout StyleLintContext
  ) {
    guard selector.profile >= 0 else { return }
    let paths = context.profiles[selector.profile]
    guard let deprecation = paths[0].deprecation, paths.allSatisfy({ $0.deprecation != nil }) else {
      return
    }
    var message = "the class path \(context.quoted(selector.name)) is deprecated"
    if !deprecation.message.isEmpty { message += ": " + deprecation.message }
    context.findings.report(
      declaration,
      at: range,
      message,
      suggestion: deprecation.replacement.map { "use `\($0)`" },
      edit: deprecation.replacement.map { SheetEdit(range, $0, isSafe: false) }
    )
  }
}

/// Selectors of the form `A:B`.
enum CompoundSelectorRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.compound-selector",
    severity: .warning,
    title: "Compound selector",
    explanation: """
      Only one fork of the classic reader understands `A:B` in a sheet. Elsewhere such a list of \
      classes belongs to the view, not to the sheet.
      """,
    wrong: "Button:LargeButton { font-size: 20; }",
    right: "LargeButton { font-size: 20; }"
  )

  /// Prepares to collect the selectors.
  static func collector() -> UnknownNames {
    UnknownNames(
      declaration,
      single: { "few readers understand the compound selector \($0)" },
      several: { "few readers understand compound selectors; there are \($0)" },
      suggestion: "give the view both classes and style one class here"
    )
  }
}
