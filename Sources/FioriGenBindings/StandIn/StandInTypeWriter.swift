import FioriGenModel
import FioriGenSwift

/// Writes what stands in for a type that components share.
struct StandInTypeWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The type.
  let type: SharedType

  /// The code of types.
  private var types: NativeTypes { NativeTypes(context: native.context) }

  /// Writes the declaration.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout StandInPrinter) {
    writer.comment(type.summary, isInferred: type.isInferred)
    writer.availability(type.deprecated)
    switch type.kind {
    case .enumeration(let cases): write(cases, to: &writer)
    case .structure(let fields): write(fields, to: &writer)
    case .union(let cases): write(cases, to: &writer)
    case .protocolType(let members): write(members, to: &writer)
    case .external(let members): write(members, to: &writer)
    }
  }

  /// Writes an enumeration.
  private func write(_ cases: [EnumerationCase], to writer: inout StandInPrinter) {
    writer.block("public enum \(type.name)") { writer in
      for (index, item) in cases.enumerated() {
        if index > 0 { writer.printer.blankLine() }
        writer.comment(item.summary, isInferred: item.isInferred)
        writer.printer.line("case \(NativeTypes.caseName(item))")
      }
      guard types.isOpen(type.name) else { return }
      writer.printer.blankLine()
      writer.comment("Stands for the cases that no document names.", isInferred: true)
      writer.printer.line("case \(NativeTypes.unnamedCase)")
    }
    if let method = type.colorMethod { writeColorMethod(method, to: &writer) }
  }

  /// Writes the method that gives a case's colour; each case has one of its own.
  private func writeColorMethod(_ method: ColorMethod, to writer: inout StandInPrinter) {
    writer.printer.blankLine()
    writer.block("extension UIColor") { writer in
      writer.comment(
        "The colour that a value of `\(type.name)` names.",
        isInferred: type.isInferred
      )
      let name = SwiftNames.method(method.name).code
      writer.block(
        "public class func \(name)(\(method.label) value: \(type.name)) -> UIColor"
      ) { writer in
        writer.printer.line("UIColor(named: \"\(method.name).\\(value)\") ?? .clear")
      }
    }
  }

  /// Writes a struct with an initialiser for the fields that must be given, and one for all.
  private func write(_ fields: [Property], to writer: inout StandInPrinter) {
    let required = fields.filter(\.isRequired)
    writer.block("public struct \(type.name)") { writer in
      for field in fields {
        writer.comment(field.summary, isInferred: field.isInferred)
        let code = SwiftNames.member(field.name).code
        let optional = field.isRequired || field.type.isOptional ? "" : "?"
        writer.printer.line("public var \(code): \(types.code(for: field.type))\(optional)")
        writer.printer.blankLine()
      }
      writeInitialiser(required, to: &writer)
      if required.count < fields.count {
        writer.printer.blankLine()
        writeInitialiser(fields, to: &writer)
      }
    }
  }

  /// Writes an initialiser.
  private func writeInitialiser(_ fields: [Property], to writer: inout StandInPrinter) {
    writer.comment("Makes a value.", isInferred: true)
    let parameters = fields.map { field in
      SwiftNames.member(field.name).code + ": " + types.code(for: field.type)
    }
    if fields.isEmpty { return writer.printer.line("public init() {}") }
    writer.list("public init", parameters, " {")
    writer.printer.indent()
    for field in fields {
      let code = SwiftNames.member(field.name).code
      writer.printer.line("self.\(code) = \(code)")
    }
    writer.printer.outdent()
    writer.printer.line("}")
  }

  /// Writes a protocol for what several types stand for, and their conformances.
  private func write(_ cases: [UnionCase], to writer: inout StandInPrinter) {
    writer.printer.line("public protocol \(type.name) {}")
    for item in cases {
      writer.printer.blankLine()
      writer.printer.line("extension \(types.code(for: item.type)): \(type.name) {}")
    }
  }

  /// Writes the protocol of a delegate.
  private func write(_ members: [Event], to writer: inout StandInPrinter) {
    writer.printer.line("@MainActor")
    writer.block("public protocol \(type.name): AnyObject") { writer in
      for (index, member) in members.enumerated() {
        if index > 0 { writer.printer.blankLine() }
        writer.comment(member.summary, isInferred: member.isInferred)
        let signature = CallbackSignature(member, types: types)
        writer.list("func \(signature.name)", signature.parameters)
      }
    }
  }

  /// Writes a type that documents name without describing it.
  private func write(_ members: [ExternalMember], to writer: inout StandInPrinter) {
    if types.isProtocol(type.name) { return writer.printer.line("public protocol \(type.name) {}") }
    if let superclass = type.inherits {
      writer.printer.line("@MainActor")
      if members.isEmpty {
        return writer.printer.line("open class \(type.name): \(superclass) {}")
      }
      return writer.block("open class \(type.name): \(superclass)") { writer in
        for (index, member) in members.enumerated() {
          if index > 0 { writer.printer.blankLine() }
          writer.comment(member.summary, isInferred: member.isInferred)
          let code = SwiftNames.member(member.name).code
          let value = types.blank(of: member.type).map { " = " + $0 } ?? ""
          writer.observed(
            "public var \(code): \(types.code(for: member.type))\(value)",
            member.name
          )
        }
      }
    }
    writeNamespace(members, to: &writer)
  }

  /// Writes a type whose members belong to the type itself, in groups.
  private func writeNamespace(_ members: [ExternalMember], to writer: inout StandInPrinter) {
    var groups: [String] = []
    for member in members {
      let group = ImpliedClass.path(member.name).first ?? member.name
      if !groups.contains(group) { groups.append(group) }
    }
    writer.block("public enum \(type.name)") { writer in
      for (index, group) in groups.enumerated() {
        if index > 0 { writer.printer.blankLine() }
        let own = members.filter { ImpliedClass.path($0.name).first == group }
        let name = SwiftNames.member(group).code
        let groupType = SwiftNames.upperCamel(group)
        writer.comment("The members of `\(group)`.", isInferred: true)
        writer.block("public struct \(groupType): Sendable") { inner in
          for (index, member) in own.enumerated() {
            if index > 0 { inner.printer.blankLine() }
            inner.comment(member.summary, isInferred: member.isInferred)
            let bare = ImpliedClass.path(member.name).dropFirst().joined(separator: "_")
            let code = SwiftNames.member(bare).code
            let value = "UIImage(named: \(StringLiteral.code(for: member.name))) ?? UIImage()"
            inner.printer.line("public var \(code): \(types.code(for: member.type)) { \(value) }")
          }
        }
        writer.printer.blankLine()
        writer.comment("The members of `\(group)`.", isInferred: true)
        writer.printer.line("public static var \(name): \(groupType) { \(groupType)() }")
      }
    }
  }
}
