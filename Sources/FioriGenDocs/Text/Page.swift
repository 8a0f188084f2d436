/// A page of the documentation, by what it is about.
enum Page: Hashable {
  /// The first page.
  case entrance
  /// The comparison of all components.
  case componentIndex
  /// The components of one folder of specs, compared.
  case family(String)
  /// One component.
  case component(String)
  /// The list of all shared types.
  case typeIndex
  /// One shared type.
  case type(String)
  /// The list of all class paths.
  case classPathIndex
  /// One class path.
  case classPath(String)
  /// The list of all attributes.
  case attributeIndex
  /// One attribute, over all groups that have it.
  case attribute(String)
  /// One attribute group.
  case attributeGroup(String)
  /// Every rule of the tool.
  case ruleIndex
}
