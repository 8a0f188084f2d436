/// A colour by its components.
public struct RGBAColor: Hashable, Sendable {
  /// The red component, 0...255.
  public var red: UInt8

  /// The green component, 0...255.
  public var green: UInt8

  /// The blue component, 0...255.
  public var blue: UInt8

  /// How much the colour covers, from 0 (nothing) to 1 (everything); never outside.
  public let alpha: Double

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...255.
  ///   - green: The green component, 0...255.
  ///   - blue: The blue component, 0...255.
  ///   - alpha: How much the colour covers; brought into 0...1, 1 when it is not a number.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha.isNaN ? 1 : alpha <= 0 ? 0 : min(alpha, 1)
  }
}

extension RGBAColor {
  /// Reads `#RGB`, `#RRGGBB`, `rgb(r, g, b)` or `rgba(r, g, b, a)`.
  ///
  /// Eight hexadecimal digits are refused: style sheets disagree on where the alpha stands.
  ///
  /// - Parameter text: The spelling; letters count alike whatever their case.
  public init?(_ text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      self.init(hexadecimal: text.utf8.dropFirst())
    } else {
      self.init(functional: text)
    }
  }

  /// Reads the digits after the `#`.
  private init?(hexadecimal digits: Substring.UTF8View) {
    var values: [UInt8] = []
    for digit in digits {
      guard values.count < 6, let value = Self.value(ofHexadecimalDigit: digit) else { return nil }
      values.append(value)
    }
    switch values.count {
    case 3: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6:
      self.init(
        red: values[0] << 4 | values[1],
        green: values[2] << 4 | values[3],
        blue: values[4] << 4 | values[5]
      )
    default: return nil
    }
  }

  /// Reads the spelling with parentheses.
  private init?(functional text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let arguments = inside.split(separator: ",", omittingEmptySubsequences: false)
    let expected: Int
    switch text[..<open].lowercased() {
    case "rgb": expected = 3
    case "rgba": expected = 4
    default: return nil
    }
    guard arguments.count == expected else { return nil }
    var components: [UInt8] = []
    for argument in arguments.prefix(3) {
      let spelling = Self.trimmed(argument)
      let isPlain = spelling.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
      guard isPlain, let component = UInt8(spelling) else { return nil }
      components.append(component)
    }
    var alpha = 1.0
    if expected == 4 {
      let spelling = Self.trimmed(arguments[3])
      let isPlain = spelling.utf8.allSatisfy { byte in
        byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
      guard isPlain, let value = Double(spelling), value <= 1 else { return nil }
      alpha = value
    }
    self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// The value of a hexadecimal digit, or `nil` for any other character.
  private static func value(ofHexadecimalDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A piece of text without the spaces around it.
  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension RGBAColor: CustomStringConvertible {
  /// The normal form: `#RRGGBB` when the colour is opaque, else `rgba(r, g, b, a)`.
  public var description: String {
    guard alpha == 1 else {
      return "rgba(\(red), \(green), \(blue), \(StyleNumber.text(alpha) ?? "1"))"
    }
    var text = "#"
    for component in [red, green, blue] {
      if component < 16 { text += "0" }
      text += String(component, radix: 16, uppercase: true)
    }
    return text
  }
}
