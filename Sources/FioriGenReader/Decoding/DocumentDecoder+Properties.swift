import FioriGenModel

extension DocumentDecoder {
  /// The keys of a property.
  private static let propertyKeys = constraintKeys.union([
    .type, .access, .isStatic, .inferred, .inspectable, .defaultValue, .shownBy, .setBy,
    .setBefore, .summary, .discussion, .note, .since, .deprecated, .renamedFrom, .aliases,
    .swiftName, .defaults,
  ])

  /// The keys of limits and advice.
  static let constraintKeys: Set<SpecKey> = [
    .range, .advised, .count, .advisedCount, .advisedLines,
  ]

  /// The keys of a struct's field.
  private static let fieldKeys = propertyKeys.union([.isRequired])

  /// A property of a component.
  mutating func property(_ entry: YAMLEntry) -> PropertySyntax? {
    property(entry, Self.propertyKeys, kind: "property")
  }

  /// A field of a struct.
  mutating func field(_ entry: YAMLEntry) -> PropertySyntax? {
    property(entry, Self.fieldKeys, kind: "field")
  }

  /// A property or field.
  private mutating func property(_ entry: YAMLEntry, _ keys: Set<SpecKey>, kind: String)
    -> PropertySyntax?
  {
    guard let name = memberName(entry, of: "the name of a \(kind)") else { return nil }
    guard let values = memberValues(entry, keys, of: "a \(kind)", short: .type) else {
      return PropertySyntax(name: name)
    }
    reportMissing(.type, in: values, of: "the \(kind) '\(name.value)'", at: name.range)
    let isRequired = flag(.isRequired, in: values)
    return PropertySyntax(
      name: name,
      type: values[.type].flatMap { type($0, of: "the \(kind) '\(name.value)'") },
      access: choice(.access, in: values, as: Access.self) ?? .getSet,
      isStatic: flag(.isStatic, in: values),
      isInferred: flag(.inferred, in: values),
      isInspectable: flag(.inspectable, in: values),
      required: isRequired ? values.keyRange(.isRequired) : nil,
      defaultValue: values[.defaultValue],
      defaults: defaults(values),
      constraints: constraints(values),
      shownBy: reference(.shownBy, in: values),
      setBy: reference(.setBy, in: values),
      setBefore: references(.setBefore, in: values),
      summary: prose(.summary, in: values),
      discussion: prose(.discussion, in: values),
      since: optionalProse(.since, in: values),
      deprecated: deprecation(values),
      renamedFrom: references(.renamedFrom, in: values).filter {
        checked($0, of: "a former name")
      },
      aliases: references(.aliases, in: values).filter { checked($0, of: "an alias") },
      swiftName: optionalName(.swiftName, in: values),
      note: optionalProse(.note, in: values)
    )
  }

  /// Limits and advice.
  mutating func constraints(_ values: KeyedNodes) -> ConstraintsSyntax {
    ConstraintsSyntax(
      range: range(.range, in: values),
      advisedRange: range(.advised, in: values),
      count: count(.count, in: values),
      advisedCount: count(.advisedCount, in: values),
      advisedLines: count(.advisedLines, in: values)
    )
  }

  /// A range of numbers.
  private mutating func range(_ key: SpecKey, in values: KeyedNodes)
    -> Located<ClosedRange<Double>>?
  {
    guard let node = values[key], let text = text(node, of: "'\(key.rawValue)'") else { return nil }
    guard let ends = NumberText.rangeEnds(text.value) else {
      findings.report(
        SpecRules.range,
        "\(quoted(text.value)) is no range",
        at: text.range,
        suggestion: "write the first and the last number with '...' between them: 0.01...0.99"
      )
      return nil
    }
    guard ends.lower <= ends.upper else {
      findings.report(
        SpecRules.range,
        "the range \(quoted(text.value)) is empty",
        at: text.range,
        suggestion: "write the smaller number first"
      )
      return nil
    }
    return Located(value: ends.lower...ends.upper, range: text.range)
  }
}
