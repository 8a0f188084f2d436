import FioriGenModel

extension SwiftContext {
  /// The expression for a value that a spec gives.
  ///
  /// `{ itemSize: 25x25 }` of a component gives `XActivityModel(itemSize: Size(width: 25, height: 25))`.
  /// Types are always spelled out, so that the compiler has nothing to search for.
  ///
  /// - Parameters:
  ///   - literal: The value, which the reader checked against the type.
  ///   - type: The type it is for.
  /// - Returns: The expression.
  func expression(for literal: ValueLiteral, as type: PortableType) -> Expression {
    switch literal {
    case .null: .code(Names.nilValue)
    case .bool(let value): .code(value ? "true" : "false")
    case .integer(let value): .code(String(value))
    case .number(let value): .code(Self.code(for: value))
    case .string(let text): expression(forText: text, as: type.unwrapped)
    case .enumerationCase(let name): expression(forCase: name, of: type.unwrapped)
    case .size(let width, let height):
      .call(
        Names.builtIn(.size),
        [
          Argument("width", .code(Self.code(for: width))),
          Argument("height", .code(Self.code(for: height))),
        ]
      )
    case .insets(let top, let leading, let bottom, let trailing):
      .call(
        Names.builtIn(.edgeInsets),
        [
          Argument("top", .code(Self.code(for: top))),
          Argument("leading", .code(Self.code(for: leading))),
          Argument("bottom", .code(Self.code(for: bottom))),
          Argument("trailing", .code(Self.code(for: trailing))),
        ]
      )
    case .array(let elements):
      .list(elements.map { expression(for: $0, as: Self.element(of: type)) })
    case .fields(let fields): expression(forFields: fields, of: type.unwrapped)
    }
  }

  /// A number without a needless fraction.
  static func code(for number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    // Bounds can be infinite, which has no literal.
    if number.isInfinite { return number < 0 ? "-Double.infinity" : "Double.infinity" }
    return number.isNaN ? "Double.nan" : String(number)
  }

  /// The type of a list's elements; the type itself where it is no list.
  private static func element(of type: PortableType) -> PortableType {
    if case .array(let element) = type.unwrapped { return element }
    return type
  }

  /// A text in the type that it is for.
  private func expression(forText text: String, as type: PortableType) -> Expression {
    switch type {
    case .builtIn(.image):
      .call(Names.builtIn(.image), [Argument(Names.assetLabel, .string(text))])
    case .builtIn(.color):
      .call(Names.builtIn(.color), [Argument(Names.spellingLabel, .string(text))])
    case .union(let name):
      textCase(ofUnion: name).map { textCase in
        .call(code(for: type) + "." + textCase.code, [Argument(.string(text))])
      } ?? .string(text)
    default: .string(text)
    }
  }

  /// A case of an enumeration. A deprecated one is looked up, because code must not name it.
  private func expression(forCase name: String, of type: PortableType) -> Expression {
    let code = code(for: type)
    guard case .enumeration(let enumeration) = type,
      case .enumeration(let cases)? = sharedType(named: enumeration)?.kind,
      let declared = cases.first(where: { $0.name == name })
    else { return .code(code + "." + SwiftNames.enumerationCase(name).code) }
    if declared.deprecated == nil {
      return .code(code + "." + SwiftNames.enumerationCase(of: declared).code)
    }
    let spelling = StringLiteral.code(for: name)
    return .code("\(code)(rawValue: \(spelling)) ?? \(code).\(Names.blank)")
  }
}
