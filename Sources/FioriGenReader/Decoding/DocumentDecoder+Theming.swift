import FioriGenModel

extension DocumentDecoder {
  /// The keys of a class path.
  private static let classPathKeys: Set<SpecKey> = [
    .path, .group, .view, .name, .aliases, .deprecated, .summary, .note, .spelling,
  ]

  /// The theming of a component.
  ///
  /// - Parameter values: The component's values.
  /// - Returns: The theming; empty without one.
  mutating func theming(_ values: KeyedNodes) -> ThemingSyntax {
    var theming = ThemingSyntax()
    guard let node = values[.theming],
      let values = keyed(node, [.support, .classPaths, .examples], of: "'theming'")
    else { return theming }
    theming.hasUnreadableSupport = values.misspelt.contains(.support)
    theming.support = members(
      .support,
      in: values,
      isIncomplete: &theming.hasUnreadableSupport
    ) { $0.support($1) }
    theming.classPaths = elements(.classPaths, in: values).compactMap { classPath($0) }
    theming.examples = elements(.examples, in: values).flatMap { example($0) }
    return theming
  }

  /// How well a group is supported.
  private mutating func support(_ entry: YAMLEntry) -> SupportSyntax? {
    guard let text = text(entry.value, of: "the support of a group"),
      let source: GroupSupport.Source = choice(text, of: "the support of a group")
    else { return nil }
    return SupportSyntax(
      group: Located(value: entry.key, range: entry.keyRange),
      source: source
    )
  }

  /// A class path.
  private mutating func classPath(_ node: YAMLNode) -> ClassPathSyntax? {
    guard let values = keyed(node, Self.classPathKeys, of: "a class path") else { return nil }
    reportMissing(.path, in: values, of: "a class path", at: node.range)
    guard let path = reference(.path, in: values), checkedSelector(path) else { return nil }
    let what = "the class path \(quoted(path.value))"
    reportMissing(.group, in: values, of: what, at: path.range)
    return ClassPathSyntax(
      path: path,
      group: reference(.group, in: values),
      view: reference(.view, in: values),
      name: optionalName(.name, in: values),
      aliases: references(.aliases, in: values).filter { checkedSelector($0) },
      deprecated: deprecation(values),
      summary: prose(.summary, in: values),
      note: optionalProse(.note, in: values),
      isSpellingDocumented: isSpellingDocumented(values)
    )
  }

  /// Whether an odd spelling is meant.
  private mutating func isSpellingDocumented(_ values: KeyedNodes) -> Bool {
    guard let spelling = reference(.spelling, in: values) else { return false }
    if spelling.value == "documented" { return true }
    findings.report(
      SpecRules.invalidValue,
      "'spelling' cannot be \(quoted(spelling.value))",
      at: spelling.range,
      suggestion: "write 'spelling: documented', or remove it",
      replacement: "documented"
    )
    return true
  }

  /// Checks that text can be a selector of style sheets.
  private mutating func checkedSelector(_ text: Located<String>) -> Bool {
    if NameCheck.isStyleName(text.value.utf8), text.value.utf8.count <= limits.maximumNameLength {
      return true
    }
    findings.report(
      SpecRules.invalidName,
      "\(quoted(text.value)) cannot be a class path",
      at: text.range,
      suggestion: "use at most \(limits.maximumNameLength) letters, digits, '_' and '-'"
    )
    return false
  }

  /// An example rule: one attribute with its value, or several.
  private mutating func example(_ node: YAMLNode) -> [ExampleSyntax] {
    let keys: Set<SpecKey> = [.path, .attribute, .value, .values]
    guard let values = keyed(node, keys, of: "an example") else { return [] }
    reportMissing(.path, in: values, of: "an example", at: node.range)
    guard let path = reference(.path, in: values) else { return [] }
    if let several = values[.values] {
      for key in [SpecKey.attribute, .value] {
        guard let range = values.keyRange(key) else { continue }
        findings.report(
          SpecRules.unknownKey,
          "'\(key.rawValue)' cannot stand beside 'values'",
          at: range,
          suggestion: "move it into 'values'"
        )
      }
      return (pairs(several, of: "'values'") ?? []).compactMap { entry in
        text(entry.value, of: "a value").map {
          let attribute = Located(value: entry.key, range: entry.keyRange)
          return ExampleSyntax(path: path, attribute: attribute, value: $0)
        }
      }
    }
    for key in [SpecKey.attribute, .value] {
      reportMissing(key, in: values, of: "an example", at: path.range)
    }
    guard let attribute = reference(.attribute, in: values),
      let value = values[.value].flatMap({ text($0, of: "'value'") })
    else { return [] }
    return [ExampleSyntax(path: path, attribute: attribute, value: value)]
  }
}
