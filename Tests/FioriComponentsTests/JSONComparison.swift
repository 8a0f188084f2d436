import Foundation

/// Compares JSON documents by what they mean.
enum JSONComparison {
  /// Whether two documents mean the same.
  ///
  /// - Parameters:
  ///   - left: A document.
  ///   - right: Another one.
  ///   - ignoringNulls: Whether members that are null count as absent, and empty objects with them.
  /// - Returns: Whether they mean the same.
  /// - Throws: When one of them is no JSON.
  static func meansTheSame(
    _ left: String,
    _ right: String,
    ignoringNulls: Bool
  ) throws -> Bool {
    let values = try [left, right].map { text in
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return ignoringNulls ? withoutNulls(value) : value
    }
    return (values[0] as? NSObject) == (values[1] as? NSObject)
  }

  /// A value without the members that say nothing.
  private static func withoutNulls(_ value: Any) -> Any {
    if let object = value as? [String: Any] {
      let kept = object.filter { !($0.value is NSNull) }.mapValues(withoutNulls)
      return kept.filter { member in
        if let inner = member.value as? [String: Any] { return !inner.isEmpty }
        return true
      } as NSDictionary
    }
    if let list = value as? [Any] { return list.map(withoutNulls) as NSArray }
    return value
  }
}
