import FioriGenModel

/// A JSON document for a component that its model decodes.
struct ComponentJSON {
  /// The types that values may be of.
  let catalogue: Catalogue

  /// An example with a value for the first few properties.
  ///
  /// - Parameter component: The component.
  /// - Returns: The document, or `nil` when no property has an obvious value.
  func example(of component: Component) -> String? {
    let members = ExampleValues(catalogue).properties(of: component).compactMap { property, value in
      property.portable.map { (property.name, text(value, as: $0.unwrapped)) }
    }
    if members.isEmpty { return nil }
    let lines = members.map { "  \(Self.quoted($0)): \($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// A value as JSON.
  private func text(_ value: ValueLiteral, as type: PortableType) -> String {
    switch value {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value): return NumberText.short(value)
    case .enumerationCase(let name): return Self.quoted(name)
    case .string(let text): return string(text, as: type)
    case .size(let width, let height):
      return Self.object([
        ("height", NumberText.short(height)), ("width", NumberText.short(width)),
      ])
    case .insets(let top, let leading, let bottom, let trailing):
      return Self.object([
        ("bottom", NumberText.short(bottom)), ("leading", NumberText.short(leading)),
        ("top", NumberText.short(top)), ("trailing", NumberText.short(trailing)),
      ])
    case .array(let elements):
      guard case .array(let element) = type else { return "[]" }
      return "[" + elements.map { text($0, as: element.unwrapped) }.joined(separator: ", ") + "]"
    case .fields(let fields):
      let types = fieldTypes(of: type)
      return Self.object(
        fields.compactMap { field in
          types[field.name].map { (field.name, text(field.value, as: $0)) }
        }
      )
    }
  }

  /// A text as JSON; in a union, under the name of its case.
  private func string(_ text: String, as type: PortableType) -> String {
    guard case .union(let name) = type, case .union(let cases) = catalogue.type(named: name)?.kind,
      let own = cases.first(where: { $0.portable == .builtIn(.string) })
    else { return Self.quoted(text) }
    return Self.object([(own.name, Self.quoted(text))])
  }

  /// The types of a struct's fields.
  private func fieldTypes(of type: PortableType) -> [String: PortableType] {
    guard case .structure(let name) = type,
      case .structure(let fields) = catalogue.type(named: name)?.kind
    else { return [:] }
    var types: [String: PortableType] = [:]
    for field in fields { types[field.name] = field.portable?.unwrapped }
    return types
  }

  /// An object on one line.
  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0)): \($1)" }.joined(separator: ", ") + "}"
  }

  /// A string in quotation marks.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(Character(scalar))
      case "\n": result += "\\n"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result += String(Character(scalar))
      }
    }
    return result + "\""
  }
}
