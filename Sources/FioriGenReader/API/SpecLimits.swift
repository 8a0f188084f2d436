/// What a spec file may demand of the reader.
///
/// Specs are untrusted input: each limit keeps a file of a few bytes from costing unbounded time or
/// memory. The standard limits are far above what a component needs.
public struct SpecLimits: Hashable, Sendable {
  /// The largest file that is looked at, in bytes.
  public var maximumFileSize: Int

  /// How many lists and mappings may stand inside one another, aliases expanded.
  public var maximumDepth: Int

  /// How many scalars, lists and mappings a file may hold, aliases expanded.
  public var maximumNodes: Int

  /// The longest name of a document, member or case, in Unicode scalars.
  public var maximumNameLength: Int

  /// How many components may inherit from one another in a row.
  public var maximumInheritanceDepth: Int

  /// How many `%TAG` directives a file may hold; libyaml compares each with all before it.
  public var maximumTagDirectives: Int

  /// How many encoding faults of one file are reported; a binary file has one in every line.
  public var maximumEncodingFaults: Int

  /// How many names may be compared in search of suggestions, per file and once more for the whole
  /// set, or for each eighth of a large one; past that, findings come without a suggestion.
  public var maximumNameComparisons: Int

  /// The limits that every way into the tool uses.
  public static let standard = SpecLimits()

  /// Creates limits; each has its standard value unless given.
  ///
  /// - Parameters:
  ///   - maximumFileSize: The largest file that is looked at, in bytes.
  ///   - maximumDepth: How many lists and mappings may stand inside one another.
  ///   - maximumNodes: How many nodes a file may hold, aliases expanded.
  ///   - maximumNameLength: The longest name, in Unicode scalars.
  ///   - maximumInheritanceDepth: How many components may inherit from one another in a row.
  ///   - maximumTagDirectives: How many `%TAG` directives a file may hold.
  ///   - maximumEncodingFaults: How many encoding faults of one file are reported.
  ///   - maximumNameComparisons: How many names may be compared in search of suggestions.
  public init(
    maximumFileSize: Int = 1 << 20,
    maximumDepth: Int = 64,
    maximumNodes: Int = 200_000,
    maximumNameLength: Int = 128,
    maximumInheritanceDepth: Int = 32,
    maximumTagDirectives: Int = 64,
    maximumEncodingFaults: Int = 10,
    maximumNameComparisons: Int = 50_000
  ) {
    self.maximumFileSize = maximumFileSize
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
    self.maximumNameLength = maximumNameLength
    self.maximumInheritanceDepth = maximumInheritanceDepth
    self.maximumTagDirectives = maximumTagDirectives
    self.maximumEncodingFaults = maximumEncodingFaults
    self.maximumNameComparisons = maximumNameComparisons
  }
}
