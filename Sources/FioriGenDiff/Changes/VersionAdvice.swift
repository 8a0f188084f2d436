/// Which part of a semantic version a release has to raise.
public enum VersionAdvice: String, Hashable, Sendable, CaseIterable {
  /// Nothing that users see has changed.
  case none
  /// Only words, defaults of nothing, and the like.
  case patch
  /// There is more than before, and everything old works.
  case minor
  /// Users have to change something.
  case major

  /// Advises on a release.
  ///
  /// - Parameter changes: What is different.
  public init(for changes: [CatalogueChange]) {
    if changes.isEmpty {
      self = .none
    } else if changes.contains(where: \.isBreaking) {
      self = .major
    } else {
      self = changes.contains { DiffRules.isAddition($0.rule) } ? .minor : .patch
    }
  }
}
