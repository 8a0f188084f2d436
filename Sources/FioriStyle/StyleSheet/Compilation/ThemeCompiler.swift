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
  ///   - vocabulary: The names that are known.
  ///   - options: Settings.
  /// - Returns: The theme and what was found.
  public static func compile(
    _ bytes: [UInt8],
    vocabulary: StyleVocabulary,
    options: StyleLintOptions = StyleLintOptions()
  ) -> Compilation {
    let syntax = StyleSheetParser.parse(bytes)
    return Compilation(
      theme: theme(of: syntax, vocabulary: vocabulary, alpha: options.alpha),
      findings: StyleLinter.lint(syntax, vocabulary: vocabulary, options: options)
    )
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
