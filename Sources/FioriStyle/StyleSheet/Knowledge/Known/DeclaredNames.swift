/// Names that an app declares as its own; nothing is said about them.
public struct DeclaredNames: Hashable, Sendable {
  /// Class paths.
  public var classPaths: Set<String>

  /// Properties.
  public var properties: Set<String>

  /// Variables that other sheets define, without `@`.
  public var variables: Set<String>

  /// Colours.
  public var colors: Set<String>

  /// Declares names.
  ///
  /// - Parameters:
  ///   - classPaths: Class paths.
  ///   - properties: Properties.
  ///   - variables: Variables that other sheets define, without `@`.
  ///   - colors: Colours.
  public init(
    classPaths: Set<String> = [],
    properties: Set<String> = [],
    variables: Set<String> = [],
    colors: Set<String> = []
  ) {
    self.classPaths = classPaths
    self.properties = properties
    self.variables = variables
    self.colors = colors
  }

  /// Adds what another declaration names.
  ///
  /// - Parameter other: The other declaration.
  public mutating func formUnion(_ other: DeclaredNames) {
    classPaths.formUnion(other.classPaths)
    properties.formUnion(other.properties)
    variables.formUnion(other.variables)
    colors.formUnion(other.colors)
  }
}
