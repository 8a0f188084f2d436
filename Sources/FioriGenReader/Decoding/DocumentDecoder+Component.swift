import FioriGenModel

extension DocumentDecoder {
  /// The keys of a component.
  private static let componentKeys = commonKeys.union([
    .kind, .inherits, .conforms, .views, .properties, .parts, .operations, .events, .rules,
    .theming,
  ])

  /// A component.
  ///
  /// - Parameters:
  ///   - root: The document's root.
  ///   - head: Its first pair.
  /// - Returns: The component; `nil` when even its name cannot be read, which is reported.
  mutating func component(_ root: YAMLNode, _ head: DocumentHead) -> ComponentSyntax? {
    guard let name = name(head.value, of: "the name of a component"),
      let values = keyed(root, Self.componentKeys, of: "a component", head: head.keyRange)
    else {
      skippedDocument = true
      return nil
    }
    let what = "the component '\(name.value)'"
    for key in [SpecKey.kind, .summary] { reportMissing(key, in: values, of: what, at: name.range) }
    var incomplete = values.mayHideMembers
    let component = ComponentSyntax(
      name: name,
      kind: choice(.kind, in: values, as: ComponentKind.self),
      common: common(values),
      inherits: reference(.inherits, in: values),
      conforms: references(.conforms, in: values),
      views: members(.views, in: values, isIncomplete: &incomplete) { $0.view($1) },
      properties: members(.properties, in: values, isIncomplete: &incomplete) { $0.property($1) },
      parts: members(.parts, in: values, isIncomplete: &incomplete) { $0.part($1) },
      operations: members(.operations, in: values, isIncomplete: &incomplete) { $0.operation($1) },
      events: members(.events, in: values, isIncomplete: &incomplete) { $0.event($1) },
      rules: elements(.rules, in: values).compactMap { rule($0) },
      theming: theming(values),
      isIncomplete: incomplete
    )
    if values[.summary] != nil && component.common.summary.isEmpty { reportEmptySummary(values) }
    return component
  }

  /// Reports a summary without text; one that is no text at all is reported already.
  private mutating func reportEmptySummary(_ values: KeyedNodes) {
    guard let node = values[.summary], case .scalar(let scalar) = node.content, !scalar.isNull
    else { return }
    findings.report(
      SpecRules.missingKey,
      "the summary of a component cannot be empty",
      at: node.range,
      suggestion: "say in one sentence what the component is for"
    )
  }
}
