import FioriGenModel
import FioriGenSwift

/// Writes the method that stands in for an operation.
struct StandInOperationWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// The operation.
  let operation: Operation

  /// The code of types.
  private var types: NativeTypes { NativeTypes(context: native.context) }

  /// Writes the method.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout StandInPrinter) {
    write(operation.parameters, to: &writer)
    let always = operation.parameters.filter { !isObjectThatMayBeMissing($0) }
    guard always.count < operation.parameters.count else { return }
    writer.printer.blankLine()
    write(always, to: &writer)
  }

  /// Whether a parameter is an object that a call may leave out: no value can stand for it.
  private func isObjectThatMayBeMissing(_ parameter: OperationParameter) -> Bool {
    guard parameter.isOptional, parameter.portable == nil, !parameter.type.isOptional,
      case .named(let name) = parameter.type
    else { return false }
    return native.isKind(name, of: "NSObject") || PlatformDouble.classes[name] != nil
  }

  /// Writes the method with some of its parameters.
  private func write(_ parameters: [OperationParameter], to writer: inout StandInPrinter) {
    writer.comment(operation.summary, isInferred: operation.isInferred)
    let name = SwiftNames.member(operation.name).code
    let kind = operation.isStatic ? "class func" : "func"
    let head = (isOverride ? "open override " : "open ") + kind + " " + name
    let result = operation.result.map { " -> " + types.code(for: $0) } ?? ""
    writer.list(head, parameters.map(parameter), result + " {")
    writer.printer.indent()
    writeBody(parameters, to: &writer)
    writer.printer.outdent()
    writer.printer.line("}")
  }

  /// Writes what the method does: it notes the call, and keeps what is said to be kept.
  private func writeBody(_ parameters: [OperationParameter], to writer: inout StandInPrinter) {
    let labels = parameters.map { ($0.label ?? $0.name) + ":" }.joined()
    let signature = operation.name + "(" + labels + ")"
    let names = parameters.map { SwiftNames.member($0.name).code }
    writer.list("standInCalled", [StringLiteral.code(for: signature)] + names)
    for parameter in parameters {
      let name = SwiftNames.member(parameter.name).code
      if component.properties.contains(where: {
        $0.name == parameter.name && $0.type == parameter.type
      }) {
        writer.printer.line("standInSilently { self.\(name) = \(name) }")
      }
      if case .array(let element) = parameter.type, let holder = holder(of: element) {
        let made = SwiftNames.upperCamel(holder)
        writer.block("for element in \(name) where \(holder)[element] == nil") { inner in
          inner.printer.line("let label = \"\(holder)[\\(element)]\"")
          inner.block("standInSilently") { silent in
            silent.printer.line("\(holder)[element] = standInHolding(\(made)(), label)")
          }
        }
      }
    }
    if let result = operation.result, let value = types.blank(of: result) {
      writer.printer.line("return " + value)
    }
  }

  /// The dictionary that gets an object for each element of a list.
  private func holder(of element: TypeExpression) -> String? {
    let implied = ImpliedClass.all(of: component, native)
    return component.properties.first { property in
      guard case .dictionary(let key, _) = property.type.unwrapped else { return false }
      return key == element && property.access == .get
        && implied.contains { $0.holder == property.name }
    }?.name
  }

  /// A parameter with its default.
  private func parameter(_ parameter: OperationParameter) -> String {
    let name = SwiftNames.member(parameter.name).code
    var text = name
    if let label = parameter.label, label != parameter.name {
      text = (label == "_" ? label : SwiftNames.member(label).label) + " " + name
    }
    text += ": " + types.code(for: parameter.type)
    if let value = parameter.defaultValue.flatMap(NativeTypes.code) {
      text += " = " + value
    } else if parameter.isOptional, !isObjectThatMayBeMissing(parameter) {
      if let value = types.blank(of: parameter.type) {
        text += " = " + value
      } else if parameter.type.isOptional {
        text += " = nil"
      }
    }
    return text
  }

  /// Whether a component above has a method of the same signature.
  private var isOverride: Bool {
    var parent = component.inherits
    while let name = parent, let ancestor = native.context.component(named: name) {
      let same = ancestor.operations.contains { other in
        other.inheritedFrom == nil && other.name == operation.name
          && other.parameters.map { $0.label ?? $0.name }
            == operation.parameters.map { $0.label ?? $0.name }
          && other.parameters.map(\.type) == operation.parameters.map(\.type)
      }
      if same { return true }
      parent = ancestor.inherits
    }
    return false
  }
}
