import FioriGenModel

extension DocumentDecoder {
  /// An enumeration, struct, union, protocol or external type.
  ///
  /// - Parameters:
  ///   - root: The document's root.
  ///   - head: Its first pair.
  /// - Returns: The type; `nil` when even its name cannot be read, which is reported.
  mutating func sharedType(_ root: YAMLNode, _ head: DocumentHead) -> SharedTypeSyntax? {
    let what = head.kind.description
    let keys = Self.sharedTypeKeys[head.kind] ?? Self.commonKeys
    guard let name = text(head.value, of: "the name of a type"),
      checked(name, of: "the name of a type", mayHaveDots: true),
      let values = keyed(root, keys, of: what, head: head.keyRange)
    else {
      skippedDocument = true
      return nil
    }
    var incomplete = values.mayHideMembers
    let kind = kind(head.kind, values, name: name, isIncomplete: &incomplete)
    return SharedTypeSyntax(
      name: name,
      kind: kind,
      common: common(values),
      inherits: reference(.inherits, in: values),
      conforms: references(.conforms, in: values),
      colorMethod: colorMethod(values),
      isIncomplete: incomplete
    )
  }

  /// The method that gives a case's colour.
  ///
  /// - Parameter values: The values of an enumeration's keys.
  /// - Returns: The method; `nil` when there is none, or none that can be read, which is reported.
  private mutating func colorMethod(_ values: KeyedNodes) -> ColorMethod? {
    guard let text = reference(.colorMethod, in: values) else { return nil }
    let parts = text.value.split(separator: "(", omittingEmptySubsequences: false)
    if parts.count == 2, NameCheck.isName(parts[0].utf8), parts[1].hasSuffix(":)"),
      NameCheck.isName(parts[1].dropLast(2).utf8),
      text.value.utf8.count <= limits.maximumNameLength
    {
      return ColorMethod(name: String(parts[0]), label: String(parts[1].dropLast(2)))
    }
    findings.report(
      SpecRules.invalidName,
      "\(quoted(text.value)) cannot be the name of a method with one parameter",
      at: text.range,
      suggestion: "write it like 'color(for:)'"
    )
    return nil
  }

  /// The keys of every kind.
  private static let sharedTypeKeys: [DocumentKind: Set<SpecKey>] = [
    .structure: commonKeys.union([.fields, .conforms]),
    .enumeration: commonKeys.union([.cases, .conforms, .colorMethod]),
    .union: commonKeys.union([.cases, .conforms]),
    .protocolType: commonKeys.union([.members, .inherits, .conforms]),
    .external: commonKeys.union([.members, .inherits, .conforms]),
  ]

  /// The keys of an enumeration's case.
  private static let enumerationCaseKeys: Set<SpecKey> = [
    .summary, .inferred, .deprecated, .swiftName, .aliases, .note,
  ]

  /// The keys of a union's case.
  private static let unionCaseKeys: Set<SpecKey> = [.type, .summary]

  /// The keys of an external type's member.
  private static let externalMemberKeys: Set<SpecKey> = [.type, .access, .inferred, .summary]

  /// What only one kind has.
  private mutating func kind(
    _ kind: DocumentKind,
    _ values: KeyedNodes,
    name: Located<String>,
    isIncomplete: inout Bool
  ) -> SharedTypeSyntax.Kind {
    let what = "\(kind.rawValue) \(quoted(name.value))"
    switch kind {
    case .enumeration:
      reportMissing(.cases, in: values, of: "the \(what)", at: name.range)
      let cases = members(.cases, in: values, isIncomplete: &isIncomplete) {
        $0.enumerationCase($1)
      }
      reportNoCases(cases.isEmpty && !isIncomplete, values, of: what)
      return .enumeration(cases)
    case .structure:
      reportMissing(.fields, in: values, of: "the \(what)", at: name.range)
      return .structure(
        members(.fields, in: values, isIncomplete: &isIncomplete) { $0.field($1) }
      )
    case .union:
      reportMissing(.cases, in: values, of: "the \(what)", at: name.range)
      let cases = members(.cases, in: values, isIncomplete: &isIncomplete) { $0.unionCase($1) }
      reportNoCases(cases.isEmpty && !isIncomplete, values, of: what)
      return .union(cases)
    case .protocolType:
      return .protocolType(
        members(.members, in: values, isIncomplete: &isIncomplete) { $0.event($1) }
      )
    default:
      return .external(
        members(.members, in: values, isIncomplete: &isIncomplete) { $0.externalMember($1) }
      )
    }
  }

  /// Reports a type that could have no value.
  private mutating func reportNoCases(_ isEmpty: Bool, _ values: KeyedNodes, of what: String) {
    guard isEmpty, let node = values[.cases] else { return }
    findings.report(
      SpecRules.missingKey,
      "the \(what) needs at least one case",
      at: node.range,
      suggestion: "add 'name: what it means'"
    )
  }

  /// A case of an enumeration.
  private mutating func enumerationCase(_ entry: YAMLEntry) -> EnumerationCaseSyntax? {
    guard let name = memberName(entry, of: "the name of a case") else { return nil }
    guard
      let values = memberValues(entry, Self.enumerationCaseKeys, of: "a case", short: .summary)
    else { return EnumerationCaseSyntax(name: name) }
    return EnumerationCaseSyntax(
      name: name,
      summary: prose(.summary, in: values),
      isInferred: flag(.inferred, in: values),
      deprecated: deprecation(values),
      swiftName: optionalName(.swiftName, in: values),
      aliases: references(.aliases, in: values),
      note: optionalProse(.note, in: values)
    )
  }

  /// A case of a union.
  private mutating func unionCase(_ entry: YAMLEntry) -> UnionCaseSyntax? {
    guard let name = memberName(entry, of: "the name of a case") else { return nil }
    guard let values = memberValues(entry, Self.unionCaseKeys, of: "a case", short: .type) else {
      return UnionCaseSyntax(name: name)
    }
    reportMissing(.type, in: values, of: "the case '\(name.value)'", at: name.range)
    return UnionCaseSyntax(
      name: name,
      type: values[.type].flatMap { type($0, of: "the case '\(name.value)'") },
      summary: prose(.summary, in: values)
    )
  }

  /// A known member of an external type.
  private mutating func externalMember(_ entry: YAMLEntry) -> ExternalMemberSyntax? {
    guard let path = memberPath(entry, of: "the name of a member") else { return nil }
    guard
      let values = memberValues(entry, Self.externalMemberKeys, of: "a member", short: .type)
    else { return ExternalMemberSyntax(path: path) }
    let what = "the member \(quoted(entry.key))"
    reportMissing(.type, in: values, of: what, at: path.range)
    return ExternalMemberSyntax(
      path: path,
      type: values[.type].flatMap { type($0, of: what) },
      access: choice(.access, in: values, as: Access.self),
      isInferred: flag(.inferred, in: values),
      summary: prose(.summary, in: values)
    )
  }
}
