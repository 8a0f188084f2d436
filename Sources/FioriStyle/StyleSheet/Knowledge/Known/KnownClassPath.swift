/// A selector that a component answers to.
public struct KnownClassPath: Hashable, Sendable {
  /// The selector, exactly as sheets write it.
  public var path: String

  /// The component it belongs to.
  public var component: String

  /// The name of the attribute group it takes.
  public var group: String

  /// How well the documents support that group on the component.
  public var support: StyleSupport

  /// Other spellings that mean the same.
  public var aliases: [String]

  /// Its deprecation; `nil` while it is not deprecated.
  public var deprecation: KnownDeprecation?

  /// Describes a class path.
  ///
  /// - Parameters:
  ///   - path: The selector, exactly as sheets write it.
  ///   - component: The component it belongs to.
  ///   - group: The name of the attribute group it takes.
  ///   - support: How well the documents support that group on the component.
  ///   - aliases: Other spellings that mean the same.
  ///   - deprecation: Its deprecation.
  public init(
    path: String,
    component: String,
    group: String,
    support: StyleSupport,
    aliases: [String] = [],
    deprecation: KnownDeprecation? = nil
  ) {
    self.path = path
    self.component = component
    self.group = group
    self.support = support
    self.aliases = aliases
    self.deprecation = deprecation
  }
}
