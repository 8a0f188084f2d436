import Foundation

/// Compares JSON documents by what they mean.
enum JSONComparison {
  /// Whether two documents mean the same: members that are null or empty count as absent, and an
  /// image of the app's assets may be written by its name alone.
  ///
  /// - Parameters:
  ///   - left: A document.
  ///   - right: Another one.
  /// - Returns: Whether they mean the same.
  /// - Throws: When one of them is no JSON.
  static func meansTheSame(_ left: String, _ right: String) throws -> Bool {
    let values = try [left, right].map { text in
      normal(try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }
    return (values[0] as? NSObject) == (values[1] as? NSObject)
  }

  /// A value without the members that say nothing, and with images by their names.
  private static func normal(_ value: Any) -> Any {
    if let object = value as? [String: Any] {
      let kept = object.filter { !($0.value is NSNull) }.mapValues(normal).filter { member in
        (member.value as? NSDictionary)?.count != 0
      }
      if kept.count == 2, kept["source"] as? String == "asset", let name = kept["name"] {
        return name
      }
      return kept as NSDictionary
    }
    if let list = value as? [Any] { return list.map(normal) as NSArray }
    return value
  }
}
