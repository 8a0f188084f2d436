import FioriGenC
import FioriGenSwift

/// Writes the functions of a component: from JSON, to JSON, validate.
struct ComponentFunctionsCode {
  /// What all files need.
  let context: InteropContext

  /// The component's record.
  let record: CBoundRecord

  /// The lines of each function.
  var all: [[String]] { [fromJSON, toJSON, validate] }

  /// The conversion.
  private var binding: String { InteropContext.binding(record.stem) + ".self" }

  /// The type of a status.
  private var status: String { context.c.name("status") }

  /// The component's name, safe in a comment.
  private var specName: String { SwiftBinding.comment(record.specName) }

  /// The attributes of an exported function.
  private var attributes: [String] {
    InteropCode.deprecation(record.isDeprecated) + ["@c @implementation"]
  }

  /// `fiori_object_cell_from_json`
  private var fromJSON: [String] {
    InteropCode.function(
      "Reads the record of `\(specName)` from JSON.",
      attributes: attributes,
      "public func \(record.typeName)_from_json",
      [
        "_ document: OpaquePointer?", "_ json: UnsafePointer<CChar>?", "_ length: Int",
        "_ decoding: \(context.c.name("decoding"))",
        "_ record: UnsafeMutablePointer<UnsafePointer<\(record.typeName)>?>?",
      ],
      result: status,
      depth: 0,
      [
        "let mode = Library.mode(decoding)",
        "return Library.status(",
        "  ComponentFunctions.fromJSON(\(binding), document, json, length, mode: mode, record)",
        ")",
      ]
    )
  }

  /// `fiori_object_cell_to_json`
  private var toJSON: [String] {
    InteropCode.function(
      "Writes the record of `\(specName)` as JSON.",
      attributes: attributes,
      "public func \(record.typeName)_to_json",
      [
        "_ document: OpaquePointer?", "_ record: UnsafePointer<\(record.typeName)>?",
        "_ encoding: \(context.c.name("encoding"))",
        "_ json: UnsafeMutablePointer<UnsafePointer<CChar>?>?",
        "_ length: UnsafeMutablePointer<Int>?",
      ],
      result: status,
      depth: 0,
      [
        "let form = Library.form(encoding)",
        "return Library.status(",
        "  ComponentFunctions.toJSON(\(binding), document, record, form: form, json, length)",
        ")",
      ]
    )
  }

  /// `fiori_object_cell_validate`
  private var validate: [String] {
    InteropCode.function(
      "Checks the record of `\(specName)`.",
      attributes: attributes,
      "public func \(record.typeName)_validate",
      ["_ document: OpaquePointer?", "_ record: UnsafePointer<\(record.typeName)>?"],
      result: status,
      depth: 0,
      ["Library.status(ComponentFunctions.validate(\(binding), document, record))"]
    )
  }
}
