import FioriGenModel
import FioriGenSwift

/// Declared types as code that uses the SDK writes them.
struct NativeTypes {
  /// The catalogue.
  let context: SwiftContext

  /// The code of a declared type: `[any FUIGlyphImage]`.
  ///
  /// - Parameter type: The declared type.
  /// - Returns: The code, in which protocols carry `any`.
  func code(for type: TypeExpression) -> String {
    switch type {
    case .named(let name): isProtocol(name) ? "any " + name : Self.native[name] ?? name
    case .optional(let inner): parenthesised(inner) + "?"
    case .implicitlyUnwrapped(let inner): parenthesised(inner) + "!"
    case .array(let inner): "[" + code(for: inner) + "]"
    case .dictionary(let key, let value):
      "[" + code(for: key) + ": " + code(for: value) + "]"
    case .function(let parameters, let result):
      "(" + parameters.map(code(for:)).joined(separator: ", ") + ") -> " + code(for: result)
    }
  }

  /// The code of a type that something follows.
  private func parenthesised(_ type: TypeExpression) -> String {
    switch type {
    case .function: "(" + code(for: type) + ")"
    case .named(let name) where isProtocol(name): "(any " + name + ")"
    default: code(for: type)
    }
  }

  /// What the SDK has for the types that only models know.
  private static let native: [String: String] = [
    BuiltInType.seconds.rawValue: "TimeInterval",
    BuiltInType.size.rawValue: "CGSize",
    BuiltInType.edgeInsets.rawValue: "NSDirectionalEdgeInsets",
    BuiltInType.image.rawValue: "UIImage",
    BuiltInType.color.rawValue: "UIColor",
    BuiltInType.cellAccessory.rawValue: "UITableViewCell.AccessoryType",
    BuiltInType.controlState.rawValue: "UIControl.State",
  ]

  /// Whether a name of the catalogue is a protocol of the SDK: delegates, what several types stand
  /// for, and external types that components conform to.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether it is one.
  func isProtocol(_ name: String) -> Bool {
    switch context.sharedType(named: name)?.kind {
    case .protocolType, .union: true
    case .external: context.catalogue.components.contains { $0.conforms.contains(name) }
    default: false
    }
  }

  /// The code of a value that a type has as long as nobody says otherwise.
  ///
  /// - Parameter type: The declared type.
  /// - Returns: The code; `nil` for optional types, and where there is no such value.
  func blank(of type: TypeExpression) -> String? {
    switch type {
    case .optional, .implicitlyUnwrapped, .function: return nil
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .named(let name):
      switch Self.native[name] ?? name {
      case "Bool": return "false"
      case "String": return "\"\""
      case "Int", "Double", "Float", "CGFloat", "TimeInterval": return "0"
      case "CGSize": return "CGSize.zero"
      case "UITableViewCell.AccessoryType": return ".none"
      case "UIControl.State": return ".normal"
      case "UIUserInterfaceSizeClass": return ".unspecified"
      case "AnyObject", "Any": return nil
      default: break
      }
      if isProtocol(name) { return nil }
      switch context.sharedType(named: name)?.kind {
      case .enumeration(let cases):
        if isOpen(name) { return "." + Self.unnamedCase }
        return cases.first.map { "." + Self.caseName($0) }
      case .structure: return nil
      default: return (Self.native[name] ?? name) + "()"
      }
    }
  }

  /// The case that stands for those that no document names.
  static let unnamedCase = "standInUnnamed"

  /// Whether an enumeration has to be expected to have more cases than the documents name.
  ///
  /// - Parameter name: The enumeration's name.
  /// - Returns: Whether its cases were only read from samples.
  func isOpen(_ name: String) -> Bool {
    context.sharedType(named: name)?.isInferred ?? false
  }

  /// The name of a case in the SDK.
  ///
  /// - Parameter enumerationCase: The case.
  /// - Returns: The documented name, as code.
  static func caseName(_ enumerationCase: EnumerationCase) -> String {
    SwiftNames.enumerationCase(enumerationCase.name).code
  }

  /// The code of a documented default.
  ///
  /// - Parameter value: The default.
  /// - Returns: The code; `nil` where the SDK's value cannot be written down.
  static func code(for value: ValueLiteral) -> String? {
    switch value {
    case .null: return "nil"
    case .bool(let value): return String(value)
    case .integer(let value): return String(value)
    case .number(let value): return number(value)
    case .string(let text): return StringLiteral.code(for: text)
    case .enumerationCase(let name): return "." + SwiftNames.enumerationCase(name).code
    case .size(let width, let height):
      return "CGSize(width: \(number(width)), height: \(number(height)))"
    case .insets, .array, .fields: return nil
    }
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
