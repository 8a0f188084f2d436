import FioriGenModel

/// Writes headers from their declarations.
///
/// The attribute of a deprecated declaration stands before the comment: clang does not take a
/// comment for a declaration's when a `;` or `#` is between them, and the message can contain one.
struct HeaderPrinter {
  /// The naming function.
  let names: CNames

  /// Writes one header.
  ///
  /// - Parameter header: The header.
  /// - Returns: The text with the place in the specs that each line comes from.
  func print(_ header: CHeader) -> HeaderText {
    let origin = header.origin.range
    var text = HeaderText(path: names.folder + header.file)
    let guardMacro = names.guardMacro(ofHeader: header.file)
    text.append(CommentRenderer.lines(for: header.documentation, isFile: true), from: origin)
    text.append(["#ifndef \(guardMacro)", "#define \(guardMacro)", ""], from: origin)
    text.append(header.includes.map(Self.include), from: origin)
    section(header.types, in: &text, origin: origin)
    if !header.functionIncludes.isEmpty {
      text.append([""] + header.functionIncludes.map(Self.include), from: origin)
    }
    section(header.functions, in: &text, origin: origin)
    text.append(["", "#endif /* \(guardMacro) */"], from: origin)
    return text
  }

  /// An include line: `#include <stdint.h>` or `#include "types.h"`.
  private static func include(_ file: String) -> String {
    file.hasPrefix("<") ? "#include \(file)" : "#include \"\(file)\""
  }

  /// Writes declarations between the macros that prepare the compiler for them.
  private func section(
    _ declarations: [CDeclaration],
    in text: inout HeaderText,
    origin: SourceRange
  ) {
    if declarations.isEmpty { return }
    text.append(["", names.macro("begin_declarations"), ""], from: origin)
    for declaration in declarations {
      print(declaration, in: &text)
      text.append("", from: declaration.origin.range)
    }
    text.append(names.macro("end_declarations"), from: origin)
  }

  /// Writes one declaration.
  private func print(_ declaration: CDeclaration, in text: inout HeaderText) {
    switch declaration {
    case .forward(let forward): print(forward, in: &text)
    case .record(let record): print(record, in: &text)
    case .enumeration(let enumeration): print(enumeration, in: &text)
    case .function(let function): print(function, in: &text)
    case .constant(let constant): print(constant, in: &text)
    }
  }

  /// `typedef struct fiori_tag fiori_tag FIORI_DEPRECATED("…");`
  private func print(_ forward: CForward, in text: inout HeaderText) {
    text.append(CommentRenderer.lines(for: forward.documentation), from: forward.origin.range)
    let keyword = forward.isUnion ? "union" : "struct"
    let attribute = forward.deprecation.map { " \(deprecated($0))" } ?? ""
    text.append(
      "typedef \(keyword) \(forward.name) \(forward.name)\(attribute);",
      from: forward.origin.range
    )
  }

  /// `struct fiori_tag { … };`
  private func print(_ record: CRecord, in text: inout HeaderText) {
    text.append(CommentRenderer.lines(for: record.documentation), from: record.origin.range)
    text.append(
      "\(record.isUnion ? "union" : "struct") \(record.name) {",
      from: record.origin.range
    )
    for field in record.fields {
      if let message = field.deprecation {
        text.append("  \(deprecated(message))", from: field.origin.range)
      }
      let comment = CommentRenderer.lines(for: field.documentation, indentation: 2)
      text.append(comment, indentation: 2, from: field.origin.range)
      let declaration = field.type.declaration(of: field.name, names: names)
      text.append("  \(declaration);", from: field.origin.range)
    }
    text.append("};", from: record.origin.range)
  }

  /// `FIORI_ENUM(fiori_accessory_type) { … };`
  private func print(_ enumeration: CEnumeration, in text: inout HeaderText) {
    text.append(
      CommentRenderer.lines(for: enumeration.documentation),
      from: enumeration.origin.range
    )
    let name = enumeration.name
    let head =
      enumeration.deprecation.map { message in
        "\(names.macro("deprecated_enum"))(\(name), \(CText.message(message)))"
      } ?? "\(names.macro("enum"))(\(name))"
    text.append("\(head) {", from: enumeration.origin.range)
    for (index, enumerator) in enumeration.enumerators.enumerated() {
      let comment = CommentRenderer.lines(for: enumerator.documentation, indentation: 2)
      text.append(comment, indentation: 2, from: enumerator.origin.range)
      let attribute =
        enumerator.deprecation.map { " \(deprecated($0, macro: "deprecated_enumerator"))" } ?? ""
      let comma = index + 1 < enumeration.enumerators.count ? "," : ""
      text.append(
        "  \(enumerator.name)\(attribute) = \(enumerator.value)\(comma)",
        from: enumerator.origin.range
      )
    }
    text.append("};", from: enumeration.origin.range)
  }

  /// A prototype, or an inline function with its body.
  private func print(_ function: CFunction, in text: inout HeaderText) {
    let origin = function.origin.range
    if let message = function.deprecation { text.append(deprecated(message), from: origin) }
    text.append(CommentRenderer.lines(for: function.documentation), from: origin)
    let storage = names.macro(function.body == nil ? "export" : "inline")
    let head = "\(storage) \(function.result.declaration(of: function.name, names: names))"
    let end = function.body == nil ? ";" : " {"
    let parameters = function.parameters.map { $0.type.declaration(of: $0.name, names: names) }
    let list = parameters.isEmpty ? "void" : parameters.joined(separator: ", ")
    if head.count + list.count + end.count + "()".count <= 100 {
      text.append("\(head)(\(list))\(end)", from: origin)
    } else {
      let separated = parameters.dropLast().map { "\($0)," } + parameters.suffix(1)
      text.append("\(head)(", from: origin)
      text.append(Array(separated), indentation: 2, from: origin)
      text.append(")\(end)", from: origin)
    }
    guard let body = function.body else { return }
    for line in body { text.append(line.indented.text, from: line.origin) }
    text.append("}", from: origin)
  }

  /// `FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_… = "…";`
  private func print(_ constant: CConstant, in text: inout HeaderText) {
    let origin = constant.origin.range
    if let message = constant.deprecation { text.append(deprecated(message), from: origin) }
    text.append(CommentRenderer.lines(for: constant.documentation), from: origin)
    let type = CType.constant(.pointer(.constant(.scalar(.char)), .nonnull))
    let declaration = type.declaration(of: constant.name, names: names)
    text.append("\(names.macro("unused")) static \(declaration) =", from: origin)
    text.append("  \(CText.literal(constant.text));", from: origin)
  }

  /// The attribute for a deprecation.
  private func deprecated(_ message: String, macro: String = "deprecated") -> String {
    "\(names.macro(macro))(\(CText.message(message)))"
  }
}
