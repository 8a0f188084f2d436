/// A colour: its components, a name that the platform or the palette knows, or a variable.
public enum ThemeColor: Hashable, Sendable {
  /// A colour by its components.
  case literal(RGBAColor)
  /// A colour by its name: `red`, or a constant of the palette such as `primary1_darkBackground`.
  case named(String)
  /// What a style sheet defines under a name, which is given without `@`.
  case variable(String)

  /// A colour by its components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...255.
  ///   - green: The green component, 0...255.
  ///   - blue: The blue component, 0...255.
  ///   - alpha: How much the colour covers, 0...1.
  /// - Returns: The colour.
  public static func rgb(
    _ red: UInt8,
    _ green: UInt8,
    _ blue: UInt8,
    alpha: Double = 1
  ) -> ThemeColor {
    .literal(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Reads a colour: `#RGB`, `#RRGGBB`, `rgb(…)`, `rgba(…)`, a name, or `@` and a variable's name.
  ///
  /// - Parameter text: The spelling.
  public init?(_ text: String) {
    if let components = RGBAColor(text) {
      self = .literal(components)
    } else if text.utf8.first == UInt8(ascii: "@") {
      let name = String(text.dropFirst())
      guard StyleWord.isVariableName(name) else { return nil }
      self = .variable(name)
    } else {
      guard StyleWord.isName(text) else { return nil }
      self = .named(text)
    }
  }

  /// Reads a colour, taking whatever is no other spelling for a name.
  ///
  /// - Parameter spelling: The spelling. One that no style sheet can hold is refused when it is
  ///   written.
  public init(spelling: String) {
    self = ThemeColor(spelling) ?? .named(spelling)
  }
}

extension ThemeColor: CustomStringConvertible {
  /// The normal spelling.
  public var description: String {
    switch self {
    case .literal(let components): components.description
    case .named(let name): name
    case .variable(let name): "@" + name
    }
  }
}

extension ThemeColor {
  /// The components of the colour where they are the same on every device; `nil` for variables, for
  /// constants of the palette, and for the platform's colours that follow settings.
  public var fixedComponents: RGBAColor? {
    switch self {
    case .literal(let components): components
    case .named(let name): SheetColor.fixedColors[name]
    case .variable: nil
    }
  }
}
