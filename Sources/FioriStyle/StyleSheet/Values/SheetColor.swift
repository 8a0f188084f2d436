/// Colours as style sheets spell them.
enum SheetColor {
  /// The colours that the platform names, without the suffix `Color`.
  static let platformNames: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear",
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "lightText", "darkText", "tint",
  ]

  /// The platform's colours that are the same on every device and in every mode.
  static let fixedColors: [String: RGBAColor] = [
    "black": RGBAColor(red: 0, green: 0, blue: 0),
    "blue": RGBAColor(red: 0, green: 0, blue: 255),
    "brown": RGBAColor(red: 153, green: 102, blue: 51),
    "clear": RGBAColor(red: 0, green: 0, blue: 0, alpha: 0),
    "cyan": RGBAColor(red: 0, green: 255, blue: 255),
    "darkGray": RGBAColor(red: 85, green: 85, blue: 85),
    "gray": RGBAColor(red: 128, green: 128, blue: 128),
    "green": RGBAColor(red: 0, green: 255, blue: 0),
    "lightGray": RGBAColor(red: 170, green: 170, blue: 170),
    "magenta": RGBAColor(red: 255, green: 0, blue: 255),
    "orange": RGBAColor(red: 255, green: 128, blue: 0),
    "purple": RGBAColor(red: 128, green: 0, blue: 128),
    "red": RGBAColor(red: 255, green: 0, blue: 0),
    "white": RGBAColor(red: 255, green: 255, blue: 255),
    "yellow": RGBAColor(red: 255, green: 255, blue: 0),
  ]

  /// The number of hexadecimal digits that a text consists of; `nil` when it contains anything else.
  ///
  /// - Parameter text: The text, without `#`.
  /// - Returns: The number of digits, at least 1.
  static func digitCount(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ digit($0) != nil }) else { return nil }
    return text.utf8.count
  }

  /// The colour of 3, 6 or 8 hexadecimal digits.
  ///
  /// - Parameters:
  ///   - text: The digits.
  ///   - alpha: Where the alpha of 8 digits stands.
  /// - Returns: The colour; `nil` for other lengths or letters.
  static func hexadecimal(_ text: Substring, alpha: AlphaPosition) -> RGBAColor? {
    var digits: [UInt8] = []
    for byte in text.utf8.prefix(9) {
      guard let value = digit(byte) else { return nil }
      digits.append(value)
    }
    switch digits.count {
    case 3: return RGBAColor(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6:
      return RGBAColor(
        red: digits[0] << 4 | digits[1],
        green: digits[2] << 4 | digits[3],
        blue: digits[4] << 4 | digits[5]
      )
    case 8:
      let pairs = (0..<4).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] }
      let first = alpha == .first ? 1 : 0
      let alphaByte = alpha == .first ? pairs[0] : pairs[3]
      return RGBAColor(
        red: pairs[first],
        green: pairs[first + 1],
        blue: pairs[first + 2],
        alpha: Double(alphaByte) / 255
      )
    default: return nil
    }
  }

  /// The colour of hue, saturation and brightness, each from 0 to 1: what the classic reader
  /// understands by `hsl`.
  static func hueSaturationBrightness(
    _ hue: Double,
    _ saturation: Double,
    _ brightness: Double,
    alpha: Double
  ) -> RGBAColor {
    let sector = hue * 6
    let whole = sector.rounded(.down)
    let fraction = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(whole) % 6 {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return RGBAColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha)
  }

  /// A component from 0 to 1 as a byte.
  static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }

  /// The value of one hexadecimal digit.
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
