import FioriGenModel

extension DocumentDecoder {
  /// The keys of ``CommonSyntax``.
  static let commonKeys: Set<SpecKey> = [
    .summary, .discussion, .notes, .inferred, .swiftName, .deprecated, .since,
  ]

  /// What every document may say about itself.
  mutating func common(_ values: KeyedNodes) -> CommonSyntax {
    CommonSyntax(
      summary: prose(.summary, in: values),
      discussion: prose(.discussion, in: values),
      notes: proseList(.notes, in: values),
      isInferred: flag(.inferred, in: values),
      swiftName: optionalName(.swiftName, in: values),
      deprecated: deprecation(values),
      since: optionalProse(.since, in: values)
    )
  }

  /// A deprecation: a message, or a mapping with a message, a replacement or both.
  mutating func deprecation(_ values: KeyedNodes) -> DeprecationSyntax? {
    guard let node = values[.deprecated] else { return nil }
    if case .scalar(let scalar) = node.content {
      let message = Self.trimmed(scalar.text)
      if scalar.isNull || message.isEmpty || (scalar.style == .plain && message == "true") {
        reportDeprecationWithoutMessage(at: node.range)
        return nil
      }
      if scalar.style == .plain && message == "false" {
        findings.report(
          SpecRules.invalidValue,
          "'deprecated' is a message, not true or false",
          at: node.range,
          suggestion: "remove the key from what is not deprecated"
        )
        return nil
      }
      return DeprecationSyntax(message: message)
    }
    guard let values = keyed(node, [.message, .replacedBy], of: "a deprecation") else { return nil }
    let message = optionalProse(.message, in: values)
    let replacement = reference(.replacedBy, in: values)
    if (message ?? "").isEmpty && values[.replacedBy] == nil
      && !values.misspelt.contains(.message) && !values.misspelt.contains(.replacedBy)
    {
      reportDeprecationWithoutMessage(at: node.range)
      return nil
    }
    return DeprecationSyntax(message: message, replacedBy: replacement)
  }

  /// Reports a deprecation that does not say what to do.
  private mutating func reportDeprecationWithoutMessage(at range: SourceRange) {
    findings.report(
      SpecRules.missingKey,
      "a deprecation needs a message or a replacement",
      at: range,
      suggestion: "write 'deprecated: { message: …, replacedBy: … }'"
    )
  }

  /// A member's entries, which may be given in a short form.
  ///
  /// - Parameters:
  ///   - entry: The member's pair.
  ///   - keys: The keys of the long form.
  ///   - what: What the member is, for messages.
  ///   - short: The key whose value the short form gives.
  /// - Returns: The values; `nil` when the node is neither form, which is reported.
  mutating func memberValues(
    _ entry: YAMLEntry,
    _ keys: Set<SpecKey>,
    of what: String,
    short: SpecKey
  ) -> KeyedNodes? {
    guard case .scalar(let scalar) = entry.value.content else {
      if case .sequence = entry.value.content {
        reportWrongNode(
          entry.value,
          "\(what) must be a mapping or the value of '\(short.rawValue)' alone",
          suggestion: "put text that begins with '[' in quotes"
        )
        return nil
      }
      return keyed(entry.value, keys, of: what)
    }
    return scalar.isNull ? KeyedNodes() : KeyedNodes(short, entry.value)
  }
}

extension DocumentDecoder {
  /// Decodes the pairs of an optional mapping from names to members.
  ///
  /// - Parameters:
  ///   - key: The key of the mapping.
  ///   - values: The values around it.
  ///   - isIncomplete: Set when a member could not be read at all.
  ///   - decode: Decodes one pair; `nil` when its name could not be read.
  /// - Returns: The members, in the order written.
  mutating func members<Member>(
    _ key: SpecKey,
    in values: KeyedNodes,
    isIncomplete: inout Bool,
    _ decode: (inout DocumentDecoder, YAMLEntry) -> Member?
  ) -> [Member] {
    guard let node = values[key] else { return [] }
    guard let entries = pairs(node, of: "'\(key.rawValue)'") else {
      isIncomplete = true
      return []
    }
    var members: [Member] = []
    members.reserveCapacity(entries.count)
    for entry in entries {
      if let member = decode(&self, entry) {
        members.append(member)
      } else {
        isIncomplete = true
      }
    }
    return members
  }

  /// The elements of an optional list.
  ///
  /// - Parameters:
  ///   - key: The key of the list.
  ///   - values: The values around it.
  /// - Returns: The elements; none when the node is no list, which is reported.
  mutating func elements(_ key: SpecKey, in values: KeyedNodes) -> [YAMLNode] {
    guard let node = values[key] else { return [] }
    if case .sequence(let elements) = node.content { return elements }
    reportWrongNode(
      node,
      "'\(key.rawValue)' must be a list",
      suggestion: "begin every entry with '- '"
    )
    return []
  }
}
