import FioriGenModel
import FioriGenSwift

/// Writes the methods that carry out operations from their parameter models.
///
/// ```swift
/// public func update(_ parameters: FUIProgressBannerMessageViewModel.Update) {
///   update(progress: parameters.progress, animated: parameters.animated)
/// }
/// ```
///
/// What a model leaves at its default is left out of the call, so that the SDK's own default counts.
struct OperationBindingWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// Turns values into those of the SDK.
  private var converter: ValueConverter { ValueConverter(native: native) }

  /// The operations that have something to carry out from a model, in order.
  var operations: [Operation] {
    component.distinctOperations.filter { isBound($0) }
  }

  /// Whether an operation takes data, and nothing that has to be given and is no data.
  ///
  /// - Parameter operation: An operation of the component.
  /// - Returns: Whether there is a method for it.
  func isBound(_ operation: Operation) -> Bool {
    !operation.storedParameters.isEmpty
      && operation.parameters.allSatisfy { parameter in
        parameter.portable.map(converter.canConvert) ?? Self.mayBeLeftOut(parameter)
      }
  }

  /// Whether a call can do without a parameter.
  private static func mayBeLeftOut(_ parameter: OperationParameter) -> Bool {
    parameter.isOptional || parameter.defaultValue != nil
  }

  /// Writes a method.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - writer: Takes the text.
  func write(_ operation: Operation, to writer: inout BindingPrinter) {
    let model = native.context.name(of: component).code
    let types = NativeTypes(context: native.context)
    var parameters = [
      "_ parameters: \(model).\(SwiftNames.nestedType(operation.name).code)"
    ]
    var documentation = [("parameters", "What to do it with.")]
    for parameter in operation.parameters where parameter.portable == nil {
      let type = TypeExpression.optional(parameter.type.unwrapped)
      let name = SwiftNames.member(parameter.name).code
      parameters.append("\(name): \(types.code(for: type)) = nil")
      documentation.append((parameter.name, sentence(parameter.summary)))
    }
    var inside = BindingPrinter()
    inside.printer.indent()
    inside.printer.indent()
    inside.printer.indent()
    let list = remembered(in: operation, to: &inside)
    writeCalls(operation, Array(operation.parameters), [], list, to: &inside)
    if inside.printer.text.contains(ValueConverter.resources) {
      parameters.append("\(ValueConverter.resources): any BindingResources = BundleResources()")
      documentation.append((ValueConverter.resources, "Finds images and colours."))
    }
    let result = operation.result.map { " -> " + types.code(for: $0) } ?? ""
    writer.comment(
      operation.summary.isEmpty ? "Carries out `\(operation.name)`." : operation.summary,
      parameters: documentation,
      returns: result.isEmpty ? nil : "What the SDK gives back."
    )
    if !result.isEmpty { writer.printer.line("@discardableResult") }
    let head = "public \(operation.isStatic ? "class func" : "func") "
    let name = SwiftNames.method(operation.name).code
    writer.function(head + name, parameters, result) { writer in
      let shift = "      "
      for line in inside.printer.text.split(separator: "\n") {
        writer.printer.line(String(line.dropFirst(shift.count)))
      }
    }
  }

  /// A description that is never empty.
  private func sentence(_ text: String) -> String {
    text.isEmpty ? "Handed on as it is." : text
  }

  /// Writes what remembers values that the SDK cannot tell about later.
  ///
  /// - Returns: The name of the parameter whose values are in a constant of that name.
  private func remembered(in operation: Operation, to writer: inout BindingPrinter) -> String? {
    for parameter in operation.parameters {
      guard case .array(.component(let name))? = parameter.portable,
        native.context.component(named: name)?.conforms.contains("Hashable") == true
      else { continue }
      let code = SwiftNames.member(parameter.name).code
      writer.printer.line(
        "let \(code) = parameters.\(code).map { \(name)($0, \(ValueConverter.resources)) }"
      )
      writer.block("for (model, value) in zip(parameters.\(code), \(code))") {
        $0.printer.line("KnownValues.remember(model, for: value)")
      }
      return parameter.name
    }
    return nil
  }

  /// Writes the calls for all ways in which parameters can be left out.
  private func writeCalls(
    _ operation: Operation,
    _ waiting: [OperationParameter],
    _ arguments: [String],
    _ list: String?,
    to writer: inout BindingPrinter
  ) {
    guard let parameter = waiting.first else {
      return writeCall(operation, arguments, to: &writer)
    }
    let rest = Array(waiting.dropFirst())
    let name = SwiftNames.member(parameter.name).code
    let label = parameter.label ?? parameter.name
    let prefix = label == "_" ? "" : SwiftNames.member(label).label + ": "
    guard let type = parameter.portable else {
      writer.printer.line("if let \(name) {")
      writer.printer.indent()
      writeCalls(operation, rest, arguments + [prefix + name], list, to: &writer)
      return writeElse(operation, rest, arguments, list, to: &writer)
    }
    let value = "parameters.\(name)"
    if parameter.name == list {
      return writeCalls(operation, rest, arguments + [prefix + name], list, to: &writer)
    }
    if parameter.defaultValue == nil, parameter.isOptional {
      let argument = converter.argument(type.unwrapped, parameter.type, of: name)
      writer.printer.line("if let \(name) = \(value) {")
      writer.printer.indent()
      writeCalls(operation, rest, arguments + [prefix + argument], list, to: &writer)
      return writeElse(operation, rest, arguments, list, to: &writer)
    }
    let argument = converter.argument(type, parameter.type, of: value)
    if let literal = parameter.defaultValue, let code = NativeTypes.code(for: literal) {
      writer.printer.line("if \(value) != \(code) {")
      writer.printer.indent()
      writeCalls(operation, rest, arguments + [prefix + argument], list, to: &writer)
      return writeElse(operation, rest, arguments, list, to: &writer)
    }
    writeCalls(operation, rest, arguments + [prefix + argument], list, to: &writer)
  }

  /// Writes the way without a parameter.
  private func writeElse(
    _ operation: Operation,
    _ rest: [OperationParameter],
    _ arguments: [String],
    _ list: String?,
    to writer: inout BindingPrinter
  ) {
    writer.printer.outdent()
    writer.printer.line("} else {")
    writer.printer.indent()
    writeCalls(operation, rest, arguments, list, to: &writer)
    writer.printer.outdent()
    writer.printer.line("}")
  }

  /// Writes a call.
  private func writeCall(
    _ operation: Operation,
    _ arguments: [String],
    to writer: inout BindingPrinter
  ) {
    var names = ImpliedClass.path(operation.name)
    let method = SwiftNames.member(names.removeLast()).code
    var arguments = arguments
    var receiver = operation.isStatic ? "" : "self."
    if let root = names.first,
      case .dictionary(let key, _)? = native.type(of: root, in: component)?.unwrapped,
      operation.parameters.first?.type == key
    {
      let value = arguments.removeFirst()
      let bare = value.drop { $0 != ":" }.dropFirst(2)
      receiver += "\(SwiftNames.member(root).code)[\(bare)]?."
    } else if !names.isEmpty {
      receiver += MemberPath(native: native).code(for: names, in: component) + "."
    }
    let prefix = operation.result == nil ? "" : "return "
    writer.call(prefix + receiver + method, arguments)
  }
}
