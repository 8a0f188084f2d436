import FioriGenModel

/// Reads files of settings: one mapping with a fixed set of keys, whose values are words.
public enum SettingsReader {
  /// Reads a file of settings.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - keys: The keys it may have, and how many words each takes.
  ///   - limits: What the file may demand.
  /// - Returns: What could be read, and what is wrong.
  public static func read(
    _ source: SpecSource,
    keys: [String: SettingsDocument.Shape],
    limits: SpecLimits = .standard
  ) -> SettingsDocument {
    let encoding = EncodingCheck.findings(in: source, limits: limits)
    guard encoding.isEmpty else { return SettingsDocument(words: [:], diagnostics: encoding) }
    let tree = YAMLTree.read(source, limits: limits)
    var decoder = SettingsDecoder(keys: keys, limits: limits)
    if let root = tree.documents.first { decoder.decode(root) }
    if let second = tree.documents.dropFirst().first { decoder.reportSecond(second) }
    return SettingsDocument(
      words: decoder.words,
      diagnostics: tree.diagnostics + decoder.findings.diagnostics
    )
  }
}

/// Decodes the tree of a file of settings.
private struct SettingsDecoder {
  /// The keys it may have.
  let keys: [String: SettingsDocument.Shape]

  /// The words found so far.
  var words: [String: [SettingsDocument.Word]] = [:]

  /// The findings so far.
  var findings: Findings

  /// Begins to decode.
  init(keys: [String: SettingsDocument.Shape], limits: SpecLimits) {
    self.keys = keys
    findings = Findings(maximumNameComparisons: limits.maximumNameComparisons)
  }

  /// Decodes the root: a mapping, or nothing.
  mutating func decode(_ root: YAMLNode) {
    switch root.content {
    case .mapping(let entries):
      for entry in entries { decode(entry) }
    case .unreadable: break
    case .scalar, .sequence:
      if root.isNull { return }
      findings.report(
        SettingsRules.wrongNode,
        "settings must be a mapping, not \(root.kindDescription)",
        at: root.range,
        suggestion: "write 'key: value' pairs, without '- ' before them"
      )
    }
  }

  /// Reports a second document, which would be overlooked.
  mutating func reportSecond(_ root: YAMLNode) {
    findings.report(
      SettingsRules.wrongNode,
      "a file of settings holds one document",
      at: root.range,
      suggestion: "remove the '---' before it"
    )
  }

  /// Decodes one pair.
  private mutating func decode(_ entry: YAMLEntry) {
    guard let shape = keys[entry.key] else {
      let spellings = keys.keys.sorted()
      findings.report(
        SettingsRules.unknownKey,
        "unknown setting \(quoted(entry.key))",
        unknown: entry.key,
        at: entry.keyRange,
        candidates: spellings,
        otherwise: "known settings are \(spellings.joined(separator: ", "))"
      )
      return
    }
    switch (entry.value.content, shape) {
    case (.sequence(let elements), .words):
      words[entry.key] = elements.compactMap { word($0, of: entry.key) }
    case (.unreadable, _): break
    default:
      if entry.value.isNull, shape == .words {
        words[entry.key] = []
      } else if let word = word(entry.value, of: entry.key) {
        words[entry.key] = [word]
      }
    }
  }

  /// The word of a node.
  private mutating func word(_ node: YAMLNode, of key: String) -> SettingsDocument.Word? {
    if case .scalar(let scalar) = node.content, !scalar.isNull {
      return SettingsDocument.Word(text: scalar.text, range: node.range)
    }
    if case .unreadable = node.content { return nil }
    let isList = keys[key] == .words
    findings.report(
      SettingsRules.wrongNode,
      "\(quoted(key)) must be \(isList ? "a list of words" : "one word"), "
        + "not \(isList && node.isCollection ? "a list of \(node.kindDescription)" : node.kindDescription)",
      at: node.range,
      suggestion: node.isNull
        ? "give it a value, or remove the key"
        : isList ? "write '\(key): [one, two]'" : "write '\(key): word'"
    )
    return nil
  }
}
