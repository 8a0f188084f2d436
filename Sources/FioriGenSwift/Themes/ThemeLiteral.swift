import FioriStyle

/// Writes values of style sheets as Swift expressions.
enum ThemeLiteral {
  /// The expression for a value, where its type is known: `.rgb(34, 53, 72)`.
  ///
  /// - Parameter value: The value.
  /// - Returns: The code; `nil` for variables and for cases of enumerations, whose names are not known
  ///   here.
  static func code(for value: SheetValue) -> String? {
    switch value {
    case .color(.literal(let color)):
      let alpha = color.alpha == 1 ? "" : ", alpha: \(number(color.alpha))"
      return ".rgb(\(color.red), \(color.green), \(color.blue)\(alpha))"
    case .color(.named(let name)): return ".named(\(StringLiteral.code(for: name)))"
    case .color(.variable), .variable, .enumeration: return nil
    case .fontName(.named(let name)): return ".named(\(StringLiteral.code(for: name)))"
    case .fontName(let font): return "." + font.description
    case .fontTextStyle(let style): return "." + style.rawValue
    case .number(let value): return number(value)
    case .integer(let value): return String(value)
    case .boolean(let flag): return flag ? "true" : "false"
    case .offset(let offset):
      let (horizontal, vertical) = (number(offset.horizontal), number(offset.vertical))
      return "StyleOffset(horizontal: \(horizontal), vertical: \(vertical))"
    case .size(let size):
      return "Size(width: \(number(size.width)), height: \(number(size.height)))"
    case .box(let box):
      let edges = [
        "top: " + number(box.top), "right: " + number(box.right),
        "bottom: " + number(box.bottom), "left: " + number(box.left),
      ]
      return "StyleBox(\(edges.joined(separator: ", ")))"
    case .textAlign(let alignment): return "." + alignment.rawValue
    case .textTransform(let transform): return "." + transform.rawValue
    case .image(let image): return "ImageName(\(StringLiteral.code(for: image.name)))"
    case .string(let text): return StringLiteral.code(for: text)
    }
  }

  /// The code of a number; those of style sheets are finite.
  private static func number(_ value: Double) -> String { StyleNumber.text(value) ?? "0" }
}
