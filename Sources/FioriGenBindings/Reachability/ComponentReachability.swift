import FioriGenModel
import FioriGenSwift

/// The members of one component, with the way in which data reaches each.
struct ComponentReachability {
  /// The component.
  private let component: Component

  /// What is known about types.
  private let native: NativeMembers

  /// Prepares a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - native: What is known about types.
  init(_ component: Component, _ native: NativeMembers) {
    self.component = component
    self.native = native
  }

  /// The rows, in the order of the spec.
  var rows: [ReachabilityRow] {
    [initialiser].compactMap { $0 } + component.views.map(row) + component.properties.flatMap(rows)
      + component.parts.map(row) + component.operations.map(row) + component.events.map(row)
  }

  /// The row of the initialisers.
  private var initialiser: ReachabilityRow? {
    switch component.kind {
    case .presenter: nil
    case .value:
      .reached(component.name, ReachabilityRow.initialiser, "made from `\(component.name)Model`")
    case .view, .control, .viewController:
      .reached(component.name, ReachabilityRow.initialiser, "`makeObject()` of the model")
    }
  }

  /// A row.
  private func row(_ member: String, isReached: Bool, _ text: String) -> ReachabilityRow {
    ReachabilityRow(
      type: component.name,
      member: member,
      isReached: isReached,
      explanation: text
    )
  }

  // MARK: Views and parts

  /// The row of a view.
  private func row(of view: AnatomyView) -> ReachabilityRow {
    let filled = component.properties.filter { $0.shownBy == view.name }.map { "`\($0.name)`" }
    let hasSettings = ModelLayout(of: component).fields.contains { field in
      if case .part(let part) = field { part.name == view.name } else { false }
    }
    if hasSettings { return row(view.name, isReached: true, "`apply`: its settings") }
    if !filled.isEmpty {
      return row(view.name, isReached: true, "`apply`: \(filled.joined(separator: ", "))")
    }
    let isTold = component.operations.contains { $0.name.hasPrefix(view.name + ".") }
    if isTold { return row(view.name, isReached: true, "its operations") }
    return row(view.name, isReached: false, "a view without data; style sheets theme it")
  }

  /// The row of a member of a member.
  private func row(of part: Part) -> ReachabilityRow {
    let name = part.path.joined(separator: ".")
    if part.access == .get { return row(name, isReached: false, "read-only") }
    if case .component? = part.portable?.unwrapped {
      return row(name, isReached: true, "`apply`: its settings")
    }
    guard part.portable != nil else {
      let settings = component.parts.filter {
        $0.path.count > part.path.count && $0.path.starts(with: part.path)
      }
      return settings.isEmpty
        ? row(name, isReached: false, "an object; assign or theme it directly")
        : row(name, isReached: true, "`apply`: its settings")
    }
    return row(name, isReached: true, "`apply`")
  }

  // MARK: Properties

  /// The rows of a property and of its other spellings.
  private func rows(of property: Property) -> [ReachabilityRow] {
    let first = row(of: property)
    return [first]
      + property.aliases.map { alias in
        row(alias, isReached: first.isReached, "another spelling of `\(property.name)`")
      }
  }

  /// The row of a property.
  private func row(of property: Property) -> ReachabilityRow {
    let name = property.name
    if property.isStatic { return staticRow(of: property) }
    if property.isStored, let type = property.portable?.unwrapped {
      if component.kind == .value {
        let selector = ValueSelector.find(in: component, native)?.property.name
        return row(
          name,
          isReached: true,
          selector == name ? "picks a ready-made value" : "given to the initialiser"
        )
      }
      if case .component(let nested) = type,
        native.context.component(named: nested)?.kind != .value
      {
        return row(name, isReached: true, "`apply`: makes a `\(nested)` where there is none")
      }
      if ValueConverter(native: native).canConvert(type) {
        return row(name, isReached: true, property.setBy.map { "`apply`, by `\($0)`" } ?? "`apply`")
      }
    }
    if let operation = component.operations.first(where: { changes($0, property) }) {
      return row(name, isReached: true, "read-only; changed by `\(operation.name)`")
    }
    if component.operations.contains(where: { $0.name.hasPrefix(name + ".") }) {
      return row(name, isReached: true, "read-only; its elements have operations")
    }
    if property.access == .get || property.access == .privateSet {
      let settings = component.parts.contains { part in
        part.path.first == name && part.access != .get && part.portable != nil
      }
      return settings
        ? row(name, isReached: true, "`apply`: its settings")
        : row(name, isReached: false, "read-only")
    }
    let isHeard = component.events.contains { event in
      guard
        case .delegate(let delegate, _, _) = EventRoute(of: event, in: component, native).kind
      else { return false }
      return delegate == name
    }
    return isHeard
      ? row(name, isReached: true, "set by the binding's `events`")
      : row(name, isReached: false, "an object of the app's own; assign it directly")
  }

  /// Whether an operation takes a new value of a property.
  private func changes(_ operation: Operation, _ property: Property) -> Bool {
    OperationBindingWriter(native: native, component: component).isBound(operation)
      && operation.parameters.contains { $0.name == property.name && $0.type == property.type }
  }

  /// The row of a property of the type itself.
  private func staticRow(of property: Property) -> ReachabilityRow {
    if let selector = ValueSelector.find(in: component, native) {
      return row(property.name, isReached: true, "picked by `\(selector.property.name)`")
    }
    let isCell = ["UITableViewCell", "UICollectionViewCell"].contains {
      native.isKind(component.name, of: $0)
    }
    return isCell
      ? row(property.name, isReached: true, "used by lists")
      : row(property.name, isReached: false, "a constant of a class that is no cell")
  }

  // MARK: Operations and events

  /// The row of an operation.
  private func row(of operation: Operation) -> ReachabilityRow {
    if OperationBindingWriter(native: native, component: component).isBound(operation) {
      let method = SwiftNames.method(operation.name).code
      return row(operation.name, isReached: true, "`\(method)(_:)`")
    }
    return operation.storedParameters.isEmpty && operation.parameters.isEmpty
      ? row(operation.name, isReached: false, "takes no data; call it directly")
      : row(operation.name, isReached: false, "takes objects only; call it directly")
  }

  /// The row of an event.
  private func row(of event: Event) -> ReachabilityRow {
    row(event.name, isReached: true, "`events`, `when\(SwiftNames.upperCamel(event.name))`")
  }
}
