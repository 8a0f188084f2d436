import FioriGenModel
import FioriGenSwift

/// A class that no document names, implied by the members that samples use of a view.
///
/// `objectHeader._innerView.pageControl` says that the class of `_innerView` has a page control,
/// which the plain view that is documented does not.
struct ImpliedClass {
  /// The class's name, nested in the component.
  var name: String

  /// The view or property that holds an object of it.
  var holder: String

  /// The class it inherits from.
  var superclass: String

  /// The members that only it has.
  var members: [Part]

  /// The methods that only it has, without the holder in their names.
  var operations: [Operation]

  /// The classes that a component implies.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - native: What is known about types.
  /// - Returns: The classes, in the order of their holders.
  static func all(of component: Component, _ native: NativeMembers) -> [ImpliedClass] {
    var holders: [String] = []
    let parts = component.parts.filter { $0.path.count > 1 && $0.inheritedFrom == nil }
    let operations = component.operations.filter {
      $0.name.contains(".") && $0.inheritedFrom == nil
    }
    for root in parts.compactMap(\.path.first) + operations.compactMap({ path($0.name).first })
    where !holders.contains(root) { holders.append(root) }
    return holders.compactMap { holder in
      guard let type = native.type(of: holder, in: component),
        let superclass = elementClass(of: type)
      else { return nil }
      let own = parts.filter { part in
        part.path.count == 2 && part.path[0] == holder && !native.has(part.path[1], in: superclass)
      }
      let ownOperations = operations.compactMap { operation -> Operation? in
        let names = path(operation.name)
        guard names.count == 2, names[0] == holder, !native.has(names[1], in: superclass) else {
          return nil
        }
        var bare = operation
        bare.name = names[1]
        if case .dictionary(let key, _) = type.unwrapped {
          bare.parameters.removeAll { $0.type == key }
        }
        return bare
      }
      guard PlatformDouble.classes[superclass] != nil, !own.isEmpty || !ownOperations.isEmpty
      else { return nil }
      return ImpliedClass(
        name: name(for: holder),
        holder: holder,
        superclass: superclass,
        members: own,
        operations: ownOperations
      )
    }
  }

  /// The names between the dots.
  static func path(_ name: String) -> [String] {
    name.split(separator: ".").map(String.init)
  }

  /// The class of the object that a member holds, or of each object in a dictionary.
  private static func elementClass(of type: TypeExpression) -> String? {
    switch type.unwrapped {
    case .named(let name): name
    case .dictionary(_, let value): value.unwrapped.names.first
    default: nil
    }
  }

  /// The class's name: `InnerView` for `_innerView`.
  private static func name(for holder: String) -> String {
    SwiftNames.upperCamel(String(holder.drop { $0 == "_" }))
  }
}
