/// A font: one of the system's by its symbol, or any other by its PostScript name.
public enum FontName: Hashable, Sendable {
  /// The system font.
  case system
  /// The system font, bold.
  case boldSystem
  /// The system font, italic.
  case italicSystem
  /// The system font of medium weight.
  case mediumSystem
  /// The system font, semibold.
  case semiboldSystem
  /// The system font, light.
  case lightSystem
  /// The system font, thin.
  case thinSystem
  /// The system font, ultra-light.
  case ultraLightSystem
  /// The system font, heavy.
  case heavySystem
  /// The system font, black.
  case blackSystem
  /// A font by its PostScript name, such as `Avenir-Heavy`.
  case named(String)

  /// The symbols of the system's fonts, in the order of the cases.
  public static let symbols: [String] = [
    "system", "boldSystem", "italicSystem", "mediumSystem", "semiboldSystem", "lightSystem",
    "thinSystem", "ultraLightSystem", "heavySystem", "blackSystem",
  ]

  /// Reads a font.
  ///
  /// - Parameter text: One of ``symbols``; anything else is a PostScript name.
  public init(_ text: String) {
    switch text {
    case "system": self = .system
    case "boldSystem": self = .boldSystem
    case "italicSystem": self = .italicSystem
    case "mediumSystem": self = .mediumSystem
    case "semiboldSystem": self = .semiboldSystem
    case "lightSystem": self = .lightSystem
    case "thinSystem": self = .thinSystem
    case "ultraLightSystem": self = .ultraLightSystem
    case "heavySystem": self = .heavySystem
    case "blackSystem": self = .blackSystem
    default: self = .named(text)
    }
  }
}

extension FontName: CustomStringConvertible {
  /// The symbol or the PostScript name.
  public var description: String {
    switch self {
    case .system: "system"
    case .boldSystem: "boldSystem"
    case .italicSystem: "italicSystem"
    case .mediumSystem: "mediumSystem"
    case .semiboldSystem: "semiboldSystem"
    case .lightSystem: "lightSystem"
    case .thinSystem: "thinSystem"
    case .ultraLightSystem: "ultraLightSystem"
    case .heavySystem: "heavySystem"
    case .blackSystem: "blackSystem"
    case .named(let name): name
    }
  }
}
