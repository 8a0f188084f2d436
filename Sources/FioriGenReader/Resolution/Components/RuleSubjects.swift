import FioriGenModel

/// What the rules of a component can speak of: its properties, and the members of its parts that its
/// model stores.
struct RuleSubjects {
  /// The component's members.
  let table: MemberTable

  /// The types of members of parts, by their dotted paths.
  private var parts: [String: PortableType] = [:]

  /// Collects what rules can speak of.
  ///
  /// - Parameters:
  ///   - component: The component; its parts are resolved.
  ///   - table: Its members.
  init(of component: Component, _ table: MemberTable) {
    self.table = table
    for part in component.parts {
      guard let type = part.portable, part.access != .get, part.access != .privateSet,
        let root = part.path.first, table.property(root)?.isStored != true
      else { continue }
      // The model of a view's own component says how deeper members are stored.
      let hasModel = component.views.contains { $0.name == root && $0.portable != nil }
      let isInner = component.parts.contains { other in
        other.path.count > part.path.count && other.path.starts(with: part.path)
      }
      guard !isInner, !hasModel || part.path.count == 2 else { continue }
      parts[part.path.joined(separator: ".")] = type.unwrapped
    }
  }

  /// The properties alone.
  var withoutParts: RuleSubjects {
    var subjects = self
    subjects.parts = [:]
    return subjects
  }

  /// The paths of members of parts, for suggestions.
  var partNames: [String] {
    Array(parts.keys)
  }

  /// Whether a name is the path of a member of a part.
  func hasPart(_ name: String) -> Bool {
    parts[name] != nil
  }

  /// The type that values of a subject have in models.
  ///
  /// - Parameter name: The subject's name.
  /// - Returns: The type; `nil` for a name that is no subject's.
  func type(of name: String) -> PortableType? {
    parts[name] ?? table.property(name)?.type?.portable?.unwrapped
  }
}
