/// Compiles style sheets ahead of time.
public enum ThemeCompiler {
  /// What became of the sheets.
  public struct Compilation: Sendable {
    /// The theme. Declarations with errors are left out of it.
    public var theme: CompiledTheme

    /// What the linter found; with an error among it the theme is incomplete.
    public var findings: [StyleFinding]

    /// Whether nothing was left out.
    public var isComplete: Bool { !findings.contains { $0.severity == .error } }
  }

  /// Compiles one sheet.
  ///
  /// - Parameters:
  ///   - bytes: The sheet. Sheets that an app loads one after the other are joined with a line break.
  ///   - others: Further sheets of the app, in the order in which it loads them. The sheet may use their
  ///     variables, of which the last definition counts, but one of its own before any other; nothing
  ///     else of them gets into the theme.
  ///   - vocabulary: The names that are known.
  ///   - options: Settings.
  /// - Returns: The theme and what was found.
  public static func compile(
    _ bytes: [UInt8],
    beside others: [[UInt8]] = [],
    vocabulary: StyleVocabulary,
    options: StyleLintOptions = StyleLintOptions()
  ) -> Compilation {
    let syntax = StyleSheetParser.parse(bytes)
    guard !others.isEmpty else {
      return Compilation(
        theme: theme(of: syntax, vocabulary: vocabulary, alpha: options.alpha),
        findings: StyleLinter.lint(syntax, vocabulary: vocabulary, options: options)
      )
    }
    let otherSheets = others.map(StyleSheetParser.parse)
    var options = options
    options.sharedVariables = SharedVariables(of: otherSheets)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let joined =
      otherSheets.flatMap(definitions) + (bytes.starts(with: mark) ? bytes[3...] : bytes[...])
    var theme = theme(
      of: StyleSheetParser.parse(joined),
      vocabulary: vocabulary,
      alpha: options.alpha
    )
    let own = SharedVariables(of: [syntax]).defined
    theme.base.variables.removeAll { !own.contains($0.name) }
    return Compilation(
      theme: theme,
      findings: StyleLinter.lint(syntax, vocabulary: vocabulary, options: options)
    )
  }

  /// The definitions of a sheet outside media blocks as a sheet of their own, each on a line.
  private static func definitions(of sheet: StyleSheetSyntax) -> [UInt8] {
    var text: [UInt8] = []
    let unreadable: SheetDeclaration.Traits = [.hasString, .isFaulty]
    for definition in StyleSheetResolver.resolve(sheet).definitions
    where definition.context == SheetResolution.everywhere
      && definition.declaration.traits.isDisjoint(with: unreadable)
      && !definition.declaration.value.isEmpty
    {
      text += sheet.bytes[definition.declaration.name.indices] + [UInt8(ascii: ":")]
      text += sheet.bytes[definition.declaration.value.indices] + Array(";\n".utf8)
    }
    return text
  }

  /// The theme of a sheet that was read before, without checking it.
  ///
  /// - Parameters:
  ///   - syntax: The tree.
  ///   - vocabulary: The names that are known.
  ///   - alpha: Where the alpha of colours with eight digits stands; last when nothing says so.
  /// - Returns: The theme; declarations without a value are left out.
  public static func theme(
    of syntax: StyleSheetSyntax,
    vocabulary: StyleVocabulary,
    alpha: AlphaPosition? = nil
  ) -> CompiledTheme {
    let resolution = StyleSheetResolver.resolve(syntax)
    var builder = ThemeBuilder(resolution, vocabulary, alpha)
    builder.addVariables()
    for rule in syntax.rules { builder.add(rule) }
    return builder.theme()
  }
}
