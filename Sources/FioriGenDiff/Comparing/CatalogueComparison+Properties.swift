import FioriGenModel

extension CatalogueComparison {
  /// A value's type in models, its declared type and its default.
  typealias ValueFacts = (
    portable: PortableType?, declared: TypeExpression, defaultValue: ValueLiteral?
  )

  /// Compares properties or fields.
  ///
  /// - Parameters:
  ///   - owner: The name of what has them.
  ///   - old: The old ones.
  ///   - new: The new ones.
  ///   - range: Where their owner stands.
  mutating func compareProperties(
    of owner: String,
    _ old: [Property],
    _ new: [Property],
    at range: SourceRange
  ) {
    var pairs = NamedPairs(old, new) { $0.name }
    for (old, new) in pairs.takeRenamed({
      $1.renamedFrom.contains($0.name) || $1.aliases.contains($0.name)
    }) {
      // Data may go on with a spelling that is kept. So may code that reads and assigns, but
      // initialisers and the fields of C structs have one name.
      let breaks = !new.isStored ? [] : new.aliases.contains(old.name) ? [.swift, .c] : everyone
      note(
        DiffRules.propertyRenamed,
        "\(owner).\(new.name)",
        "it was named \(old.name)",
        breaks: breaks,
        at: new.range
      )
      compare(old, new, owner: owner)
    }
    for property in pairs.removed {
      note(
        DiffRules.propertyRemoved,
        "\(owner).\(property.name)",
        "the property is gone",
        breaks: property.isStored ? everyone : [],
        at: property.range
      )
    }
    for property in pairs.added {
      let mustBeGiven = property.isRequired && property.isStored
      note(
        DiffRules.propertyAdded,
        "\(owner).\(property.name)",
        mustBeGiven ? "the property is new and must be given" : "the property is new",
        breaks: mustBeGiven ? everyone : [],
        at: property.range
      )
    }
    for (old, new) in pairs.common where old != new { compare(old, new, owner: owner) }
    compareOrder(
      in: owner,
      old.filter(\.isStored).map(\.name),
      new.filter(\.isStored).map(\.name),
      reordering: [.swift, .c],
      at: range
    )
  }

  /// Everyone who uses values.
  var everyone: Set<Surface> { [.swift, .json, .c] }

  /// Compares two versions of a property.
  private mutating func compare(_ old: Property, _ new: Property, owner: String) {
    let subject = "\(owner).\(new.name)"
    compareDeprecation(of: subject, old.deprecated, new.deprecated, at: new.range)
    compareSwiftName(of: subject, old.swiftName, new.swiftName, at: new.range)
    compareBinding(of: subject, "setBy", old.setBy ?? "", new.setBy ?? "", at: new.range)
    let later = [old, new].map { $0.setBefore.joined(separator: ", ") }
    compareBinding(of: subject, "setBefore", later[0], later[1], at: new.range)
    guard old.isStored, new.isStored else {
      return compareAccess(of: subject, old, new)
    }
    compareAliases(of: subject, old, new)
    compareValue(
      of: subject,
      (old.portable, old.type, old.defaultValue),
      (new.portable, new.type, new.defaultValue),
      at: new.range
    )
    if old.isRequired != new.isRequired {
      note(
        DiffRules.requirementChanged,
        subject,
        new.isRequired ? "it must be given now" : "it need not be given any more",
        breaks: new.isRequired ? everyone : Self.mayBeUnset(new) ? [.swift, .c] : [],
        at: new.range
      )
    }
    compareConstraints(of: subject, old.constraints, new.constraints, at: new.range)
  }

  /// Whether a model's value may be unset where nobody has to give it.
  private static func mayBeUnset(_ property: Property) -> Bool {
    isOptional((property.portable, property.type, property.defaultValue))
  }

