/// Writes numbers as C constants.
enum CNumber {
  /// A whole number.
  ///
  /// The smallest one has no literal: its digits without the sign do not fit.
  static func text(_ value: Int) -> String {
    value == Int.min ? "(-\(Int.max) - 1)" : String(value)
  }

  /// A number with a fraction or an exponent, so that it never is a whole number's type.
  static func text(_ value: Double) -> String { String(value) }
}
