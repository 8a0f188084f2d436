public import FioriGenModel

/// Compares two versions of a catalogue: what each change breaks follows from what the models,
/// their JSON, style sheets and C headers are made of.
public struct CatalogueComparison {
  /// The old version.
  let old: Catalogue

  /// The new version.
  let new: Catalogue

  /// What was found so far.
  var changes: [CatalogueChange] = []

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: The old version, resolved.
  ///   - new: The new version, resolved.
  /// - Returns: The changes, sorted by subject, rule and message.
  public static func changes(from old: Catalogue, to new: Catalogue) -> [CatalogueChange] {
    var comparison = CatalogueComparison(old: old, new: new)
    comparison.compareSettings()
    comparison.compareComponents()
    comparison.compareTypes()
    comparison.compareAttributeGroups()
    return comparison.changes.sorted {
      ($0.subject, $0.rule.id, $0.message) < ($1.subject, $1.rule.id, $1.message)
    }
  }

  /// Notes a change.
  mutating func note(
    _ rule: Rule,
    _ subject: String,
    _ message: String,
    breaks: Set<Surface> = [],
    at range: SourceRange
  ) {
    changes.append(CatalogueChange(rule, subject, message, breaks: breaks, at: range))
  }

  /// Compares the catalogues' own settings.
  private mutating func compareSettings() {
    guard let range = new.settings.range ?? old.settings.range else { return }
    if old.settings.name != new.settings.name {
      note(
        DiffRules.catalogueRenamed,
        new.settings.name,
        "the index type was named \(old.settings.name)",
        breaks: [.swift],
        at: range
      )
    }
    let settings: [(String, KeyPath<CatalogueSettings, String?>, Set<Surface>)] = [
      ("typePrefix", \.typePrefix.stated, [.swift]),
      ("classPathPrefix", \.classPathPrefix.stated, [.swift]),
      ("cPrefix", \.cPrefix.stated, [.c]),
      ("sdkModule", \.sdkModule, [.swift]),
      ("modelsModule", \.modelsModule, [.swift]),
    ]
    for (name, setting, breaks) in settings {
      let words = [old, new].map { $0.settings[keyPath: setting] ?? "not stated" }
      guard words[0] != words[1] else { continue }
      note(
        DiffRules.settingChanged,
        "\(new.settings.name).\(name)",
        "it was \(words[0]) and is \(words[1])",
        breaks: breaks,
        at: range
      )
    }
  }

  /// Notes that a binding reaches the framework in another way, where it does.
  ///
  /// - Parameters:
  ///   - subject: What is bound.
  ///   - key: The key of the spec language that says how.
  ///   - old: The old value; empty for none.
  ///   - new: The new value; empty for none.
  ///   - range: Where the subject stands.
  mutating func compareBinding(
    of subject: String,
    _ key: String,
    _ old: String,
    _ new: String,
    at range: SourceRange
  ) {
    guard old != new else { return }
    let words = [old, new].map { $0.isEmpty ? "not stated" : $0 }
    note(
      DiffRules.bindingChanged,
      subject,
      "\(key) was \(words[0]) and is \(words[1])",
      at: range
    )
  }

  /// Compares deprecations.
  mutating func compareDeprecation(
    of subject: String,
    _ old: Deprecation?,
    _ new: Deprecation?,
    at range: SourceRange
  ) {
    switch (old, new) {
    case (nil, let new?):
      let advice = new.replacedBy.map { "use \($0)" } ?? new.message
      note(DiffRules.deprecated, subject, "deprecated: \(advice)", at: range)
    case (_?, nil): note(DiffRules.undeprecated, subject, "no longer deprecated", at: range)
    default: break
    }
  }

  /// Compares names in Swift.
  mutating func compareSwiftName(
    of subject: String,
    _ old: String?,
    _ new: String?,
    at range: SourceRange
  ) {
    guard old != new else { return }
    let words = [old, new].map { $0 ?? "the usual one" }
    note(
      DiffRules.swiftNameChanged,
      subject,
      "the Swift name was \(words[0]) and is \(words[1])",
      breaks: [.swift],
      at: range
    )
  }

  /// Compares the order of what both versions have, and where new things stand.
  ///
  /// - Parameters:
  ///   - subject: What has the members.
  ///   - old: The names in the old order.
  ///   - new: The names in the new order.
  ///   - reordering: What another order of the old ones breaks.
  ///   - range: Where the subject stands.
  mutating func compareOrder(
    in subject: String,
    _ old: [String],
    _ new: [String],
    reordering: Set<Surface>,
    at range: SourceRange
  ) {
    let common = new.filter(Set(old).contains)
    let kept = old.filter(Set(new).contains)
    if common != kept {
      note(
        DiffRules.orderChanged,
        subject,
        "the order was \(kept.joined(separator: ", ")) and is \(common.joined(separator: ", "))",
        breaks: reordering,
        at: range
      )
    } else if !new.starts(with: common) {
      let early = new.enumerated().filter { index, name in
        !common.contains(name) && new[index...].contains { common.contains($0) }
      }
      note(
        DiffRules.orderChanged,
        subject,
        "\(early.map(\.element).joined(separator: ", ")) stands before what was there",
        breaks: [.c],
        at: range
      )
    }
  }
}

extension String {
  /// The text, or `nil` when it is empty.
  fileprivate var stated: String? { isEmpty ? nil : self }
}
