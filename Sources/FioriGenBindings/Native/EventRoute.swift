import FioriGenModel
import FioriGenSwift

/// The way by which the SDK reports an event.
struct EventRoute: Hashable {
  /// The ways.
  enum Kind: Hashable {
    /// A closure that a member holds, with the names on the way to it.
    case handler(path: [String])
    /// A method of the protocol that a property's object conforms to.
    case delegate(property: String, protocolName: String, labels: [String])
    /// An event of a control of the platform.
    case control
  }

  /// The way.
  var kind: Kind

  /// The events of controls that the platform names.
  private static let controlEvents: Set<String> = [
    "touchDown", "touchUpInside", "valueChanged", "primaryActionTriggered",
  ]

  /// Finds the way of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - component: The component that reports it.
  ///   - native: What is known about types.
  init(of event: Event, in component: Component, _ native: NativeMembers) {
    if Self.controlEvents.contains(event.name), native.isKind(component.name, of: "UIControl") {
      kind = .control
      return
    }
    for property in component.properties {
      guard case .named(let name) = property.type.unwrapped, property.type.isOptional,
        case .protocolType(let members)? = native.context.sharedType(named: name)?.kind,
        let member = members.first(where: { $0.name == event.name && $0.payload == event.payload })
      else { continue }
      kind = .delegate(property: property.name, protocolName: name, labels: member.labels)
      return
    }
    kind = .handler(path: ImpliedClass.path(event.name))
  }
}
