import FioriGenModel

/// The property of a value that picks one of the ready-made values of its type.
///
/// `standardActivity: FUIStandardActivity?` picks `FUIActivityItem.phone` and its siblings: its
/// cases are named like the static members. It is no member of the SDK's type itself.
struct ValueSelector {
  /// The property.
  var property: Property

  /// The cases of its type.
  var cases: [EnumerationCase]

  /// Finds the selector of a component.
  ///
  /// - Parameters:
  ///   - component: A component.
  ///   - native: What is known about types.
  /// - Returns: The selector; `nil` for components without one.
  static func find(in component: Component, _ native: NativeMembers) -> ValueSelector? {
    guard component.kind == .value else { return nil }
    let readyMade = Set(component.properties.filter(\.isStatic).map(\.name))
    for property in component.properties where property.isStored {
      guard case .enumeration(let name)? = property.portable?.unwrapped,
        case .enumeration(let cases)? = native.context.sharedType(named: name)?.kind,
        cases.allSatisfy({ readyMade.contains($0.name) })
      else { continue }
      return ValueSelector(property: property, cases: cases)
    }
    return nil
  }
}
