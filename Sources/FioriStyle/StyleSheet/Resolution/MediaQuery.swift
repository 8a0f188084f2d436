/// The condition of a media block: `(device: ipad) and (orientation: landscape)`.
public struct MediaQuery: Hashable, Sendable {
  /// One condition.
  public struct Condition: Hashable, Sendable {
    /// What is asked for, such as `device`.
    public var feature: String

    /// What it must be, such as `ipad`.
    public var value: String

    /// Creates a condition.
    ///
    /// - Parameters:
    ///   - feature: What is asked for, such as `device`.
    ///   - value: What it must be, such as `ipad`.
    public init(feature: String, value: String) {
      self.feature = feature
      self.value = value
    }
  }

  /// What readers know, and the values they know for it.
  static let knownFeatures: [String: [String]] = [
    "device": ["ipad", "iphone"],
    "orientation": ["landscape", "portrait"],
  ]

  /// The conditions, all of which must hold.
  public var conditions: [Condition]

  /// Creates a query.
  ///
  /// - Parameter conditions: The conditions, all of which must hold.
  public init(conditions: [Condition]) {
    self.conditions = conditions
  }

  /// Reads a query; `nil` when it is not of the form `(feature: value) and (feature: value)`.
  ///
  /// - Parameters:
  ///   - range: What stands between `@media` and the brace.
  ///   - bytes: The sheet.
  public init?(_ range: ByteRange, in bytes: [UInt8]) {
    let words = ValueWords(range, in: bytes)
    guard !words.tokens.isEmpty, words.tokens.count <= ValueWords.limit else { return nil }
    conditions = []
    var rest = words.tokens[...]
    while true {
      guard rest.count >= 5 else { return nil }
      let part = Array(rest.prefix(5))
      guard part[0].kind == .openParenthesis, part[1].kind.isWord, part[2].kind == .colon,
        part[3].kind.isWord, part[4].kind == .closeParenthesis,
        bytes[part[1].range.start] != UInt8(ascii: "@"),
        bytes[part[3].range.start] != UInt8(ascii: "@")
      else { return nil }
      conditions.append(
        Condition(feature: String(words.text(part[1])), value: String(words.text(part[3])))
      )
      rest = rest.dropFirst(5)
      guard let joint = rest.first else { return }
      guard joint.kind.isWord, words.text(joint).lowercased() == "and" else { return nil }
      rest = rest.dropFirst()
    }
  }
}

extension MediaQuery: CustomStringConvertible {
  /// The query as normal form has it.
  public var description: String {
    conditions.map { "(\($0.feature): \($0.value))" }.joined(separator: " and ")
  }
}
