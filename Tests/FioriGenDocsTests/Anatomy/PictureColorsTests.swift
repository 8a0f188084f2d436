import Foundation
import Testing

@testable import FioriGenDocs

/// Pictures can be read in both appearances.
@Suite struct PictureColorsTests {
  @Test(arguments: Appearance.allCases)
  func wordsHaveEnoughContrast(appearance: Appearance) throws {
    let colors = PictureColors(appearance)
    for behind in [colors.background, colors.surface] {
      #expect(try Self.contrast(colors.words, behind) >= 4.5)
      #expect(try Self.contrast(colors.remark, behind) >= 4.5)
      #expect(try Self.contrast(colors.edge, behind) >= 3)
    }
    for kind in PartKind.allCases {
      let tint = colors.tint(of: kind)
      #expect(try Self.contrast(tint.words, tint.fill) >= 4.5)
      #expect(try Self.contrast(tint.words, colors.surface) >= 4.5)
      #expect(try Self.contrast(colors.number, tint.stroke) >= 4.5)
      #expect(try Self.contrast(tint.stroke, colors.surface) >= 3)
      #expect(try Self.contrast(tint.stroke, tint.fill) >= 3)
    }
  }

  /// The contrast of two colours as the accessibility guidelines for the web define it.
  private static func contrast(_ first: String, _ second: String) throws -> Double {
    let (a, b) = try (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance of a colour.
  private static func luminance(_ hex: String) throws -> Double {
    let value = try #require(Int(hex.dropFirst(), radix: 16))
    let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