  /// Compares the other spellings of a stored property, and the names that data may go on using. One
  /// that was its name is no news: the renaming is reported.
  private mutating func compareAliases(of subject: String, _ old: Property, _ new: Property) {
    for alias in old.aliases where alias != new.name && !new.aliases.contains(alias) {
      note(
        DiffRules.aliasRemoved,
        subject,
        "it can no longer be spelled \(alias)",
        breaks: [.swift, .json],
        at: new.range
      )
    }
    for alias in new.aliases where alias != old.name && !old.aliases.contains(alias) {
      note(
        DiffRules.aliasAdded,
        subject,
        "it may be spelled \(alias) as well",
        breaks: [],
        at: new.range
      )
    }
    func spellings(_ property: Property) -> [String] { property.aliases + property.renamedFrom }
    for name in old.renamedFrom where name != new.name && !spellings(new).contains(name) {
      note(
        DiffRules.aliasRemoved,
        subject,
        "data can no longer spell it \(name)",
        breaks: [.json],
        at: new.range
      )
    }
    for name in new.renamedFrom where name != old.name && !spellings(old).contains(name) {
      note(DiffRules.aliasAdded, subject, "data may spell it \(name) as well", at: new.range)
    }
  }

  /// Compares how a property may be used that at least one version does not store.
  private mutating func compareAccess(of subject: String, _ old: Property, _ new: Property) {
    guard old.isStored != new.isStored else { return }
    note(
      DiffRules.accessChanged,
      subject,
      new.isStored ? "the models store it now" : "the models no longer store it",
      breaks: new.isStored ? [] : everyone,
      at: new.range
    )
  }

  /// Compares the types and defaults of a stored value.
  ///
  /// - Parameters:
  ///   - subject: The value's name.
  ///   - old: Its old facts.
  ///   - new: Its new facts.
  ///   - range: Where it stands.
  mutating func compareValue(
    of subject: String,
    _ old: ValueFacts,
    _ new: ValueFacts,
    at range: SourceRange
  ) {
    if old.portable?.unwrapped != new.portable?.unwrapped {
      note(
        DiffRules.propertyRetyped,
        subject,
        "the type was \(old.declared) and is \(new.declared)",
        breaks: everyone,
        at: range
      )
    } else if Self.isOptional(old) != Self.isOptional(new) {
      let words = [old, new].map { Self.isOptional($0) ? "may be unset" : "always has a value" }
      note(
        DiffRules.propertyRetyped,
        subject,
        "in models it \(words[1]), before it \(words[0])",
        breaks: Self.isOptional(new) ? [.swift, .c] : everyone,
        at: range
      )
    }
    guard old.defaultValue != new.defaultValue else { return }
    let words = [old, new].map { $0.defaultValue.map(\.description) ?? "not stated" }
    note(
      DiffRules.defaultChanged,
      subject,
      "the default was \(words[0]) and is \(words[1])",
      breaks: everyone,
      at: range
    )
  }

  /// Whether a model's value may be unset: every value without a default is.
  private static func isOptional(_ value: ValueFacts) -> Bool {
    if case .optional? = value.portable { return true }
    return value.defaultValue == nil
  }

  /// Compares limits and advice.
  ///
  /// - Parameters:
  ///   - subject: The value's name.
  ///   - old: The old ones.
  ///   - new: The new ones.
  ///   - range: Where the value stands.
  mutating func compareConstraints(
    of subject: String,
    _ old: Constraints,
    _ new: Constraints,
    at range: SourceRange
  ) {
    guard old != new else { return }
    let isNarrower =
      Self.isNarrower(old.range, new.range)
      || (new.count.map { count in old.count.map { count < $0 } ?? true } ?? false)
    note(
      DiffRules.constraintChanged,
      subject,
      isNarrower ? "the limits are narrower" : "limits or advice are other ones",
      breaks: isNarrower ? [.json] : [],
      at: range
    )
  }

  /// Whether a range refuses a number that another one allowed.
  private static func isNarrower(_ old: ClosedRange<Double>?, _ new: ClosedRange<Double>?) -> Bool {
    guard let new else { return false }
    guard let old else { return true }
    return new.lowerBound > old.lowerBound || new.upperBound < old.upperBound
  }
}
