import FioriGenModel
import FioriGenSwift

/// Writes the initialiser that makes a value of the SDK from its model.
///
/// ```swift
/// extension FUIActivityItem {
///   init(_ model: FUIActivityItemModel, _ resources: any BindingResources) { … }
/// }
/// ```
struct ValueBindingWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// Writes the extension.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout BindingPrinter) {
    let model = native.context.name(of: component).code
    writer.block("extension \(component.name)") { writer in
      writer.comment(
        "Makes the value that a model describes.",
        parameters: [("model", "The model."), ("resources", "Finds images and colours.")]
      )
      let parameters = ["_ model: \(model)", "_ resources: any BindingResources"]
      writer.function("@MainActor init", parameters) { writer in
        guard let selector = ValueSelector.find(in: component, native) else {
          return writer.call("self.init", arguments(without: nil))
        }
        let name = SwiftNames.property(selector.property).code
        writer.printer.line("if let choice = model.\(name) {")
        writer.printer.indent()
        do {
          writer.printer.line("self =")
          writer.printer.indent()
          writer.printer.line("switch choice {")
          for item in selector.cases {
            let own = SwiftNames.enumerationCase(of: item).code
            writer.printer.line("case .\(own): .\(SwiftNames.member(item.name).code)")
          }
          writer.printer.line("}")
          writer.printer.outdent()
        }
        writer.printer.outdent()
        writer.printer.line("} else {")
        writer.printer.indent()
        writer.call("self.init", arguments(without: selector.property.name))
        writer.printer.outdent()
        writer.printer.line("}")
      }
    }
    if component.conforms.contains("Hashable") { writeModel(to: &writer) }
  }

  /// Writes the initialiser that finds the model of a value of the SDK.
  private func writeModel(to writer: inout BindingPrinter) {
    let model = native.context.name(of: component).code
    writer.printer.blankLine()
    writer.block("extension \(model)") { writer in
      writer.comment(
        "Finds the model of a value: of a ready-made one, or of one that a binding made.",
        ["Of other values nothing can be found out; their models are empty."],
        parameters: [("value", "The value.")]
      )
      writer.function("@MainActor init", ["_ value: \(component.name)"]) { writer in
        writer.printer.line("self = KnownValues.model(of: value) ?? Self()")
        guard let selector = ValueSelector.find(in: component, native) else { return }
        let name = SwiftNames.property(selector.property).code
        for item in selector.cases {
          let own = SwiftNames.enumerationCase(of: item).code
          let readyMade = SwiftNames.member(item.name).code
          writer.printer.line("if value == .\(readyMade) { \(name) = .\(own) }")
        }
      }
    }
  }

  /// The arguments of the SDK's initialiser.
  private func arguments(without selector: String?) -> [String] {
    let converter = ValueConverter(native: native)
    let types = NativeTypes(context: native.context)
    return component.properties.compactMap { property in
      guard property.isStored, property.name != selector, let type = property.portable?.unwrapped
      else { return nil }
      let value = "model." + SwiftNames.property(property).code
      var code = value
      let inside = converter.conversion(of: "$0", type, as: property.type)
      let isSame = if case .expression("$0") = inside { true } else { false }
      if !isSame {
        let method = ValueConverter.isLookedUp(type) && property.type.isOptional ? "flatMap" : "map"
        code += ".\(method) { \(inside.body.joined(separator: "\n")) }"
      }
      if let blank = types.blank(of: property.type), property.defaultValue == nil {
        code += " ?? " + blank
      }
      return SwiftNames.member(property.name).label + ": " + code
    }
  }
}
