import FioriGenModel

extension DocumentDecoder {
  /// The keys of a view; those of the relations come on top.
  private static let viewKeys: Set<SpecKey> = Set<SpecKey>([
    .type, .access, .inferred, .size, .defaults, .summary, .note, .compact,
  ]).union(relationKeys.map(\.key))

  /// The relations by key, in the order in which they are listed.
  private static let relationKeys: [(key: SpecKey, kind: ViewRelation.Kind)] =
    ViewRelation.Kind.allCases.compactMap { kind in
      SpecKey(rawValue: kind.rawValue).map { ($0, kind) }
    }

  /// A view.
  mutating func view(_ entry: YAMLEntry) -> ViewSyntax? {
    guard let name = memberName(entry, of: "the name of a view") else { return nil }
    guard let values = memberValues(entry, Self.viewKeys, of: "a view", short: .type) else {
      return ViewSyntax(name: name)
    }
    let what = "the view '\(name.value)'"
    reportMissing(.type, in: values, of: what, at: name.range)
    return ViewSyntax(
      name: name,
      type: values[.type].flatMap { type($0, of: what) },
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
    values.entries.compactMap { entry -> RelationSyntax? in
      guard let relation = Self.relationKeys.first(where: { $0.key == entry.key }) else {
        return nil
      }
      if case .mapping = entry.node.content {
        return distantRelation(relation.kind, entry)
      }
      return text(entry.node, of: "'\(entry.key.rawValue)'").map {
        RelationSyntax(kind: relation.kind, view: $0)
      }
    }
  }

  /// How a view stands in compact width: the word `hidden`, or relations.
  private mutating func compact(_ values: KeyedNodes) -> CompactSyntax? {
    guard let node = values[.compact] else { return nil }
    if case .mapping = node.content {
      let keys = Set(Self.relationKeys.map(\.key))
      return keyed(node, keys, of: "'compact'").map { .placed(relations($0)) }
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
  private mutating func distantRelation(_ kind: ViewRelation.Kind, _ entry: KeyedNodes.Entry)
    -> RelationSyntax?
  {
    let what = "'\(entry.key.rawValue)'"
    guard let values = keyed(entry.node, [.view, .distance], of: what) else { return nil }
    reportMissing(.view, in: values, of: what, at: entry.keyRange)
    let distance = values[.distance].flatMap { number($0, of: "'distance'") }
    return reference(.view, in: values).map {
      RelationSyntax(kind: kind, view: $0, distance: distance)
    }
  }
}
