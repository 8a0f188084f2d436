/// Values in quotation marks, which the language does not have.
enum SheetQuotation {
  /// What a quoted value becomes without its marks.
  ///
  /// - Parameters:
  ///   - text: The value with its marks, or with the opening mark only.
  ///   - isWholeValue: Whether nothing else belongs to the value.
  /// - Returns: The text that can stand in its place; `nil` when the content is no word or list of words.
  static func content(of text: Substring, isWholeValue: Bool) -> String? {
    guard let mark = text.first else { return nil }
    var content = text.dropFirst()
    if content.last == mark { content = content.dropLast() }
    let plain = content.utf8.allSatisfy { byte in
      ByteClass.isWordByte(byte)
        || isWholeValue && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ","))
    }
    guard plain, content.utf8.contains(where: { ByteClass.isWordByte($0) }) else { return nil }
    guard !content.contains("//") else { return nil }
    return String(content)
  }
}
