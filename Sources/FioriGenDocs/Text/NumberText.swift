/// Writes numbers the same way on every machine.
enum NumberText {
  /// A number without a needless fraction.
  ///
  /// - Parameter value: The number.
  /// - Returns: The digits.
  static func short(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}
