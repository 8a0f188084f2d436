/// Constructs that the chosen reader does not understand although others do.
enum DialectRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.dialect",
    severity: .error,
    title: "Not understood by the chosen reader",
    explanation: """
      The setting `dialect` names the reader that must accept the sheet: `classic` is the published \
      grammar, `fiori` the components' documented use, `palette` the reader that only knows lines of the \
      form `@name: value;`.
      """,
    wrong: "/* dialect: classic */\nLabel { font-color: #F00; }",
    right: "/* dialect: classic */\nLabel { font-color: #FF0000; }"
  )

  /// Reports what the chosen reader does not understand.
  static func check(_ context: inout StyleLintContext) {
    switch context.options.dialect {
    case .fiori: break
    case .classic: checkClassic(&context)
    case .palette: PaletteDialect.check(&context)
    }
  }

  /// Reports colours with three digits, which the classic reader does not know.
  private static func checkClassic(_ context: inout StyleLintContext) {
    for declaration in context.syntax.declarations { checkClassicColor(declaration, &context) }
    for declaration in context.syntax.definitions { checkClassicColor(declaration, &context) }
  }

  /// Reports a value that is a colour of three digits.
  private static func checkClassicColor(
    _ declaration: SheetDeclaration,
    _ context: inout StyleLintContext
  ) {
    guard declaration.traits.contains(.isSingleWord), declaration.value.count == 4,
      context.syntax.bytes[declaration.value.start] == UInt8(ascii: "#")
    else { return }
    let digits = context.syntax.text(declaration.value).dropFirst()
    guard SheetColor.digitCount(digits) == 3 else { return }
    let long = "#" + digits.map { "\($0)\($0)" }.joined()
    context.findings.report(
      Self.declaration,
      at: declaration.value,
      "the classic reader knows colours with 6 or 8 digits only",
      edit: SheetEdit(declaration.value, long, isSafe: true)
    )
  }
}
