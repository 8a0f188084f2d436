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
      .summary, .typePrefix, .classPathPrefix, .cPrefix, .sdkModule, .modelsModule, .imports,
      .discussion, .notes,
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
      modelsModule: optionalName(.modelsModule, in: values)?.value,
      imports: imports(in: values)
    )
  }

  /// The other catalogues whose types are used: names of modules, or names with folders.
  private mutating func imports(in values: KeyedNodes) -> [SpecImport] {
    guard let node = values[.imports] else { return [] }
    let what = "the name of an imported module"
    var imports: [SpecImport] = []
    switch node.content {
    case .mapping(let entries):
      for entry in entries {
        guard let module = memberName(entry, of: what) else { continue }
        var folder: Located<String>?
        if !entry.value.isNull {
          folder = text(entry.value, of: "the folder of \(quoted(entry.key))")
          if folder == nil { continue }
        }
        imports.append(SpecImport(module: module, folder: folder))
      }
    case .sequence(let elements):
      imports = elements.compactMap { element in
        name(element, of: what).map { SpecImport(module: $0, folder: nil) }
      }
    case .scalar, .unreadable:
      imports = name(node, of: what).map { [SpecImport(module: $0, folder: nil)] } ?? []
    }
    return withoutRepetitions(imports)
  }

  /// Leaves out modules that are imported twice, which is reported.
  private mutating func withoutRepetitions(_ imports: [SpecImport]) -> [SpecImport] {
    var firsts: [String: SourceRange] = [:]
    return imports.filter { one in
      guard let first = firsts[one.module] else {
        firsts[one.module] = one.range
        return true
      }
      findings.report(
        SpecRules.duplicateName,
        "\(quoted(one.module)) is imported twice",
        at: one.range,
        notes: [DiagnosticNote("first imported here", at: first)],
        suggestion: "remove one of the two"
      )
      return false
    }
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
