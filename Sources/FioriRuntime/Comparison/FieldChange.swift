/// A field that has another value than before.
public struct FieldChange: Hashable, Sendable {
  /// The field's path, such as `tags[2].title`.
  public let path: String

  /// The value before, in the notation of JSON; `nil` where there was none.
  public let old: String?

  /// The value now, in the notation of JSON; `nil` where there is none.
  public let new: String?

  /// Notes a change.
  ///
  /// - Parameters:
  ///   - path: The field's path.
  ///   - old: The value before.
  ///   - new: The value now.
  init<Value: FieldValue>(path: FieldPath, old: Value?, new: Value?) {
    self.path = path.description
    self.old = old.map(JSONText.describing)
    self.new = new.map(JSONText.describing)
  }
}

extension FieldChange: CustomStringConvertible {
  /// The change as `path: old -> new`.
  public var description: String {
    "\(path): \(old ?? "unset") -> \(new ?? "unset")"
  }
}
