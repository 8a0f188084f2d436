import FioriGenModel

extension DocumentDecoder {
  /// The settings of the set.
  ///
  /// - Parameters:
  ///   - root: The document's root.
  ///   - head: Its first pair.
  /// - Returns: The settings; `nil` when they cannot be read, which is reported.
  mutating func catalogue(_ root: YAMLNode, _ head: DocumentHead) -> CatalogueSyntax? {
    let keys: Set<SpecKey> = [
      .summary, .typePrefix, .classPathPrefix, .cPrefix, .sdkModule, .modelsModule, .discussion,
      .notes,
    ]
    guard let name = name(head.value, of: "the name of a catalogue"),
      let values = keyed(root, keys, of: head.kind.description, head: head.keyRange)
    else { return nil }
    _ = prose(.discussion, in: values)
    _ = proseList(.notes, in: values)
    return CatalogueSyntax(
      name: name,
      summary: optionalProse(.summary, in: values),
      typePrefix: prefix(.typePrefix, in: values),
      classPathPrefix: prefix(.classPathPrefix, in: values),
      cPrefix: cPrefix(in: values),
      sdkModule: optionalName(.sdkModule, in: values)?.value,
      modelsModule: optionalName(.modelsModule, in: values)?.value
    )
  }

  /// The letters that names begin with; may be empty.
  private mutating func prefix(_ key: SpecKey, in values: KeyedNodes) -> String {
    guard let prefix = reference(key, in: values) else { return "" }
    if prefix.value.isEmpty || NameCheck.isName(prefix.value.utf8) { return prefix.value }
    findings.report(
      SpecRules.invalidName,
      "\(quoted(prefix.value)) cannot begin a name",
      at: prefix.range,
      suggestion: "use letters, digits and '_', or \"\" for none"
    )
    return ""
  }

  /// The word that names in C begin with.
  private mutating func cPrefix(in values: KeyedNodes) -> String? {
    guard let word = reference(.cPrefix, in: values) else { return nil }
    if NameCheck.isLowerCaseWord(word.value.utf8) { return word.value }
    findings.report(
      SpecRules.invalidName,
      "\(quoted(word.value)) cannot begin the names in C",
      at: word.range,
      suggestion: "use a word of lower-case letters and digits, such as \"fiori\" or \"my_ui\""
    )
    return nil
  }
}
