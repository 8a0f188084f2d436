import FioriGenModel

extension ResolutionContext {
  /// The value that a scalar gives for a built-in type.
  ///
  /// Quotes decide: `12` is a number, `"12"` is text. For text, any scalar will do.
  mutating func scalarLiteral(_ node: YAMLNode, as type: BuiltInType, of what: String)
    -> ValueLiteral?
  {
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      let isText = node.isNull && type == .string
      return mismatch(
        node,
        of: what,
        type.expectation,
        isText ? "write \"\" for empty text, or make the type optional" : nil
      )
    }
    switch type {
    case .string:
      return .string(scalar.text)
    case .image, .color:
      if scalar.text.isEmpty { return mismatch(node, of: what, type.expectation, nil) }
      return .string(scalar.text)
    case .cellAccessory:
      return builtInCase(scalar, node, of: type, BuiltInCases.cellAccessories, for: what)
    case .controlState:
      return builtInCase(scalar, node, of: type, BuiltInCases.controlStates, for: what)
    case .bool:
      if scalar.style == .plain, let flag = Bool(scalar.text) { return .bool(flag) }
      let meant = BooleanText.meant(by: scalar.text)
      let remedy = meant.map { "write \($0)" }
      return mismatch(node, of: what, type.expectation, remedy, replacement: meant)
    case .size:
      if let size = NumberText.size(scalar.text) {
        return .size(width: size.width, height: size.height)
      }
      return mismatch(node, of: what, type.expectation, nil)
    case .int, .double, .float, .seconds, .edgeInsets:
      return numberLiteral(scalar, node, as: type, of: what)
    }
  }

  /// The value that a scalar gives for a numeric type.
  private mutating func numberLiteral(
    _ scalar: YAMLScalar,
    _ node: YAMLNode,
    as type: BuiltInType,
    of what: String
  ) -> ValueLiteral? {
    let literal: ValueLiteral? =
      if type == .int {
        NumberText.wholeNumber(scalar.text).map(ValueLiteral.integer)
      } else {
        NumberText.number(scalar.text)
          .flatMap { type == .float && !Float($0).isFinite ? nil : .number($0) }
      }
    guard let literal else {
      let whole = NumberText.number(scalar.text).flatMap { Int(exactly: $0) }.map { String($0) }
      let remedy = whole.map { "write \($0)" }
      return mismatch(node, of: what, type.expectation, remedy, replacement: whole)
    }
    guard scalar.style == .plain else {
      return mismatch(
        node,
        of: what,
        type.expectation,
        "remove the quotes",
        replacement: scalar.text
      )
    }
    return literal
  }
}

/// The cases of the built-in enumerations.
enum BuiltInCases {
  /// The cases of `CellAccessoryType`.
  static let cellAccessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  /// The cases of `ControlState`.
  static let controlStates = ["normal", "highlighted", "disabled", "selected", "focused"]
}

extension BuiltInType {
  /// What a value of the type looks like in a spec.
  fileprivate var expectation: String {
    switch self {
    case .string: "text"
    case .bool: "true or false"
    case .int: "a whole number"
    case .double, .float, .seconds: "a finite number"
    case .size: "a size such as 25x25"
    case .edgeInsets: "four numbers"
    case .image: "the name of an image"
    case .color: "a colour or its name"
    case .cellAccessory: "a case of 'CellAccessoryType'"
    case .controlState: "a case of 'ControlState'"
    }
  }
}
