/// What is known about the names that style sheets use.
///
/// A plain value, independent of where the knowledge comes from: the catalogue of components fills it,
/// ``bundled`` holds what every reader of the language knows, and ``declared`` what an app adds.
public struct StyleKnowledge: Hashable, Sendable {
  /// The class paths. One path may be known from several places; it supports what any of them supports.
  public var classPaths: [KnownClassPath]

  /// The attribute groups. Names are unique; of two groups with one name the last one counts.
  public var groups: [KnownAttributeGroup]

  /// The enumerations that attributes use as their type.
  public var enumerations: [KnownEnumeration]

  /// The constants of the colour palette.
  public var palette: [KnownColor]

  /// What the app declares as its own.
  public var declared: DeclaredNames

  /// Creates knowledge.
  ///
  /// - Parameters:
  ///   - classPaths: The class paths.
  ///   - groups: The attribute groups.
  ///   - enumerations: The enumerations that attributes use as their type.
  ///   - palette: The constants of the colour palette.
  ///   - declared: What the app declares as its own.
  public init(
    classPaths: [KnownClassPath] = [],
    groups: [KnownAttributeGroup] = [],
    enumerations: [KnownEnumeration] = [],
    palette: [KnownColor] = [],
    declared: DeclaredNames = DeclaredNames()
  ) {
    self.classPaths = classPaths
    self.groups = groups
    self.enumerations = enumerations
    self.palette = palette
    self.declared = declared
  }

  /// Adds what another value knows.
  ///
  /// - Parameter other: The other knowledge; its groups and enumerations win over those of one name here.
  public mutating func merge(_ other: StyleKnowledge) {
    classPaths += other.classPaths
    groups += other.groups
    enumerations += other.enumerations
    palette += other.palette
    declared.formUnion(other.declared)
  }

  /// The classes and attributes of the classic reader and the constants of the Fiori palette.
  public static var bundled: StyleKnowledge {
    StyleKnowledge(
      classPaths: ClassicVocabulary.classPaths,
      groups: [ClassicVocabulary.group, ClassicVocabulary.buttonGroup],
      enumerations: ClassicVocabulary.enumerations,
      palette: FioriPalette.colors
    )
  }
}
