/// Says what an input holds, for messages.
enum FoundValue {
  /// The longest text that a message repeats.
  private static let longestShown = 40

  /// What stands where a decoder is.
  ///
  /// - Parameter decoder: The decoder.
  /// - Returns: Such as `null`, `an object` or `the text "abc"`.
  static func description(at decoder: any Decoder) -> String {
    if let scalar = scalar(at: decoder) { return scalar }
    if (try? decoder.unkeyedContainer()) != nil { return "an array" }
    if (try? decoder.container(keyedBy: FieldKey.self)) != nil { return "an object" }
    return "something else"
  }

  /// What stands there when it is neither array nor object.
  private static func scalar(at decoder: any Decoder) -> String? {
    guard let container = try? decoder.singleValueContainer() else { return nil }
    if container.decodeNil() { return "null" }
    if let value = try? container.decode(Bool.self) { return String(value) }
    if let value = try? container.decode(String.self) {
      let isShort = value.unicodeScalars.count <= longestShown
      let shown = isShort ? value : String(value.prefix(longestShown)) + "…"
      return "the text \(JSONText.quoted(shown))"
    }
    if let value = try? container.decode(Int.self) { return "the number \(value)" }
    if let value = try? container.decode(Double.self) { return "the number \(value)" }
    return nil
  }
}
