import FioriGenModel
import FioriGenSwift

/// Writes a class that samples imply.
struct StandInImpliedWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The class.
  let implied: ImpliedClass

  /// Writes the class.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout StandInPrinter) {
    let types = NativeTypes(context: native.context)
    writer.comment("The class of `\(implied.holder)`, which no document names.", isInferred: true)
    writer.printer.line("@MainActor")
    writer.block("open class \(implied.name): \(implied.superclass)") { writer in
      var isFirst = true
      for part in implied.members {
        if !isFirst { writer.printer.blankLine() }
        isFirst = false
        writer.comment(part.summary, isInferred: part.isInferred)
        let name = part.path[part.path.count - 1]
        let code = SwiftNames.member(name).code
        let type = types.code(for: part.type)
        if part.access == .getSet || part.type.isOptional {
          let value = types.blank(of: part.type).map { " = " + $0 } ?? ""
          writer.observed("public var \(code): \(type)\(value)", name)
        } else {
          let label = StringLiteral.code(for: name)
          writer.printer.line("public private(set) lazy var \(code): \(type) =")
          writer.printer.indented { $0.line("standInHolding(\(type)(), \(label))") }
        }
      }
      for operation in implied.operations {
        if !isFirst { writer.printer.blankLine() }
        isFirst = false
        let owner = Component(name: implied.name, kind: .view, range: operation.range)
        StandInOperationWriter(native: native, component: owner, operation: operation)
          .write(to: &writer)
      }
    }
  }
}
