public import FioriGenModel
public import FioriGenSwift

/// Shows how a component's binding is used.
///
/// ```swift
/// import SAPFiori
///
/// let cell = FUIContactCell()
/// cell.apply(try FUIContactCellModel.decode(json: json).value)
/// ```
public enum BindingExample {
  /// An example for the documentation.
  ///
  /// - Parameters:
  ///   - component: A component of the catalogue.
  ///   - context: The prepared catalogue.
  /// - Returns: Statements; `nil` for a component without a binding.
  public static func code(for component: Component, in context: SwiftContext) -> String? {
    guard let module = context.catalogue.settings.sdkModule else { return nil }
    let native = NativeMembers(context: context)
    let operations = OperationBindingWriter(native: native, component: component).operations
    let model = context.publicName(of: component).code
    var lines: [String] = []
    switch component.kind {
    case .value: return nil
    case .presenter:
      guard let operation = operations.first else { return nil }
      let type = model + "." + SwiftNames.nestedType(operation.name).code
      lines.append("let parameters = try \(type).decode(json: json).value")
      lines.append("\(component.name).\(SwiftNames.method(operation.name).code)(parameters)")
    case .view, .control, .viewController:
      let object = component.kind == .viewController ? "controller" : "view"
      lines.append("let \(object) = \(model).makeObject()")
      lines.append("\(object).apply(try \(model).decode(json: json).value)")
      if !EventBindingWriter(native: native, component: component).events.isEmpty {
        lines.append("\(object).onEvent { event in print(event) }")
      }
    }
    return (["import \(module)", ""] + lines).joined(separator: "\n")
  }
}
