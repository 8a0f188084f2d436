import FioriGenC
import FioriGenSwift

/// Writes how one of several values becomes a tagged union and back.
struct UnionCode {
  /// What all files need.
  let context: InteropContext

  /// The tagged union.
  let union: CBoundUnion

  /// The type in Swift.
  let type: String

  /// The lines of the conversion.
  var lines: [String] {
    let attributes = InteropCode.deprecation(union.mentionsDeprecated)
    let read = InteropCode.function(
      "Reads what the kind says.",
      attributes: attributes,
      "static func read",
      ["_ form: \(union.typeName)", "_ reader: inout RecordReader"],
      result: "\(type)?",
      depth: 1,
      ["switch form.kind {", "case .\(union.noneKind): return nil"]
        + union.members.flatMap(reading)
        + ["default:", "  reader.unknownKind(form.kind.rawValue)", "  return nil", "}"]
    )
    let write = InteropCode.function(
      "Writes the value with its kind.",
      attributes: attributes,
      "static func write",
      ["_ value: \(type)?", "_ writer: inout RecordWriter"],
      result: union.typeName,
      depth: 1,
      ["var form = \(union.typeName)()", "switch value {", "case nil: break"]
        + union.members.flatMap(writing) + ["}", "return form"]
    )
    return InteropCode.type(
      "One of the values of `\(SwiftBinding.comment(union.specName))`.",
      "enum \(InteropContext.binding(union.stem)): ValueConversion",
      [read, write]
    )
  }

  /// The case that reads a member.
  private func reading(_ member: CBoundUnion.Member) -> [String] {
    let name = SwiftBinding.literal(member.specName)
    let conversion = context.heldConversion(member.type)
    let form = "form.value." + SwiftBinding.identifier(member.name)
    let value = InteropCode.call(
      "let held = reader.held",
      [name, "\(conversion).self", form],
      depth: 3
    )
    let caseName = context.swift.caseName(member.caseName)
    return ["case .\(member.kind):"] + InteropCode.indented(value)
      + ["  return held.map { \(type).\(caseName)($0) }"]
  }

  /// The case that writes a member.
  private func writing(_ member: CBoundUnion.Member) -> [String] {
    let name = SwiftBinding.literal(member.specName)
    let conversion = context.heldConversion(member.type)
    let target = "form.value." + SwiftBinding.identifier(member.name)
    let value = InteropCode.call(
      "\(target) = writer.form",
      [name, "\(conversion).self", "held"],
      depth: 3
    )
    let caseName = context.swift.caseName(member.caseName)
    return ["case .some(.\(caseName)(let held)):", "  form.kind = .\(member.kind)"]
      + InteropCode.indented(value)
  }
}
