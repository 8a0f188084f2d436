import FioriGenModel
import FioriGenSwift

/// Writes the code that turns values of models into values of the SDK.
///
/// Enumerations whose type no document names are never named: their cases stand with a dot, so that
/// the compiler takes the type that the SDK has.
struct ValueConverter {
  /// What is known about types.
  let native: NativeMembers

  /// The name by which code refers to what finds images and colours.
  static let resources = "resources"

  /// The catalogue.
  private var context: SwiftContext { native.context }

  /// Whether values of a type have a form in the SDK that code can make.
  ///
  /// - Parameter type: The type in models.
  /// - Returns: Whether they have.
  func canConvert(_ type: PortableType) -> Bool {
    switch type {
    case .builtIn, .enumeration: return true
    case .optional(let inner), .array(let inner): return canConvert(inner)
    case .structure(let name):
      guard case .structure(let fields)? = context.sharedType(named: name)?.kind else {
        return false
      }
      return fields.allSatisfy { $0.portable.map(canConvert) ?? true }
    case .union(let name):
      guard case .union(let cases)? = context.sharedType(named: name)?.kind else { return false }
      return cases.allSatisfy { canConvert($0.portable) }
    case .component(let name): return context.component(named: name)?.kind == .value
    }
  }

  /// The conversion of a value.
  ///
  /// - Parameters:
  ///   - value: The value, as code.
  ///   - type: Its type in models.
  ///   - declared: Its declared type; decides between types of the SDK that models do not tell
  ///     apart, and whether there may be none.
  /// - Returns: The code.
  func conversion(of value: String, _ type: PortableType, as declared: TypeExpression)
    -> Conversion
  {
    let mayBeMissing = declared.isOptional
    switch type {
    case .optional(let inner):
      let inside = conversion(of: "$0", inner, as: declared)
      let method = mayBeMissing && Self.isLookedUp(inner) ? "flatMap" : "map"
      if case .expression("$0") = inside { return .expression(value) }
      return .expression(
        "\(value).\(method) { \(inside.body.joined(separator: "\n")) }"
      )
    case .array(let element):
      let inside = conversion(of: "$0", element, as: declared.element)
      return .expression("\(value).map { \(inside.body.joined(separator: "\n")) }")
    case .builtIn(let builtIn):
      return .expression(code(for: value, builtIn, declared, mayBeMissing: mayBeMissing))
    case .enumeration(let name): return enumeration(name, value)
    case .structure(let name): return structure(name, value)
    case .union(let name): return union(name, value)
    case .component(let name): return .expression("\(name)(\(value), \(Self.resources))")
    }
  }

  /// Whether values of a type are looked up, so that there may be none.
  static func isLookedUp(_ type: PortableType) -> Bool {
    type == .builtIn(.image) || type == .builtIn(.color)
  }

  /// A value of a built-in type.
  private func code(
    for value: String,
    _ type: BuiltInType,
    _ declared: TypeExpression,
    mayBeMissing: Bool
  ) -> String {
    let name = declared.unwrapped.names.first ?? ""
    switch type {
    case .string where name == "NSAttributedString": return "NSAttributedString(string: \(value))"
    case .double where name == "CGFloat": return "CGFloat(\(value))"
    case .string, .bool, .int, .double, .float, .seconds: return value
    case .size: return "CGSize(\(value))"
    case .edgeInsets where name == "UIEdgeInsets": return "UIEdgeInsets(\(value))"
    case .edgeInsets: return "NSDirectionalEdgeInsets(\(value))"
    case .image:
      return "\(Self.resources).\(mayBeMissing ? "image" : "imageOrBlank")(for: \(value))"
    case .color:
      return "\(Self.resources).\(mayBeMissing ? "color" : "colorOrClear")(for: \(value))"
    case .cellAccessory: return "UITableViewCell.AccessoryType(\(value))"
    case .controlState: return "UIControl.State(\(value))"
    }
  }

  /// A case of an enumeration.
  private func enumeration(_ name: String, _ value: String) -> Conversion {
    guard case .enumeration(let cases)? = context.sharedType(named: name)?.kind else {
      return .expression(value)
    }
    return .statement(
      ["switch \(value) {"]
        + cases.map { item in
          let own = SwiftNames.enumerationCase(of: item).code
          return "case .\(own): .\(NativeTypes.caseName(item))"
        } + ["}"]
    )
  }

  /// A struct, made by the initialiser that takes what is set.
  private func structure(_ name: String, _ value: String) -> Conversion {
    guard case .structure(let fields)? = context.sharedType(named: name)?.kind else {
      return .expression(value)
    }
    let required = fields.filter(\.isRequired)
    let optional = fields.filter { !$0.isRequired && $0.isStored }
    let arguments = required.map { argument($0, of: value + "." + SwiftNames.property($0).code) }
    let plain = "\(name)(\(arguments.joined(separator: ", ")))"
    guard let last = optional.first, optional.count == 1 else { return .expression(plain) }
    let code = SwiftNames.property(last).code
    let whole = (arguments + [argument(last, of: code)]).joined(separator: ",\n")
    let indented = whole.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return .statement([
      "if let \(code) = \(value).\(code) {", "  \(name)(", indented, "  )", "} else {",
      "  " + plain, "}",
    ])
  }

  /// An argument of an initialiser.
  private func argument(_ field: Property, of value: String) -> String {
    let label = SwiftNames.member(field.name).label + ": "
    guard let type = field.portable?.unwrapped else { return label + value }
    return label + argument(type, field.type, of: value)
  }

  /// A value as an argument of a call; a choice between cases gets a closure of its own.
  ///
  /// - Parameters:
  ///   - type: The value's type in models.
  ///   - declared: Its declared type.
  ///   - value: The value, as code.
  /// - Returns: An expression, over several lines where it has to be.
  func argument(
    _ type: PortableType,
    _ declared: TypeExpression,
    of value: String
  ) -> String {
    if case .statement(let lines) = conversion(of: "$0", type, as: declared) {
      let body = lines.map { "  " + $0 }.joined(separator: "\n")
      return "translated(\(value)) {\n" + body + "\n}"
    }
    return conversion(of: value, type, as: declared).body.joined(separator: "\n")
  }

  /// A value of one of several types.
  private func union(_ name: String, _ value: String) -> Conversion {
    guard case .union(let cases)? = context.sharedType(named: name)?.kind else {
      return .expression(value)
    }
    var lines = ["switch \(value) {"]
    for item in cases {
      let own = SwiftNames.enumerationCase(item.name).code
      let inside = argument(item.portable, item.type, of: "value")
      let pattern = inside.contains("value") ? "(let value)" : ""
      let head = "case .\(own)\(pattern): "
      lines += (head + inside).split(separator: "\n").map(String.init)
    }
    return .statement(lines + ["}"])
  }
}

extension TypeExpression {
  /// The type of a list's elements; the type itself where it is no list.
  var element: TypeExpression {
    if case .array(let element) = unwrapped { element } else { self }
  }
}
