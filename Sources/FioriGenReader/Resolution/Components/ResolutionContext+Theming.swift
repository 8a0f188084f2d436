import FioriGenModel

/// A class path of the set.
struct KnownClassPath {
  /// The component that has it.
  var component: String
  /// Its group; `nil` when that is missing, which is reported.
  var group: String?
  /// Where it stands.
  var range: SourceRange
}

extension ResolutionContext {
  /// Collects the class paths of all components and reports those that stand twice.
  mutating func collectClassPaths() {
    for (name, declared) in components.sorted(by: { $0.key < $1.key }) {
      for path in declared.syntax.theming.classPaths {
        for spelling in [path.path] + path.aliases {
          let known = KnownClassPath(
            component: name,
            group: path.group?.value,
            range: spelling.range
          )
          if let first = classPaths[spelling.value] {
            reportConflict(spelling, known, first)
          } else {
            classPaths[spelling.value] = known
          }
        }
      }
    }
  }

  /// Reports a class path that stands twice.
  private mutating func reportConflict(
    _ path: Located<String>,
    _ second: KnownClassPath,
    _ first: KnownClassPath
  ) {
    let place = first.component == second.component ? "" : " by \(quoted(first.component))"
    let groups =
      if let one = first.group, let other = second.group, one != other {
        ", for the group \(quoted(one))"
      } else {
        ""
      }
    findings.report(
      SpecRules.classPathConflict,
      "the class path \(quoted(path.value)) is used already\(place)\(groups)",
      at: path.range,
      notes: [DiagnosticNote("first used here", at: first.range)],
      suggestion: "remove one of the two"
    )
  }

  /// Resolves the theming of a component.
  mutating func theming(_ component: ComponentSyntax, _ table: MemberTable) -> Theming {
    let syntax = component.theming
    let spellings = syntax.classPaths.map(\.path.value)
    checkConstantNames(syntax)
    let owner = component.name.value
    for support in syntax.support { checkGroup(support.group, of: owner) }
    let supported = Set(syntax.support.map(\.group.value))
    var missing: Set<String> = []
    let paths = syntax.classPaths.compactMap { path -> ClassPath? in
      if let view = path.view { checkView(view, in: table) }
      checkSpelling(path, of: owner)
      let deprecated = deprecation(path.deprecated, of: .classPath(spellings))
      guard let group = path.group else { return nil }
      if checkGroup(group, of: owner), !supported.contains(group.value),
        !syntax.hasUnreadableSupport,
        missing.insert(group.value).inserted
      {
        reportMissingSupport(group)
      }
      return ClassPath(
        path: path.path.value,
        group: group.value,
        swiftName: path.name?.value,
        view: path.view?.value,
        aliases: path.aliases.map(\.value),
        deprecated: deprecated,
        summary: path.summary,
        note: path.note,
        range: path.path.range
      )
    }
    return Theming(
      groups: syntax.support.sorted { $0.group.value < $1.group.value }.map {
        GroupSupport(group: $0.group.value, source: $0.source, range: $0.group.range)
      },
      classPaths: paths,
      examples: syntax.examples.map { example($0, spellings) }
    )
  }

  /// Checks that a group exists.
  ///
  /// - Returns: Whether it does; if not, that is reported.
  @discardableResult
  private mutating func checkGroup(_ group: Located<String>, of component: String) -> Bool {
    guard attributeGroup(group.value, of: component) == nil else { return true }
    guard !suspected.mayHoldAttributeGroups else { return false }
    findings.report(
      SpecRules.unknownGroup,
      "there is no attribute group \(quoted(group.value))",
      unknown: group.value,
      at: group.range,
      candidates: attributeGroups.keys.filter {
        $0.module == components[component]?.module ?? ""
      }.map(\.name),
      otherwise: "add it to an 'attributeGroups' document"
    )
    return false
  }

  /// Reports a group without a statement of support.
  private mutating func reportMissingSupport(_ group: Located<String>) {
    let sources = GroupSupport.Source.allCases.map(\.rawValue)
    findings.report(
      SpecRules.missingSupport,
      "'support' does not say how well the group \(quoted(group.value)) is supported",
      at: group.range,
      suggestion: "add '\(group.value): \(sources.joined(separator: " | "))' to 'support'"
    )
  }

  /// Warns of a class path that leaves the pattern.
  private mutating func checkSpelling(_ path: ClassPathSyntax, of component: String) {
    guard settings.range != nil, !path.isSpellingDocumented,
      components[component]?.module == nil
    else { return }
    let pattern = settings.classPathPrefix + component
    let spelling = path.path.value
    if spelling.hasPrefix(pattern) {
      let rest = spelling.utf8.dropFirst(pattern.utf8.count)
      if rest.isEmpty || (rest.count > 1 && rest.first == UInt8(ascii: "_")) { return }
    }
    findings.report(
      SpecRules.classPathSpelling,
      "the class path \(quoted(spelling)) leaves the pattern '\(pattern)[_<part>]'",
      at: path.path.range,
      suggestion: "correct it, or add 'spelling: documented' when the documents spell it so"
    )
  }

  /// Reports constants with one name.
  private mutating func checkConstantNames(_ syntax: ThemingSyntax) {
    var firsts: [String: SourceRange] = [:]
    for name in syntax.classPaths.compactMap(\.name) {
      if let first = firsts[name.value] {
        reportDuplicate(
          "two class paths are called \(quoted(name.value))",
          at: name.range,
          first,
          suggestion: "rename one of the two"
        )
      } else {
        firsts[name.value] = name.range
      }
    }
  }

  /// Resolves an example rule.
  private mutating func example(_ syntax: ExampleSyntax, _ ownPaths: [String]) -> ExampleRule {
    if let known = classPaths[syntax.path.value] {
      if let group = known.group,
        let attributes = attributeGroup(group, of: known.component)?.attributes,
        !attributes.contains(where: { $0.name.value == syntax.attribute.value })
      {
        findings.report(
          SpecRules.unknownAttribute,
          "the group \(quoted(group)) has no attribute \(quoted(syntax.attribute.value))",
          unknown: syntax.attribute.value,
          at: syntax.attribute.range,
          candidates: attributes.map(\.name.value),
          otherwise: "add it to the group, or correct the class path's group"
        )
      }
    } else {
      findings.report(
        SpecRules.unknownClassPath,
        "there is no class path \(quoted(syntax.path.value))",
        unknown: syntax.path.value,
        at: syntax.path.range,
        candidates: ownPaths,
        otherwise: "add it to 'classPaths'"
      )
    }
    return ExampleRule(
      classPath: syntax.path.value,
      attribute: syntax.attribute.value,
      value: syntax.value.value,
      range: syntax.attribute.range,
      valueRange: syntax.value.range
    )
  }
}
