import FioriGenModel

/// The values of a mapping with a fixed set of keys.
struct KeyedNodes {
  /// The known keys, in the order written.
  private(set) var keys: [SpecKey] = []

  /// The pairs of ``keys``.
  private(set) var entries: [YAMLEntry] = []

  /// The keys that unknown ones were probably meant to be. Missing keys among them are not
  /// reported: they are misspelt, not missing.
  fileprivate(set) var misspelt: [SpecKey] = []

  /// Whether an unknown key may hold members. What seems to be missing may then stand under it.
  fileprivate(set) var mayHideMembers = false

  /// No values.
  init() {}

  /// The one value of a short form.
  init(_ key: SpecKey, _ node: YAMLNode) {
    append(key, YAMLEntry(key: key.rawValue, keyRange: node.range, value: node))
  }

  /// The value of a key.
  subscript(key: SpecKey) -> YAMLNode? {
    index(of: key).map { entries[$0].value }
  }

  /// Where a key stands.
  func keyRange(_ key: SpecKey) -> SourceRange? {
    index(of: key).map { entries[$0].keyRange }
  }

  /// Adds a pair with a known key.
  fileprivate mutating func append(_ key: SpecKey, _ entry: YAMLEntry) {
    keys.append(key)
    entries.append(entry)
  }

  /// Where a key stands among the keys. There are few, so they are simply compared.
  private func index(of key: SpecKey) -> Int? {
    var index = 0
    while index < keys.count {
      if keys[index] == key { return index }
      index += 1
    }
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
    for (index, entry) in entries.enumerated() where entry.keyRange != head {
      if index > 0, isFragment(entry, of: entries[index - 1]) { continue }
      if let key = SpecKey.bySpelling[entry.key], keys.contains(key) {
        result.append(key, entry)
      } else {
        let meant = reportUnknownKey(entry, keys, of: what)
        if let meant { result.misspelt.append(meant) }
        if meant?.holdsMembers ?? entry.value.isCollection { result.mayHideMembers = true }
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
    reportWrongNode(
      node,
      "\(what) must be a mapping",
      suggestion: "write 'key: value' pairs, without '- ' before them"
    )
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
    of what: @autoclosure () -> String,
    at range: SourceRange
  ) {
    guard values[key] == nil, !values.misspelt.contains(key) else { return }
    findings.report(
      SpecRules.missingKey,
      "\(what()) has no '\(key.rawValue)'",
      at: range,
      suggestion: "add '\(key.rawValue): …'"
    )
  }

  /// Reports a node of the wrong kind.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - expectation: What was expected, as a sentence without its end: `a view must be a mapping`.
  ///   - suggestion: What to do about it.
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
      suggestion: node.isNull ? "give it a value, or remove the key" : suggestion
    )
  }

  /// Whether a pair is what a comma cut off a type before it: in `{ type: (A, B) -> C }`, YAML takes
  /// `B) -> C` for a key. The fault is reported at the type.
  private func isFragment(_ entry: YAMLEntry, of previous: YAMLEntry) -> Bool {
    guard entry.value.isNull, !NameCheck.isStyleName(entry.key.utf8),
      case .scalar(let type) = previous.value.content, type.style == .plain
    else { return false }
    let key = SpecKey.bySpelling[previous.key]
    guard key == .type || key == .result else { return false }
    return (try? TypeParser.parse(type.text)) == nil
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
