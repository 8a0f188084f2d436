/// Finds where bytes are no UTF-8.
enum InvalidUTF8 {
  /// The first place that is no UTF-8.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The finding, or `nil` when all is well.
  static func first(in bytes: [UInt8]) -> LibraryIssue? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        let isLineBreak = scalar.count == 1 && scalar.first == UInt8(ascii: "\n")
        (line, column) = isLineBreak ? (line + 1, 1) : (line, column + 1)
      case .emptyInput: return nil
      case .error:
        return LibraryIssue(
          severity: .error,
          rule: "text.utf-8",
          message: "the text is not UTF-8",
          line: line,
          column: column
        )
      }
    }
  }
}
