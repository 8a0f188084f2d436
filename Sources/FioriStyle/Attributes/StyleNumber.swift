/// Numbers as style sheets spell them.
public enum StyleNumber {
  /// A number in decimal notation without exponent and without needless fraction.
  ///
  /// Reading the text gives exactly the number again.
  ///
  /// - Parameter number: The number.
  /// - Returns: Its spelling, or `nil` when it is infinite or not a number.
  public static func text(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    let shortest = number.magnitude.description
    let sign = number < 0 ? "-" : ""
    guard let mark = shortest.firstIndex(of: "e") else {
      return sign + (shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest)
    }
    let digits = shortest[..<mark].filter { $0 != "." }
    let exponent = Int(shortest[shortest.index(after: mark)...]) ?? 0
    return sign + plain(digits: digits.hasSuffix("0") ? "\(digits.dropLast())" : digits, exponent)
  }

  /// Writes out a number given as its digits, the first of which stands before the point, times a
  /// power of ten.
  private static func plain(digits: String, _ exponent: Int) -> String {
    if exponent < 0 {
      return "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    return digits + String(repeating: "0", count: max(0, exponent - digits.count + 1))
  }
}
