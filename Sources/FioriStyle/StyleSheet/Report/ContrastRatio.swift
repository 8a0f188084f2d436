/// How well text can be told from what is behind it, by the formula of the WCAG.
public enum ContrastRatio {
  /// The ratio that normal text must reach (WCAG level AA).
  public static let minimum = 4.5

  /// The ratio that large text must reach (WCAG level AA).
  public static let largeTextMinimum = 3.0

  /// The contrast between a colour and an opaque one behind it.
  ///
  /// - Parameters:
  ///   - foreground: The colour in front; when it is translucent, what is behind it shines through.
  ///   - background: The colour behind it; its alpha is ignored.
  /// - Returns: The ratio, from 1 (no contrast) to 21 (black and white).
  public static func between(_ foreground: RGBAColor, _ background: RGBAColor) -> Double {
    let front = luminance { component in
      let behind = Double(background[keyPath: component])
      return Double(foreground[keyPath: component]) * foreground.alpha + behind
        * (1 - foreground.alpha)
    }
    let back = luminance { Double(background[keyPath: $0]) }
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }

  /// The relative luminance of a colour given by its components from 0 to 255.
  private static func luminance(_ component: (KeyPath<RGBAColor, UInt8>) -> Double) -> Double {
    0.2126 * linear(component(\.red)) + 0.7152 * linear(component(\.green))
      + 0.0722 * linear(component(\.blue))
  }

  /// A component from 0 to 255 as linear light from 0 to 1.
  private static func linear(_ component: Double) -> Double {
    let value = component / 255
    guard value > 0.04045 else { return value / 12.92 }
    return powerOfTwelveFifths((value + 0.055) / 1.055)
  }

  /// A number from 0 to 1 to the power 2.4, without the C library: its square times the fifth root of
  /// its square, which Newton's method finds.
  private static func powerOfTwelveFifths(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<64 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
