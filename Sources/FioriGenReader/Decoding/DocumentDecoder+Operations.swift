import FioriGenModel

extension DocumentDecoder {
  /// The keys of an operation.
  private static let operationKeys: Set<SpecKey> = [
    .isStatic, .result, .parameters, .inferred, .summary, .discussion, .note,
  ]

  /// The keys of a parameter.
  private static let parameterKeys = constraintKeys.union([
    .type, .label, .defaultValue, .isOptional, .inferred, .summary,
  ])

  /// An operation.
  mutating func operation(_ entry: YAMLEntry) -> OperationSyntax? {
    guard let path = memberPath(entry, of: "the name of an operation") else { return nil }
    guard
      let values = memberValues(entry, Self.operationKeys, of: "an operation", short: .summary)
    else { return OperationSyntax(path: path) }
    var ignored = false
    return OperationSyntax(
      path: path,
      isStatic: flag(.isStatic, in: values),
      parameters: members(.parameters, in: values, isIncomplete: &ignored) { $0.parameter($1) },
      result: values[.result].flatMap { type($0, of: "the result of \(quoted(entry.key))") },
      isInferred: flag(.inferred, in: values),
      summary: prose(.summary, in: values),
      discussion: prose(.discussion, in: values),
      note: optionalProse(.note, in: values)
    )
  }

  /// A parameter of an operation.
  private mutating func parameter(_ entry: YAMLEntry) -> ParameterSyntax? {
    guard let name = memberName(entry, of: "the name of a parameter") else { return nil }
    guard let values = memberValues(entry, Self.parameterKeys, of: "a parameter", short: .type)
    else { return ParameterSyntax(name: name) }
    reportMissing(.type, in: values, of: "the parameter '\(name.value)'", at: name.range)
    return ParameterSyntax(
      name: name,
      label: label(values),
      type: values[.type].flatMap { type($0, of: "the parameter '\(name.value)'") },
      defaultValue: values[.defaultValue],
      constraints: constraints(values),
      isOptional: flag(.isOptional, in: values),
      isInferred: flag(.inferred, in: values),
      summary: prose(.summary, in: values)
    )
  }

  /// An argument label: a name, or `_` for none.
  private mutating func label(_ values: KeyedNodes) -> String? {
    guard let node = values[.label], let text = text(node, of: "'label'") else { return nil }
    return text.value == "_" || checked(text, of: "a label") ? text.value : nil
  }
}
