/// Paths as references in the form of RFC 3986.
enum FileURI {
  /// The bytes that stand for themselves in a path.
  private static let plainBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8
  )

  /// A reference to a file: absolute paths with their scheme, others relative, as they were given.
  ///
  /// - Parameter path: The path.
  /// - Returns: The reference, with everything that could be misread as a percent escape.
  static func reference(to path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if plainBytes.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}
