/// Properties that nothing is known about.
enum UnknownPropertyRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.unknown-property",
    severity: .warning,
    title: "Unknown property",
    explanation: """
      No attribute group has this property, as far as is known. Apps read properties of their own; name \
      yours under `properties` in the configuration file, and they are known.
      """,
    wrong: "Label { glow-intensity: 3; }",
    right: "Label { shadow-radius: 3; }"
  )

  /// Prepares to collect the names.
  static func collector() -> UnknownNames {
    UnknownNames(
      declaration,
      single: { "the property \($0) is not known" },
      several: { "\($0) properties are not known" },
      suggestion: "declare properties of the app in the configuration file"
    )
  }
}

/// Properties that are a letter or two away from a known one.
enum MisspeltPropertyRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.misspelt-property",
    severity: .error,
    title: "Misspelt property",
    explanation: """
      The property differs from a known one in one or two letters, so it sets nothing. If the app \
      really reads this property, declare it in the configuration file.
      """,
    wrong: "Label { background-olor: red; }",
    right: "Label { background-color: red; }"
  )

  /// Reports a property that is a near miss, wherever it stands: each place is to be mended.
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
      "the property \(context.quoted(name)) is not known",
      suggestion: "did you mean `\(nearest)`?",
      edit: SheetEdit(range, nearest, isSafe: false)
    )
  }
}

/// Attributes that the documents do not list for a class path.
enum UnsupportedAttributeRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.unsupported-attribute",
    severity: .error,
    title: "Attribute not supported by the class path",
    explanation: """
      The documents list the attributes that this class path supports, and this one is not among them: \
      it has no effect. Where the documents only show examples, this is a note.
      """,
    wrong: "fdlFUIObjectView_detailImageView { font-style: body; }",
    right: "fdlFUIObjectView_headlineLabel { font-style: body; }"
  )

  /// Reports an attribute that a class path does not support.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's name.
  ///   - range: Where it stands.
  ///   - path: The class path that does not support it.
  ///   - isNote: Whether the documents only show examples.
  ///   - context: Takes the finding.
  static func report(
    _ attribute: String,
    at range: ByteRange,
    on path: KnownClassPath,
    isNote: Bool,
    in context: inout StyleLintContext
  ) {
    guard context.findings.accepts(declaration) else { return }
    let known = context.vocabulary.attributes(of: path.group).keys.sorted()
    var suggestion = whereSupported(attribute, on: path, in: context)
    if !known.isEmpty {
      let list = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
      suggestion += (suggestion.isEmpty ? "" : "; ") + "`\(path.path)` supports \(list)"
    }
    context.findings.report(
      declaration,
      at: range,
      isNote
        ? "the documents show no `\(attribute)` on `\(path.path)`"
        : "`\(path.path)` does not support `\(attribute)`",
      severity: isNote ? .note : nil,
      suggestion: suggestion.isEmpty ? nil : suggestion
    )
  }

  /// Names where the attribute would be supported: class paths of the same component first.
  private static func whereSupported(
    _ attribute: String,
    on path: KnownClassPath,
    in context: StyleLintContext
  ) -> String {
    let supporting = context.vocabulary.knowledge.classPaths.filter { candidate in
      candidate.support == .documented && candidate.deprecation == nil
        && context.vocabulary.type(of: attribute, in: candidate.group) != nil
    }
    let sameComponent = supporting.filter { $0.component == path.component }
    let chosen = (sameComponent.isEmpty ? supporting : sameComponent).prefix(3)
    guard !chosen.isEmpty else { return "" }
    let names = chosen.map { "`\($0.path)`" }.joined(separator: ", ")
    return "`\(attribute)` is supported by \(names)"
      + (max(sameComponent.count, supporting.count) > chosen.count ? " and others" : "")
  }
}
