/// The outline of a name, which tells most names apart without comparing their letters.
struct NameSketch: Sendable {
  /// Longer names are not compared, which bounds the work for hostile input.
  static let longest = 80

  /// The length in bytes.
  private let count: Int

  /// One bit for each kind of letter.
  private let letters: UInt64

  /// The outline of a name.
  ///
  /// - Parameter name: The name.
  init(_ name: String) {
    var letters: UInt64 = 0
    var count = 0
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      letters |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 63)
      count += 1
    }
    self.count = count
    self.letters = letters
  }

  /// Whether names with these outlines can differ by two letters only.
  ///
  /// - Parameter other: The other outline.
  /// - Returns: `false` when they certainly differ by more.
  func canBeNear(_ other: NameSketch) -> Bool {
    abs(count - other.count) <= 2 && (letters ^ other.letters).nonzeroBitCount <= 4
  }
}
