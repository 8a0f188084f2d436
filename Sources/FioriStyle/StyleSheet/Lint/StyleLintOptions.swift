/// Which reader of the field must accept a sheet.
public enum StyleDialect: String, Hashable, Sendable, CaseIterable {
  /// The published classic grammar.
  case classic
  /// The components' documented use.
  case fiori
  /// The reader that only knows lines of the form `@name: value;`.
  case palette
}

/// Settings of ``StyleLinter``.
public struct StyleLintOptions: Hashable, Sendable {
  /// The reader that must accept the sheet.
  public var dialect: StyleDialect

  /// Where the alpha of colours with eight digits stands; `nil` when the project did not say.
  public var alpha: AlphaPosition?

  /// Whether warnings count as errors.
  public var isStrict: Bool

  /// Identifiers of rules that are switched off.
  public var disabledRules: Set<String>

  /// The largest number of findings per rule; further ones are counted in one note.
  public var findingLimit: Int

  /// The variables of the other sheets that the app loads; none for a sheet that stands alone.
  public var sharedVariables: SharedVariables

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - dialect: The reader that must accept the sheet.
  ///   - alpha: Where the alpha of colours with eight digits stands.
  ///   - isStrict: Whether warnings count as errors.
  ///   - disabledRules: Identifiers of rules that are switched off.
  ///   - findingLimit: The largest number of findings per rule.
  ///   - sharedVariables: The variables of the other sheets that the app loads.
  public init(
    dialect: StyleDialect = .fiori,
    alpha: AlphaPosition? = nil,
    isStrict: Bool = false,
    disabledRules: Set<String> = [],
    findingLimit: Int = 10_000,
    sharedVariables: SharedVariables = .none
  ) {
    self.dialect = dialect
    self.alpha = alpha
    self.isStrict = isStrict
    self.disabledRules = disabledRules
    self.findingLimit = findingLimit
    self.sharedVariables = sharedVariables
  }
}
