extension SheetResolution {
  /// Shows every use of a variable, those that are only a part of a value included.
  ///
  /// - Parameter show: Takes the use with its `@`.
  func forEachUse(_ show: (ByteRange) -> Void) {
    for declaration in syntax.declarations { forEachUse(in: declaration, show) }
    for declaration in syntax.definitions { forEachUse(in: declaration, show) }
  }

  /// Shows the variables of one value.
  private func forEachUse(in declaration: SheetDeclaration, _ show: (ByteRange) -> Void) {
    let bytes = syntax.bytes
    if isVariable(declaration) {
      show(declaration.value)
    } else if !declaration.traits.contains(.isSingleWord),
      bytes[declaration.value.indices].contains(UInt8(ascii: "@"))
    {
      for token in ValueWords(declaration.value, in: bytes, limit: .max).tokens
      where token.kind == .word && bytes[token.range.start] == UInt8(ascii: "@") {
        show(token.range)
      }
    }
  }
}
