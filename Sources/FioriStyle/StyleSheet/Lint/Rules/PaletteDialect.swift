/// What the reader that only knows definitions makes of a sheet.
///
/// It looks at one line after the other. A line counts when its first character is `@`; its last
/// character is taken for the semicolon, exactly one colon separates name and value, and blanks are not
/// removed. Everything else is skipped. Of several definitions the first one counts. Source: the
/// published code of the open-source components for SwiftUI.
enum PaletteDialect {
  /// Reports what that reader would miss.
  static func check(_ context: inout StyleLintContext) {
    let syntax = context.syntax
    if let rule = syntax.rules.first {
      context.findings.report(
        DialectRule.declaration,
        at: ByteRange(rule.range.start, rule.openBrace.end),
        "the palette reader skips rules; there are \(syntax.rules.count)"
      )
    }
    if let media = syntax.mediaBlocks.first {
      context.findings.report(
        DialectRule.declaration,
        at: media.query,
        "the palette reader takes definitions inside `@media` for definitions of the sheet"
      )
    }
    for definition in syntax.definitions {
      if let fault = fault(of: definition, syntax.bytes) {
        context.findings.report(DialectRule.declaration, at: definition.range, fault)
      }
    }
  }

  /// Why that reader misreads a definition; `nil` when it understands it.
  private static func fault(of definition: SheetDeclaration, _ bytes: [UInt8]) -> String? {
    let range = definition.range
    let isFirst = range.start == 0 || isLineBreak(bytes[range.start - 1])
    if !isFirst { return "the palette reader skips a definition that does not begin its line" }
    let hasLineBreak = bytes[range.indices].contains(where: isLineBreak)
    if hasLineBreak { return "the palette reader needs a definition on one line" }
    if range.end < bytes.count, !isLineBreak(bytes[range.end]) {
      return "the palette reader needs the semicolon at the very end of the line"
    }
    if definition.name.end < bytes.count, bytes[definition.name.end] != UInt8(ascii: ":") {
      return "the palette reader takes the blank before `:` for a part of the name"
    }
    if bytes[definition.value.indices].contains(UInt8(ascii: "(")) {
      return "the palette reader knows names and hexadecimal colours only"
    }
    let first = bytes[definition.value.start]
    if definition.value.start > definition.name.end + 1, first != UInt8(ascii: "#") {
      return "the palette reader takes the blank after `:` for a part of the colour's name"
    }
    return nil
  }

  /// Whether a byte ends a line.
  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
