/// The measures of every picture, in user units. One unit is one point of the component, unless a
/// part is too large for the picture.
enum AnatomyMetrics {
  /// The width of the canvas: that of the narrowest phone.
  static let canvasWidth = 320.0
  /// The width of the frame that stands for compact width.
  static let compactWidth = 208.0
  /// Around everything.
  static let margin = 8.0
  /// Between a frame and what is in it.
  static let padding = 8.0
  /// Between neighbours.
  static let gap = 6.0
  /// Between alternatives; the word *or* stands in it.
  static let alternativeGap = 14.0
  /// The height of a part without a stated size.
  static let partHeight = 24.0
  /// The tallest part.
  static let tallest = 160.0
  /// A part that is smaller in any direction has its number beside it.
  static let smallest = 20.0
  /// The height of a number's badge, and its width for up to two digits.
  static let badge = 16.0
  /// The height of a caption's line.
  static let caption = 18.0
  /// The height of a line of the legend.
  static let legendLine = 20.0
  /// The width of a letter of the monospaced type, as a share of its size.
  static let letter = 0.61
  /// The size of the type on parts.
  static let labelSize = 11.0
  /// The size of the type of legend and captions.
  static let wordSize = 12.0
  /// The size of the type on badges.
  static let badgeSize = 10.0

  /// The width of a text.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - size: The size of the type.
  /// - Returns: The width, a little generous, whatever monospaced type is at hand.
  static func width(of text: String, size: Double) -> Double {
    Double(text.count) * size * letter
  }

  /// The width of a number's badge.
  ///
  /// - Parameter number: The number.
  /// - Returns: The width.
  static func badgeWidth(_ number: Int) -> Double {
    badge + Double(max(0, String(number).count - 2)) * badgeSize * letter
  }

  /// Cuts a text into lines between words, and long words where they must be.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - width: The room for a line.
  ///   - size: The size of the type.
  /// - Returns: The lines; at least one.
  static func wrapped(_ text: String, width: Double, size: Double) -> [String] {
    let letters = max(1, Int(width / (size * letter)))
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var rest = word
      if !line.isEmpty && line.count + 1 + rest.count > letters {
        lines.append(line)
        line = ""
      }
      while rest.count > letters {
        lines.append(String(rest.prefix(letters)))
        rest = rest.dropFirst(letters)
      }
      line += line.isEmpty ? String(rest) : " " + rest
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }
}
