/// The part of a path that names a file: without folder and extension.
enum FileStem {
  /// The stem of a path.
  ///
  /// - Parameter path: A path with `/` (or, on Windows, `\`) between its parts.
  /// - Returns: The last part without what follows its last dot; a leading dot starts no extension.
  static func stem(of path: String) -> String {
    let name = path.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2F || $0 == 0x5C }.last
    guard let name else { return path }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return String(Substring(name))
    }
    return String(Substring(name[..<dot]))
  }

  /// Whether a stem can name a generated file on every system.
  ///
  /// - Parameter stem: A file's stem.
  /// - Returns: Whether it consists of letters, digits, `_`, `-`, `+` and `.` and does not begin
  ///   with a dot.
  static func isValid(_ stem: String) -> Bool {
    guard let first = stem.utf8.first, first != UInt8(ascii: ".") else { return false }
    return stem.utf8.allSatisfy { byte in
      ASCII.isNameByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".")
    }
  }
}
