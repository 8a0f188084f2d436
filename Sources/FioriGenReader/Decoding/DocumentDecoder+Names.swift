import FioriGenModel

extension DocumentDecoder {
  /// A name.
  ///
  /// - Parameters:
  ///   - node: The node, which should be text.
  ///   - what: What it names, for messages.
  /// - Returns: The name; `nil` when it is none, which is reported.
  mutating func name(_ node: YAMLNode, of what: String) -> Located<String>? {
    text(node, of: what).flatMap { checked($0, of: what) ? $0 : nil }
  }

  /// A name that may be missing.
  mutating func optionalName(_ key: SpecKey, in values: KeyedNodes) -> Located<String>? {
    values[key].flatMap { name($0, of: "the value of '\(key.rawValue)'") }
  }

  /// A reference to a name; what it refers to is looked up later.
  mutating func reference(_ key: SpecKey, in values: KeyedNodes) -> Located<String>? {
    values[key].flatMap { text($0, of: "'\(key.rawValue)'") }
  }

  /// One or several references to names.
  mutating func references(_ key: SpecKey, in values: KeyedNodes) -> [Located<String>] {
    guard let node = values[key] else { return [] }
    if case .sequence(let elements) = node.content {
      return elements.compactMap { text($0, of: "an entry of '\(key.rawValue)'") }
    }
    if case .mapping = node.content {
      reportWrongNode(node, "'\(key.rawValue)' must be a name or a list of names")
      return []
    }
    return text(node, of: "'\(key.rawValue)'").map { [$0] } ?? []
  }

  /// The key of a pair as a name.
  ///
  /// - Returns: The name; `nil` when it is none, which is reported.
  mutating func memberName(_ entry: YAMLEntry, of what: String) -> Located<String>? {
    let name = Located(value: entry.key, range: entry.keyRange)
    return checked(name, of: what) ? name : nil
  }

  /// The key of a pair as names with dots between them.
  ///
  /// - Returns: The names; `nil` when they are none, which is reported.
  mutating func memberPath(_ entry: YAMLEntry, of what: String) -> Located<[String]>? {
    let name = Located(value: entry.key, range: entry.keyRange)
    guard checked(name, of: what, mayHaveDots: true) else { return nil }
    guard entry.key.utf8.contains(UInt8(ascii: ".")) else {
      return Located(value: [entry.key], range: entry.keyRange)
    }
    return Located(
      value: entry.key.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) },
      range: entry.keyRange
    )
  }

  /// Checks a name and reports it when it is none.
  mutating func checked(
    _ name: Located<String>,
    of what: @autoclosure () -> String,
    mayHaveDots: Bool = false
  ) -> Bool {
    let isRight =
      mayHaveDots ? NameCheck.isDottedName(name.value.utf8) : NameCheck.isName(name.value.utf8)
    guard isRight else {
      findings.report(
        SpecRules.invalidName,
        "\(quoted(name.value)) cannot be \(what())",
        at: name.range,
        suggestion: mayHaveDots
          ? "use letters, digits and '_', with single dots between names"
          : "use letters, digits and '_', and begin with a letter"
      )
      return false
    }
    guard name.value.utf8.count <= limits.maximumNameLength else {
      findings.report(
        SpecRules.invalidName,
        "the name \(quoted(name.value)) is longer than \(limits.maximumNameLength) letters",
        at: name.range,
        suggestion: "shorten it"
      )
      return false
    }
    return true
  }
}
