import FioriGenC
import FioriGenModel
import FioriGenSwift

/// Writes how one component or struct becomes a record and back, and its functions.
struct RecordFile {
  /// What all files need.
  let context: InteropContext

  /// The record.
  let record: CBoundRecord

  /// The lines of the file, without its imports.
  var lines: [String] {
    guard let model = context.swift.model(named: record.specName) else { return [] }
    var parts = bindings(record, model, isOutermost: true)
    if record.isComponent { parts += ComponentFunctionsCode(context: context, record: record).all }
    return Array(parts.joined(separator: [""]))
  }

  // MARK: Bindings

  /// The conversions of a record and of everything that exists for its fields alone, inner ones last.
  private func bindings(_ record: CBoundRecord, _ model: SwiftBoundModel, isOutermost: Bool)
    -> [[String]]
  {
    var result = [binding(record, model, isOutermost: isOutermost)]
    for field in record.fields {
      guard let nested = model.fields[field.specName]?.nested else { continue }
      switch field.content {
      case .value: break
      case .part(let part): result += bindings(part, nested, isOutermost: false)
      case .slot(let slot):
        result.append(UnionCode(context: context, union: slot, type: nested.type).lines)
      }
    }
    return result
  }

  /// The conversion of a record.
  private func binding(_ record: CBoundRecord, _ model: SwiftBoundModel, isOutermost: Bool)
    -> [String]
  {
    let name = InteropContext.binding(record.stem)
    let conformance = isOutermost ? "DefaultedRecordConversion" : "RecordConversion"
    let attributes = InteropCode.deprecation(record.mentionsDeprecated)
    var members: [[String]] = []
    if isOutermost {
      members.append(
        InteropCode.function(
          "Gives the documented defaults.",
          attributes: attributes,
          "static func defaults",
          [],
          result: record.typeName,
          depth: 1,
          [
            "var record = \(record.typeName)()", "\(record.typeName)_init(&record)",
            "return record",
          ]
        )
      )
    }
    members.append(readFunction(record, model, attributes))
    members.append(writeFunction(record, model, attributes))
    let comment = "The record of `\(SwiftBinding.comment(record.specName))`."
    return InteropCode.type(comment, "enum \(name): \(conformance)", members)
  }

  /// The function that reads every field.
  private func readFunction(
    _ record: CBoundRecord,
    _ model: SwiftBoundModel,
    _ attributes: [String]
  ) -> [String] {
    InteropCode.function(
      "Reads every field.",
      attributes: attributes,
      "static func read",
      [
        "_ record: \(record.typeName)", "_ base: \(record.typeName)",
        "into model: inout \(model.type)", "_ reader: inout RecordReader",
      ],
      depth: 1,
      record.fields.flatMap { field in
        model.fields[field.specName].map { reading(field, $0) } ?? []
      }
    )
  }

  /// The function that writes every field.
  private func writeFunction(
    _ record: CBoundRecord,
    _ model: SwiftBoundModel,
    _ attributes: [String]
  ) -> [String] {
    let fields = record.fields.flatMap { field in
      model.fields[field.specName].map { writing(field, $0) } ?? []
    }
    return InteropCode.function(
      "Writes every field.",
      attributes: attributes,
      "static func write",
      ["_ model: \(model.type)", "_ writer: inout RecordWriter"],
      result: record.typeName,
      depth: 1,
      [
        "var record = \(record.typeName)()",
        "record.struct_size = MemoryLayout<\(record.typeName)>.size",
      ] + fields + ["return record"]
    )
  }

  // MARK: Fields

  /// What reads a field.
  private func reading(_ field: CBoundField, _ stored: SwiftBoundField) -> [String] {
    let name = SwiftBinding.literal(field.specName)
    let form = "record." + SwiftBinding.identifier(field.name)
    let base = "base." + SwiftBinding.identifier(field.name)
    let target = "model." + stored.name
    func call(_ head: String, _ arguments: [String]) -> [String] {
      InteropCode.call(head, arguments, depth: 2)
    }
    switch field.content {
    case .slot(let slot):
      let binding = InteropContext.binding(slot.stem)
      return call("\(target) = reader.choice", ["\(binding).self", form])
    case .part(let part):
      let binding = InteropContext.binding(part.stem)
      return call("reader.part", [name, "&\(target)", "\(binding).self", form, base])
    case .value(let type):
      if let binding = pointedBinding(type), !stored.isOptional {
        return call("reader.part", [name, "&\(target)", "\(binding).self", form, base])
      }
      let conversion = context.conversion(type)
      if stored.isOptional {
        return call("\(target) = reader.value", [name, "\(conversion).self", form])
      }
      return call("reader.update", [name, "&\(target)", "\(conversion).self", form])
    }
  }

  /// What writes a field.
  private func writing(_ field: CBoundField, _ stored: SwiftBoundField) -> [String] {
    let name = SwiftBinding.literal(field.specName)
    let target = "record." + SwiftBinding.identifier(field.name)
    let value = "model." + stored.name
    func call(_ method: String, _ arguments: [String]) -> [String] {
      InteropCode.call("\(target) = writer.\(method)", arguments, depth: 2)
    }
    switch field.content {
    case .slot(let slot):
      return call("choice", ["\(InteropContext.binding(slot.stem)).self", value])
    case .part(let part):
      return call("part", [name, "\(InteropContext.binding(part.stem)).self", value])
    case .value(let type):
      if let binding = pointedBinding(type), !stored.isOptional {
        return call("part", [name, "\(binding).self", value])
      }
      return call("form", [name, "\(context.conversion(type)).self", value])
    }
  }

  /// The conversion of a record that a field points to; `nil` for other fields.
  private func pointedBinding(_ type: PortableType) -> String? {
    switch type.unwrapped {
    case .structure, .component: InteropContext.binding(context.c.stem(of: type.unwrapped))
    default: nil
    }
  }
}
