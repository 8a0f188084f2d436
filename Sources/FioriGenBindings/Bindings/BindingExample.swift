public import FioriGenModel
public import FioriGenSwift

/// Shows how a component's binding is used.
///
/// ```swift
/// import FioriComponents
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
  /// - Returns: Statements; `nil` for a catalogue that names no framework, and for a presenter that
  ///   cannot be used without objects of the app.
  public static func code(for component: Component, in context: SwiftContext) -> String? {
    guard let module = context.catalogue.settings.sdkModule else { return nil }
    let native = NativeMembers(context: context)
    let operations = OperationBindingWriter(native: native, component: component).operations
    let model = context.publicName(of: component).code
    var lines: [String] = []
    switch component.kind {
    case .value:
      lines.append("let model = try \(model).decode(json: json).value")
      lines.append("let value = \(component.name)(model, BundleResources())")
    case .presenter:
      if let operation = operations.first {
        let type = model + "." + SwiftNames.nestedType(operation.name).code
        lines.append("let parameters = try \(type).decode(json: json).value")
        lines.append("\(component.name).\(SwiftNames.method(operation.name).code)(parameters)")
      } else if let operation = component.operations.first(where: isCallable) {
        let call = "\(component.name).\(SwiftNames.method(operation.name).code)()"
        lines.append(operation.result == nil ? call : "let shown = \(call)")
      } else {
        return nil
      }
    case .view, .control, .viewController:
      let object = component.kind == .viewController ? "controller" : "view"
      lines.append("let \(object) = \(model).makeObject()")
      lines.append("\(object).apply(try \(model).decode(json: json).value)")
      if !EventBindingWriter(native: native, component: component).events.isEmpty {
        lines.append("\(object).onEvent { event in print(event) }")
      }
    }
    let modules = [context.catalogue.settings.modelsModule, module].compactMap { $0 }
    return (modules.map { "import \($0)" } + [""] + lines).joined(separator: "\n")
  }

  /// Whether an operation can be called on the type, without data.
  private static func isCallable(_ operation: Operation) -> Bool {
    operation.isStatic && operation.parameters.isEmpty
  }
}
