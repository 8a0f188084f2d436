import FioriGenModel

extension DocumentDecoder {
  /// The keys of a view; those of the relations come on top.
  private static let viewKeys: Set<SpecKey> = Set<SpecKey>([
    .type, .access, .inferred, .size, .defaults, .summary, .note, .compact,
  ]).union(relationKeys)

  /// The keys of relations to other views.
  private static let relationKeys = Set(
    ViewRelation.Kind.allCases.compactMap { SpecKey(rawValue: $0.rawValue) }
  )

  /// A view.
  mutating func view(_ entry: YAMLEntry) -> ViewSyntax? {
    guard let name = memberName(entry, of: "the name of a view") else { return nil }
    guard let values = memberValues(entry, Self.viewKeys, of: "a view", short: .type) else {
      return ViewSyntax(name: name)
    }
    reportMissing(.type, in: values, of: "the view '\(name.value)'", at: name.range)
    return ViewSyntax(
      name: name,
      type: values[.type].flatMap { type($0, of: "the view '\(name.value)'") },
      access: choice(.access, in: values, as: Access.self),
      isInferred: flag(.inferred, in: values),
      size: size(values),
      placement: relations(values),
      compact: compact(values),
      defaults: defaults(values),
      summary: prose(.summary, in: values),
      note: optionalProse(.note, in: values)
    )
  }

  /// A size in points.
  private mutating func size(_ values: KeyedNodes) -> ViewSize? {
    guard let node = values[.size], let text = text(node, of: "'size'") else { return nil }
    if let size = NumberText.size(text.value) { return size }
    findings.report(
      SpecRules.invalidValue,
      "\(quoted(text.value)) is no size",
      at: text.range,
      suggestion: "write width and height in points with an 'x' between them, such as 45x45"
    )
    return nil
  }

  /// The views that a view stands next to.
  private mutating func relations(_ values: KeyedNodes) -> [RelationSyntax] {
    zip(values.keys, values.entries).compactMap { key, entry -> RelationSyntax? in
      guard let kind = ViewRelation.Kind(rawValue: key.rawValue) else { return nil }
      if case .mapping = entry.value.content { return distantRelation(kind, entry) }
      return text(entry.value, of: "'\(entry.key)'").map {
        RelationSyntax(kind: kind, view: $0)
      }
    }
  }

  /// How a view stands in compact width: the word `hidden`, or relations.
  private mutating func compact(_ values: KeyedNodes) -> CompactSyntax? {
    guard let node = values[.compact] else { return nil }
    if case .mapping = node.content {
      return keyed(node, Self.relationKeys, of: "'compact'").map { .placed(relations($0)) }
    }
    guard let word = text(node, of: "'compact'") else { return nil }
    if word.value == "hidden" { return .hidden }
    findings.report(
      SpecRules.invalidValue,
      "\(quoted(word.value)) is no way to stand in compact width",
      at: word.range,
      suggestion: "write 'hidden', or a mapping with relations such as 'below: headlineLabel'"
    )
    return nil
  }

  /// A relation with a distance.
  private mutating func distantRelation(_ kind: ViewRelation.Kind, _ entry: YAMLEntry)
    -> RelationSyntax?
  {
    let what = "'\(entry.key)'"
    guard let values = keyed(entry.value, [.view, .distance], of: what) else { return nil }
    reportMissing(.view, in: values, of: what, at: entry.keyRange)
    let distance = values[.distance].flatMap { number($0, of: "'distance'") }
    return reference(.view, in: values).map {
      RelationSyntax(kind: kind, view: $0, distance: distance)
    }
  }
}
