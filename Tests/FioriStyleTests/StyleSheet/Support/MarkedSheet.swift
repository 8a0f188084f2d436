/// A sheet with markers such as `1️⃣` in its text.
struct MarkedSheet {
  /// The sheet without its markers.
  let bytes: [UInt8]

  /// The offset in bytes at which each marker stood, by the marker.
  let offsets: [Character: Int]

  /// The markers that a sheet can contain.
  static let markers: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  /// Takes the markers out of a text.
  init(_ text: String) {
    var bytes: [UInt8] = []
    var offsets: [Character: Int] = [:]
    for character in text {
      if Self.markers.contains(character) {
        offsets[character] = bytes.count
      } else {
        bytes += Array(String(character).utf8)
      }
    }
    self.bytes = bytes
    self.offsets = offsets
  }

  /// The marker at an offset, or the offset itself where there is none.
  func name(of offset: Int) -> String {
    offsets.first { $0.value == offset }.map { String($0.key) } ?? "\(offset)"
  }
}
