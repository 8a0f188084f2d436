/// Brings style sheets into their normal form.
///
/// One statement and one selector per line, two blanks of indentation, one empty line around blocks,
/// at most one elsewhere. Order, comments and the spelling of names and values stay as they are.
/// Formatting a second time changes nothing.
public enum StyleFormatter {
  /// Formats a sheet.
  ///
  /// - Parameter syntax: The tree.
  /// - Returns: The normal form in UTF-8, without byte order mark, with LF at the end of every line.
  /// - Throws: ``StyleFormatError`` when the sheet has syntax errors: what is not understood cannot be
  ///   laid out without risk.
  public static func format(_ syntax: StyleSheetSyntax) throws(StyleFormatError) -> [UInt8] {
    guard syntax.errors.isEmpty else { throw StyleFormatError.syntaxErrors(syntax.errors) }
    var layout = SheetLayout(syntax)
    for piece in syntax.pieces { layout.write(piece) }
    return layout.finish()
  }
}

/// Why a sheet cannot be formatted.
public enum StyleFormatError: Error, Hashable {
  /// It has syntax errors, which must be mended first.
  case syntaxErrors([StyleSyntaxError])
}
