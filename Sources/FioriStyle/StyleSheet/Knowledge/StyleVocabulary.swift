/// ``StyleKnowledge`` made ready for looking names up. Build it once for any number of sheets.
public struct StyleVocabulary: Sendable {
  /// What is known about an attribute by its name alone.
  struct AttributeFacts: Sendable {
    /// The types that its value has in any group, in the order of the groups.
    var types: [SheetValueType] = []
    /// The groups that have it, in order.
    var groups: [String] = []
  }

  /// The knowledge it was built from.
  public let knowledge: StyleKnowledge

  /// The class paths by their spellings, aliases included.
  private let pathRows: [String: [Int]]

  /// The types of attributes, by group and name.
  private let groups: [String: [String: SheetValueType]]

  /// The attributes by name.
  private let attributes: [String: AttributeFacts]

  /// The colours, without suffixes of backgrounds.
  private let colors: Set<String>

  /// The constants of the palette.
  private let palette: Set<String>

  /// The cases of enumerations.
  private let enumerations: [String: [String]]

  /// Finds misspelt class paths.
  let classPathNearMiss: NearMiss

  /// Finds misspelt properties.
  let propertyNearMiss: NearMiss

  /// Finds misspelt colours.
  let colorNearMiss: NearMiss

  /// Prepares knowledge for looking names up.
  ///
  /// - Parameter knowledge: What is known.
  public init(_ knowledge: StyleKnowledge) {
    self.knowledge = knowledge
    var pathRows: [String: [Int]] = [:]
    for (row, path) in knowledge.classPaths.enumerated() {
      for spelling in [path.path] + path.aliases { pathRows[spelling, default: []].append(row) }
    }
    var groups: [String: [String: SheetValueType]] = [:]
    var attributes: [String: AttributeFacts] = [:]
    for group in knowledge.groups {
      var types: [String: SheetValueType] = [:]
      for attribute in group.attributes {
        types[attribute.name] = attribute.type
        var facts = attributes[attribute.name] ?? AttributeFacts()
        if !facts.types.contains(attribute.type) { facts.types.append(attribute.type) }
        if !facts.groups.contains(group.name) { facts.groups.append(group.name) }
        attributes[attribute.name] = facts
      }
      groups[group.name] = types
    }
    let palette = Set(knowledge.palette.map(\.name))
    let colors = SheetColor.platformNames.union(palette).union(knowledge.declared.colors)
    self.pathRows = pathRows
    self.groups = groups
    self.attributes = attributes
    self.palette = palette
    self.colors = colors
    enumerations = Dictionary(
      knowledge.enumerations.map { ($0.name, $0.cases) },
      uniquingKeysWith: { _, last in last }
    )
    classPathNearMiss = NearMiss(pathRows.keys)
    propertyNearMiss = NearMiss(attributes.keys)
    colorNearMiss = NearMiss(colors.filter { Self.isWorthSuggesting($0) })
  }

  /// Whether a colour may be suggested for a misspelt one. Names of four letters are too close to
  /// colours of apps, `link` to `pink` and `line` to `lime`, unless they are the common ones.
  private static func isWorthSuggesting(_ color: String) -> Bool {
    color.utf8.count > 4 || ["blue", "cyan", "gray"].contains(color)
  }

  /// What is known of a class path.
  ///
  /// - Parameter spelling: The selector, or an alias of it.
  /// - Returns: Every class path of that spelling; empty when it is not known.
  public func classPaths(spelled spelling: String) -> [KnownClassPath] {
    (pathRows[spelling] ?? []).map { knowledge.classPaths[$0] }
  }

  /// The type of an attribute in a group.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's name.
  ///   - group: The group's name.
  /// - Returns: The type; `nil` when the group does not have the attribute.
  public func type(of attribute: String, in group: String) -> SheetValueType? {
    groups[group]?[attribute]
  }

  /// The attributes of a group and their types.
  ///
  /// - Parameter group: The group's name.
  /// - Returns: The types by name; empty for a group that is not known.
  public func attributes(of group: String) -> [String: SheetValueType] {
    groups[group] ?? [:]
  }

  /// What is known of an attribute by its name alone; `nil` for a name that no group has.
  func facts(of attribute: String) -> AttributeFacts? { attributes[attribute] }

  /// Whether a name is a constant of the palette, with or without the suffix of a background.
  ///
  /// - Parameter name: The name, without `@`.
  /// - Returns: Whether the palette has it.
  public func isPaletteName(_ name: String) -> Bool {
    palette.contains(name) || palette.contains(String(FioriPalette.split(name).stem))
  }

  /// Whether a name is a colour.
  ///
  /// - Parameter name: The name as sheets write it.
  /// - Returns: Whether the platform, the palette or the app has such a colour.
  public func isColor(_ name: String) -> Bool {
    colors.contains(name) || palette.contains(String(FioriPalette.split(name).stem))
  }

  /// The cases of an enumeration.
  ///
  /// - Parameter name: The enumeration's name.
  /// - Returns: The cases; `nil` for an enumeration that is not known.
  public func cases(of name: String) -> [String]? { enumerations[name] }
}
