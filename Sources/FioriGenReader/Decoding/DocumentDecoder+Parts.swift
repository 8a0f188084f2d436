import FioriGenModel

extension DocumentDecoder {
  /// The keys of a part.
  private static let partKeys = constraintKeys.union([
    .type, .access, .inferred, .defaultValue, .summary, .note,
  ])

  /// A member of a member.
  mutating func part(_ entry: YAMLEntry) -> PartSyntax? {
    guard let path = memberPath(entry, of: "the path of a part") else { return nil }
    guard path.value.count > 1 else {
      findings.report(
        SpecRules.invalidName,
        "a part is a member of a member; \(quoted(entry.key)) has no dot",
        at: entry.keyRange,
        suggestion: "write 'member.member', or list it under 'views' or 'properties'"
      )
      return nil
    }
    guard let values = memberValues(entry, Self.partKeys, of: "a part", short: .type) else {
      return PartSyntax(path: path, hasUnreadableType: true)
    }
    let ownType = values[.type].flatMap { type($0, of: "the part \(quoted(entry.key))") }
    return PartSyntax(
      path: path,
      type: ownType,
      hasUnreadableType: ownType == nil
        && (values[.type] != nil || values.misspelt.contains(.type)),
      access: choice(.access, in: values, as: Access.self),
      isInferred: flag(.inferred, in: values),
      defaultValue: values[.defaultValue],
      constraints: constraints(values),
      summary: prose(.summary, in: values),
      note: optionalProse(.note, in: values)
    )
  }
}
