import FioriGenModel

/// Lists what a catalogue has.
public enum CatalogueList {
  /// A table of components, and of the types they share.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - withTypes: Whether to list the shared types as well.
  ///   - style: Whether headings are coloured.
  /// - Returns: The text; the tables are divided by an empty line.
  public static func text(of catalogue: Catalogue, withTypes: Bool, style: TerminalStyle) -> String
  {
    var components = TextTable(columns: [
      ("COMPONENT", .leading), ("KIND", .leading), ("PROPERTIES", .trailing),
      ("CLASS PATHS", .trailing), ("", .leading),
    ])
    for component in catalogue.components {
      components.add([
        component.name, component.kind.rawValue, String(component.properties.count),
        String(component.theming.classPaths.count), deprecationMark(component.deprecated),
      ])
    }
    guard withTypes else { return components.text(style: style) }
    var types = TextTable(columns: [
      ("TYPE", .leading), ("KIND", .leading), ("MEMBERS", .trailing), ("", .leading),
    ])
    for type in catalogue.types {
      let marks = [deprecationMark(type.deprecated), type.isInferred ? "inferred" : ""]
      types.add([
        type.name, TypeDescription.kindName(of: type), String(memberCount(of: type)),
        marks.filter { !$0.isEmpty }.joined(separator: ", "),
      ])
    }
    return components.text(style: style) + "\n" + types.text(style: style)
  }

  /// The word for a deprecation in a table.
  private static func deprecationMark(_ deprecation: Deprecation?) -> String {
    guard let deprecation else { return "" }
    return deprecation.replacedBy.map { "deprecated, use \($0)" } ?? "deprecated"
  }

  /// How many cases, fields or members a type has.
  private static func memberCount(of type: SharedType) -> Int {
    switch type.kind {
    case .enumeration(let cases): cases.count
    case .structure(let fields): fields.count
    case .union(let cases): cases.count
    case .protocolType(let members): members.count
    case .external(let members): members.count
    }
  }
}
