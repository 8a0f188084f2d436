/// A version of two or three numbers.
struct VersionNumber: Hashable, Comparable {
  /// The numbers, the most important one first; missing ones are 0.
  let numbers: [Int]

  /// Reads a version.
  ///
  /// - Parameter text: Such as `6.3.1`; `nil` results when it begins with no number.
  init?(_ text: some StringProtocol) {
    let words = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".")
    let numbers = words.prefix(3).compactMap { Int($0) }
    guard !numbers.isEmpty else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  /// Finds a version in a sentence.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - words: What stands just before the version.
  init?(firstIn text: String, after words: String) {
    guard let place = text.firstRange(of: words) else { return nil }
    self.init(text[place.upperBound...])
  }

  /// Orders versions by age.
  static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
