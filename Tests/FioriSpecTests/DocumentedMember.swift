import FioriGenModel

/// A member of a component as the tables know it: any of the spec's sections can declare it.
struct DocumentedMember {
  /// The declared type as Swift writes it.
  var type: String
  /// How it may be used; empty where the documents do not say.
  var access: String
  /// Whether the documents do not state type or access.
  var isInferred: Bool
  /// The documented default; empty without one.
  var defaultValue: String
}

extension Component {
  /// The member of a name, looked up in every section that can declare one.
  ///
  /// - Parameter name: The name, dotted for a part's member.
  /// - Returns: The member, or `nil` when the spec has none of that name.
  func documentedMember(named name: String) -> DocumentedMember? {
    if let view = views.first(where: { $0.name == name }) {
      return DocumentedMember(
        type: view.type.description,
        access: view.access?.rawValue ?? "",
        isInferred: view.isInferred,
        defaultValue: ""
      )
    }
    let property = properties.first { $0.name == name || $0.aliases.contains(name) }
    if let property {
      return DocumentedMember(
        type: property.type.description,
        access: property.access?.rawValue ?? "",
        isInferred: property.isInferred,
        defaultValue: property.defaultValue?.description ?? ""
      )
    }
    if let part = parts.first(where: { $0.path.joined(separator: ".") == name }) {
      return DocumentedMember(
        type: part.type.description,
        access: part.access?.rawValue ?? "",
        isInferred: part.isInferred,
        defaultValue: part.defaultValue?.description ?? ""
      )
    }
    if let event = events.first(where: { $0.name == name }) {
      let parameters = event.payload.map(\.description).joined(separator: ", ")
      return DocumentedMember(
        type: "((\(parameters)) -> Void)?",
        access: "get set",
        isInferred: event.isInferred,
        defaultValue: ""
      )
    }
    return nil
  }
}
