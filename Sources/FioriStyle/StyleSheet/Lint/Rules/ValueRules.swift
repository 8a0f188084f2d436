/// Values that are not of the attribute's type.
enum ValueTypeRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.value-type",
    severity: .error,
    title: "Wrong kind of value",
    explanation: """
      The value is not of the attribute's type, so readers fall back to zero, to nothing, or crash.
      """,
    wrong: "Label { border-width: 4co; }",
    right: "Label { border-width: 4; }"
  )
}

/// Colours that could be the app's own.
enum UnknownColorRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.unknown-color",
    severity: .warning,
    title: "Unknown colour",
    explanation: """
      Neither the platform nor the palette has a colour of this name. Apps can add colours; name yours \
      under `colors` in the configuration file, and they are known.
      """,
    wrong: "Label { font-color: brandAccentStrong; }",
    right: "Label { font-color: tintColor; }"
  )

  /// Prepares to collect the names.
  static func collector() -> UnknownNames {
    UnknownNames(
      declaration,
      single: { "\($0) is not a known colour" },
      several: { "\($0) colours are not known" },
      suggestion: "declare colours of the app in the configuration file"
    )
  }
}

/// Hexadecimal colours without `#`.
enum MissingHashRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.missing-hash",
    severity: .error,
    title: "Hexadecimal colour without `#`",
    explanation: "Without `#` readers look for a colour of that name, find none, and set nothing.",
    wrong: "Label { font-color: FF0000; }",
    right: "Label { font-color: #FF0000; }"
  )
}

/// Colours with eight digits, which readers understand differently.
enum AmbiguousAlphaRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.ambiguous-alpha",
    severity: .warning,
    title: "Eight hexadecimal digits without a setting for alpha",
    explanation: """
      Some readers take the first two of eight digits for the alpha, others the last two. Say which \
      yours does: `alpha: first` or `alpha: last` in the configuration file.
      """,
    wrong: "Label { font-color: #80FF0000; }",
    right: "Label { font-color: rgba(255, 0, 0, 0.5); }"
  )

  /// Prepares to collect the colours.
  static func collector() -> UnknownNames {
    UnknownNames(
      declaration,
      single: { "readers disagree on where the alpha of \($0) stands" },
      several: {
        "readers disagree on where the alpha of colours with eight digits stands; there are \($0)"
      },
      suggestion: "set `alpha: first` or `alpha: last` in the configuration file"
    )
  }
}

/// An alpha of `1` in a colour function.
enum ScaledAlphaRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.scaled-alpha",
    severity: .warning,
    title: "Alpha `1` without a point",
    explanation: """
      The classic reader divides components without a point by 255, the alpha too: `1` is almost \
      invisible there. Write `1.0`.
      """,
    wrong: "Label { font-color: rgba(255, 0, 0, 1); }",
    right: "Label { font-color: rgba(255, 0, 0, 1.0); }"
  )
}

/// Numbers with a unit.
enum UnitRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.unit",
    severity: .warning,
    title: "Number with a unit",
    explanation: "All lengths are points. Readers ignore the unit or the whole value.",
    wrong: "Label { border-width: 2px; }",
    right: "Label { border-width: 2; }"
  )
}

/// Other spellings of `true` and `false`.
enum BooleanSpellingRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.boolean-spelling",
    severity: .warning,
    title: "Unusual spelling of `true` or `false`",
    explanation: "Some readers understand `YES` or `1`; all understand `true` and `false`.",
    wrong: "Label { text-auto-fit: YES; }",
    right: "Label { text-auto-fit: true; }"
  )
}

/// Values in quotation marks.
enum QuotedValueRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.quoted-value",
    severity: .error,
    title: "Quotation marks",
    explanation: """
      The language has no strings. The classic reader drops the whole sheet at a quotation mark; others \
      take the marks for a part of the value.
      """,
    wrong: "Label { font-color: \"#FF0000\"; }",
    right: "Label { font-color: #FF0000; }"
  )

  /// Reports the strings of a value.
  static func check(_ declaration: SheetDeclaration, in context: inout StyleLintContext) {
    let words = ValueWords(declaration.value, in: context.syntax.bytes)
    for token in words.tokens where token.kind == .string {
      let content = SheetQuotation.content(
        of: words.text(token),
        isWholeValue: words.tokens.count == 1
      )
      context.findings.report(
        Self.declaration,
        at: token.range,
        "quotation marks around \(quote(words.text(token)))",
        suggestion: "leave the quotation marks out",
        edit: content.map { SheetEdit(token.range, $0, isSafe: true) }
      )
    }
  }

  /// A quoted text without its marks, as a message shows it.
  private static func quote(_ text: Substring) -> String {
    "`" + PlainText.shortened(String(text.dropFirst().dropLast()), to: 40) + "`"
  }
}

/// Variables that are only a part of a value.
enum PartialVariableRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.partial-variable",
    severity: .error,
    title: "Variable as a part of a value",
    explanation: "Readers replace a variable only where it is the whole value.",
    wrong: "@x: 1;\nLabel { shadow-offset: @x, 2; }",
    right: "@offset: 1, 2;\nLabel { shadow-offset: @offset; }"
  )
}
