import FioriGenModel

/// The values of a mapping with a fixed set of keys.
struct KeyedNodes {
  /// One value.
  struct Entry {
    /// The key.
    var key: SpecKey
    /// Where the key stands.
    var keyRange: SourceRange
    /// The value.
    var node: YAMLNode
  }

  /// The values with known keys, in the order written.
  fileprivate(set) var entries: [Entry] = []

  /// The keys that unknown ones were probably meant to be. Missing keys among them are not
  /// reported: they are misspelt, not missing.
  fileprivate(set) var misspelt: [SpecKey] = []

  /// Whether there was any unknown key.
  fileprivate(set) var hasUnknownKey = false

  /// No values.
  init() {}

  /// The one value of a short form.
  init(_ key: SpecKey, _ node: YAMLNode) {
    entries = [Entry(key: key, keyRange: node.range, node: node)]
  }

  /// The value of a key.
  subscript(key: SpecKey) -> YAMLNode? {
    for entry in entries where entry.key == key { return entry.node }
    return nil
  }

  /// Where a key stands.
  func keyRange(_ key: SpecKey) -> SourceRange? {
    for entry in entries where entry.key == key { return entry.keyRange }
    return nil
  }
}

extension DocumentDecoder {
  /// Sorts the values of a mapping by key and reports unknown keys.
  ///
  /// - Parameters:
  ///   - node: The node, which should be a mapping.
  ///   - keys: The keys that may stand there.
  ///   - what: What the mapping is, for messages: `a property`.
  ///   - head: Where the pair stands that names a document and its kind, already understood.
  /// - Returns: The values; `nil` when the node is no mapping, which is reported.
  mutating func keyed(
    _ node: YAMLNode,
    _ keys: Set<SpecKey>,
    of what: String,
    head: SourceRange? = nil
  ) -> KeyedNodes? {
    guard let entries = pairs(node, of: what) else { return nil }
    var result = KeyedNodes()
    result.entries.reserveCapacity(entries.count)
    for entry in entries where entry.keyRange != head {
      if let key = SpecKey.bySpelling[entry.key], keys.contains(key) {
        let known = KeyedNodes.Entry(key: key, keyRange: entry.keyRange, node: entry.value)
        result.entries.append(known)
      } else {
        result.hasUnknownKey = true
        if let meant = reportUnknownKey(entry, keys, of: what) { result.misspelt.append(meant) }
      }
    }
    return result
  }

  /// The pairs of a mapping.
  ///
  /// - Parameters:
  ///   - node: The node, which should be a mapping.
  ///   - what: What the mapping is, for messages.
  /// - Returns: The pairs; `nil` when the node is no mapping, which is reported.
  mutating func pairs(_ node: YAMLNode, of what: String) -> [YAMLEntry]? {
    if case .mapping(let entries) = node.content { return entries }
    reportWrongNode(node, "\(what) must be a mapping")
    return nil
  }

  /// Reports that something required is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - values: The values that are there; if one was misspelt for the key, nothing is reported.
  ///   - what: What lacks it, for messages: `the property 'x'`.
  ///   - range: Where that stands.
  mutating func reportMissing(
    _ key: SpecKey,
    in values: KeyedNodes,
    of what: String,
    at range: SourceRange
  ) {
    guard values[key] == nil, !values.misspelt.contains(key) else { return }
    findings.report(
      SpecRules.missingKey,
      "\(what) has no '\(key.rawValue)'",
      at: range,
      suggestion: "add '\(key.rawValue): …'"
    )
  }

  /// Reports a node of the wrong kind.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - expectation: What was expected, as a sentence without its end: `a view must be a mapping`.
  mutating func reportWrongNode(
    _ node: YAMLNode,
    _ expectation: String,
    suggestion: String? = nil
  ) {
    if case .unreadable = node.content { return }
    findings.report(
      SpecRules.wrongNode,
      "\(expectation), not \(node.kindDescription)",
      at: node.range,
      suggestion: suggestion
    )
  }

  /// Reports an unknown key.
  ///
  /// - Returns: The key that was probably meant.
  private mutating func reportUnknownKey(_ entry: YAMLEntry, _ keys: Set<SpecKey>, of what: String)
    -> SpecKey?
  {
    let spellings = keys.map(\.rawValue).sorted()
    if let colon = entry.key.firstIndex(of: ":"), entry.value.isNull {
      let meant = SpecKey.bySpelling[String(entry.key[..<colon])]
      findings.report(
        SpecRules.unknownKey,
        "unknown key \(quoted(entry.key)) in \(what)",
        at: entry.keyRange,
        suggestion: "put a space after the ':'"
      )
      return meant
    }
    if entry.value.isNull, !NameCheck.isStyleName(entry.key.utf8) {
      findings.report(
        SpecRules.unknownKey,
        "unknown key \(quoted(entry.key)) in \(what)",
        at: entry.keyRange,
        suggestion: "put a value that contains a comma or brackets in quotes"
      )
      return nil
    }
    let nearest = findings.nearest(to: entry.key, among: spellings)
    findings.report(
      SpecRules.unknownKey,
      "unknown key \(quoted(entry.key)) in \(what)",
      at: entry.keyRange,
      suggestion: nearest.map { "did you mean '\($0)'?" }
        ?? "known keys are \(spellings.joined(separator: ", "))",
      replacement: nearest
    )
    return nearest.flatMap { SpecKey.bySpelling[$0] }
  }
}
