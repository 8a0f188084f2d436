/// Numbers as style sheets spell them: digits with at most one point and a minus sign in front.
enum SheetNumber {
  /// Words longer than this are no numbers. The longest number that ``StyleNumber`` writes has 343
  /// letters.
  private static let longest = 400

  /// Splits a word into the number it begins with and the rest.
  ///
  /// - Parameter word: The word.
  /// - Returns: The number, its spelling and what follows it; `nil` when it does not begin with one.
  static func leading(_ word: Substring) -> (number: Double, spelling: Substring, rest: Substring)?
  {
    guard word.utf8.count <= longest else { return nil }
    var digits = 0
    var points = 0
    var end = word.utf8.startIndex
    for (offset, byte) in word.utf8.enumerated() {
      if byte == UInt8(ascii: "-"), offset == 0 {
        end = word.utf8.index(after: end)
        continue
      }
      if byte == UInt8(ascii: "."), points == 0 {
        points += 1
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits += 1
      } else {
        break
      }
      end = word.utf8.index(after: end)
    }
    guard digits > 0 else { return nil }
    let spelling = word[..<end]
    guard let number = Double(complete(spelling)), number.isFinite else { return nil }
    return (number, spelling, word[end...])
  }

  /// The number that a whole word spells; `nil` when there is more or less than a number.
  ///
  /// - Parameter word: The word.
  /// - Returns: The number.
  static func whole(_ word: Substring) -> Double? {
    guard let (number, _, rest) = leading(word), rest.isEmpty else { return nil }
    return number
  }

  /// A spelling with digits on both sides of its point, which `Double` asks for.
  private static func complete(_ spelling: Substring) -> String {
    var text = String(spelling)
    if text.hasSuffix(".") { text += "0" }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
    return text
  }
}
