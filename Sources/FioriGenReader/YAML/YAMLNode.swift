import FioriGenModel

/// A node of a YAML document, with its place in the file.
struct YAMLNode: Sendable {
  /// What a node holds.
  enum Content: Sendable {
    /// Text.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Pairs of keys and values, in the order written, each key once.
    case mapping([YAMLEntry])
    /// Nothing that could be read; the fault is already reported.
    case unreadable
  }

  /// What it holds.
  var content: Content

  /// Its place; for block lists and mappings only where they begin.
  var range: SourceRange

  /// The node's kind in the words of a report.
  var kindDescription: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .unreadable: "something unreadable"
    }
  }

  /// Whether it is a list or a mapping.
  var isCollection: Bool {
    switch content {
    case .sequence, .mapping: true
    case .scalar, .unreadable: false
    }
  }

  /// Whether it stands for no value: nothing, `~` or `null`, not quoted.
  var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.isNull } else { false }
  }
}

/// A piece of text in a YAML file.
struct YAMLScalar: Sendable {
  /// How text can be written.
  enum Style: Sendable {
    /// Without quotes.
    case plain
    /// In single or double quotes.
    case quoted
    /// As a block after `|` or `>`.
    case block
  }

  /// The text, escapes and line folding already applied.
  var text: String

  /// How it was written.
  var style: Style

  /// Whether it stands for no value: nothing, `~` or `null`, not quoted.
  var isNull: Bool {
    style == .plain && (text.isEmpty || text == "~" || text == "null")
  }
}

/// One pair of a mapping.
struct YAMLEntry: Sendable {
  /// The key's text.
  var key: String

  /// The key's place.
  var keyRange: SourceRange

  /// The value.
  var value: YAMLNode
}
