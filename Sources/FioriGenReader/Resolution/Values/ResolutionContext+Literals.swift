import FioriGenModel

extension ResolutionContext {
  /// The value that a node gives for a type, with everything wrong about it reported.
  ///
  /// - Parameters:
  ///   - node: The value as written.
  ///   - type: The type it is for.
  ///   - what: What has the value, for messages: `the default of 'x'`.
  /// - Returns: The value; `nil` when it is none of the type, which is reported.
  mutating func literal(_ node: YAMLNode, as type: PortableType, of what: String) -> ValueLiteral? {
    switch type {
    case .optional(let inner):
      return node.isNull ? .null : literal(node, as: inner, of: what)
    case .array(let element):
      guard case .sequence(let elements) = node.content else {
        return mismatch(node, of: what, "a list of \(element.plural)", "write '[value, value]'")
      }
      let values = elements.map { literal($0, as: element, of: "an element of \(what)") }
      return values.contains { $0 == nil } ? nil : .array(values.compactMap { $0 })
    case .builtIn(.edgeInsets):
      return insets(node, of: what)
    case .structure(let name), .component(let name):
      return fields(node, of: name, for: what)
    case .union(let name):
      findings.report(
        SpecRules.defaultType,
        "\(what) cannot be written: \(quoted(name)) is a union",
        at: node.range,
        suggestion: "remove it"
      )
      return nil
    case .enumeration(let name):
      return enumerationCase(node, of: name, for: what)
    case .builtIn(let builtIn):
      return scalarLiteral(node, as: builtIn, of: what)
    }
  }

  /// Four distances.
  private mutating func insets(_ node: YAMLNode, of what: String) -> ValueLiteral? {
    let expected = "four numbers"
    let remedy = "write '[top, leading, bottom, trailing]' in points"
    guard case .sequence(let elements) = node.content, elements.count == 4 else {
      return mismatch(node, of: what, expected, remedy)
    }
    var distances: [Double] = []
    for element in elements {
      guard case .scalar(let scalar) = element.content, scalar.style == .plain,
        let distance = NumberText.number(scalar.text)
      else { return mismatch(element, of: what, expected, remedy) }
      distances.append(distance)
    }
    return .insets(
      top: distances[0],
      leading: distances[1],
      bottom: distances[2],
      trailing: distances[3]
    )
  }

  /// A case of an enumeration of the catalogue.
  private mutating func enumerationCase(_ node: YAMLNode, of name: String, for what: String)
    -> ValueLiteral?
  {
    guard case .enumeration(let cases)? = sharedTypes[name]?.syntax.kind else { return nil }
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      return mismatch(node, of: what, "a case of \(quoted(name))", nil)
    }
    let written = Self.withoutDot(scalar.text)
    let isNamed = cases.contains { $0.name.value == written }
    if isNamed { return .enumerationCase(written) }
    if let meant = cases.first(where: { $0.aliases.contains { $0.value == written } }) {
      return .enumerationCase(meant.name.value)
    }
    if sharedTypes[name]?.syntax.isIncomplete == true { return nil }
    return unknownCase(written, node, of: name, cases.map(\.name.value), for: what)
  }

  /// A case of one of the built-in enumerations.
  mutating func builtInCase(
    _ scalar: YAMLScalar,
    _ node: YAMLNode,
    of type: BuiltInType,
    _ cases: [String],
    for what: String
  ) -> ValueLiteral? {
    let written = Self.withoutDot(scalar.text)
    if cases.contains(written) { return .enumerationCase(written) }
    return unknownCase(written, node, of: type.rawValue, cases, for: what)
  }

  /// Reports a case that an enumeration does not have.
  private mutating func unknownCase(
    _ written: String,
    _ node: YAMLNode,
    of type: String,
    _ cases: [String],
    for what: String
  ) -> ValueLiteral? {
    findings.report(
      SpecRules.defaultType,
      "\(what) cannot be \(quoted(written)): \(quoted(type)) has no such case",
      unknown: written,
      at: node.range,
      candidates: cases,
      otherwise: "the cases are \(Wording.list(cases))"
    )
    return nil
  }

  /// A name without the dot that Swift code writes before a case.
  private static func withoutDot(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: ".") ? String(text.dropFirst()) : text
  }

  /// Reports a value of the wrong type.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - what: What has it.
  ///   - expected: What was expected.
  ///   - suggestion: What to do.
  ///   - replacement: Text that mends it.
  /// - Returns: Nothing, for use in `return`.
  mutating func mismatch(
    _ node: YAMLNode,
    of what: String,
    _ expected: String,
    _ suggestion: String?,
    replacement: String? = nil
  ) -> ValueLiteral? {
    if case .unreadable = node.content { return nil }
    let found: String
    if case .scalar(let scalar) = node.content, !scalar.isNull {
      found = scalar.description
    } else {
      found = node.kindDescription
    }
    findings.report(
      SpecRules.defaultType,
      "\(what) must be \(expected), not \(found)",
      at: node.range,
      suggestion: suggestion,
      replacement: replacement
    )
    return nil
  }
}

extension PortableType {
  /// Several values of the type, for messages.
  fileprivate var plural: String {
    switch self {
    case .builtIn(let type): "'\(type.rawValue)' values"
    case .enumeration(let name), .structure(let name), .union(let name), .component(let name):
      "\(quoted(name)) values"
    case .array: "lists"
    case .optional(let inner): inner.plural
    }
  }
}
