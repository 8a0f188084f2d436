import FioriGenModel
import FioriGenSwift

/// Writes the struct that stands in for a component that is a value.
struct StandInValueWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// Writes the struct.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout StandInPrinter) {
    let types = NativeTypes(context: native.context)
    let selector = ValueSelector.find(in: component, native)
    let fields = component.properties.filter { property in
      !property.isStatic && property.name != selector?.property.name
    }
    writer.comment(component.summary, isInferred: component.isInferred)
    writer.availability(component.deprecated)
    let parents =
      component.conforms.isEmpty ? "" : ": " + component.conforms.joined(separator: ", ")
    writer.block("public struct \(component.name)\(parents)") { writer in
      writer.comment("Tells the ready-made values from all others.", isInferred: true)
      writer.printer.line("private var standInName: String?")
      for field in fields {
        writer.printer.blankLine()
        writer.comment(field.summary, isInferred: field.isInferred)
        let code = SwiftNames.member(field.name).code
        writer.printer.line("private let \(code): \(types.code(for: field.type))")
      }
      for property in component.properties where property.isStatic {
        writer.printer.blankLine()
        writer.comment(property.summary, isInferred: property.isInferred)
        let code = SwiftNames.member(property.name).code
        let head = "public static var \(code): \(types.code(for: property.type))"
        writer.block(head) { inner in
          let blanks = fields.map { field in
            SwiftNames.member(field.name).label + ": " + (types.blank(of: field.type) ?? "nil")
          }
          inner.printer.line("var value = \(component.name)(\(blanks.joined(separator: ", ")))")
          inner.printer.line("value.standInName = \(StringLiteral.code(for: property.name))")
          inner.printer.line("return value")
        }
      }
      writer.printer.blankLine()
      writer.comment("Makes a value.", isInferred: true)
      writer.list(
        "public init",
        fields.map { SwiftNames.member($0.name).code + ": " + types.code(for: $0.type) },
        " {"
      )
      writer.printer.indent()
      for field in fields {
        let code = SwiftNames.member(field.name).code
        writer.printer.line("self.\(code) = \(code)")
      }
      writer.printer.outdent()
      writer.printer.line("}")
    }
  }
}
