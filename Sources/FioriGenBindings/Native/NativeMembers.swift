import FioriGenModel
import FioriGenSwift

/// Which members the types of the SDK have, as far as specs and platform say.
struct NativeMembers {
  /// The catalogue.
  let context: SwiftContext

  /// The class that a class inherits from.
  ///
  /// - Parameter name: The name of a component, an external type or a class of the platform.
  /// - Returns: The class's name; `nil` for roots and values.
  func superclass(of name: String) -> String? {
    if let component = context.component(named: name) {
      return component.inherits ?? Self.root(of: component.kind)
    }
    if let type = context.sharedType(named: name) { return type.inherits }
    return PlatformDouble.classes[name]?.superclass
  }

  /// The class of the platform that a kind of component is, where no spec says more.
  private static func root(of kind: ComponentKind) -> String? {
    switch kind {
    case .view: "UIView"
    case .control: "UIControl"
    case .viewController: "UIViewController"
    case .presenter: "StandInObject"
    case .value: nil
    }
  }

  /// Whether a class is or inherits from another one.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - ancestor: The other one.
  /// - Returns: Whether it is.
  func isKind(_ name: String, of ancestor: String) -> Bool {
    var current: String? = name
    while let next = current {
      if next == ancestor { return true }
      current = superclass(of: next)
    }
    return false
  }

  /// Whether a type has a member, its own or inherited.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - name: The type's name.
  /// - Returns: Whether it has.
  func has(_ member: String, in name: String) -> Bool {
    var current: String? = name
    while let next = current {
      if declares(member, in: next) { return true }
      current = superclass(of: next)
    }
    return false
  }

  /// Whether something above a type has a member.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - name: The type's name.
  /// - Returns: Whether it has.
  func inherits(_ member: String, in name: String) -> Bool {
    superclass(of: name).map { has(member, in: $0) } ?? false
  }

  /// Whether a type itself declares a member.
  private func declares(_ member: String, in name: String) -> Bool {
    if let component = context.component(named: name) {
      return component.views.contains { $0.name == member && $0.inheritedFrom == nil }
        || component.properties.contains { $0.name == member && $0.inheritedFrom == nil }
        || component.events.contains { $0.name == member && $0.inheritedFrom == nil }
        || component.operations.contains { $0.name == member && $0.inheritedFrom == nil }
    }
    switch context.sharedType(named: name)?.kind {
    case .structure(let fields): return fields.contains { $0.name == member }
    case .external(let members): return members.contains { $0.name == member }
    default: return PlatformDouble.classes[name]?.members.contains(member) ?? false
    }
  }

  /// The declared type of a component's own or inherited view or property.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - component: The component.
  /// - Returns: The type; `nil` where the component has no such member.
  func type(of member: String, in component: Component) -> TypeExpression? {
    component.views.first { $0.name == member }?.type
      ?? component.properties.first { $0.name == member }?.type
  }
}
