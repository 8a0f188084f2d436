import FioriGenC
import FioriGenModel
import FioriGenSwift
import FioriStyle

/// A theme that was compiled from sheets.
public struct ThemeCompilation: Sendable {
  /// The languages that a theme can be compiled to.
  public enum Language: String, CaseIterable, Sendable {
    /// A Swift file with a value that is checked against the typed keys.
    case swift
    /// One JSON document.
    case json
    /// A C header with a constant that the library looks up.
    case c
  }

  /// The theme; what is in error is left out.
  private let theme: CompiledTheme

  /// What holds for the sheets.
  private let surroundings: StyleSheetSurroundings

  /// What the sheets are called.
  private let sources: [String]

  /// What was found.
  public let diagnostics: [Diagnostic]

  /// Compiles sheets.
  ///
  /// - Parameters:
  ///   - sheets: The sheets, in the order in which the app loads them.
  ///   - others: Sheets that the app loads as well, in order; the sheets may use their variables.
  ///   - surroundings: What holds for them.
  public init(
    _ sheets: [StyleSheetFile],
    beside others: [StyleSheetFile] = [],
    in surroundings: StyleSheetSurroundings
  ) {
    let joined = JoinedSheets(sheets)
    let compilation = ThemeCompiler.compile(
      joined.bytes,
      beside: others.map(\.bytes),
      vocabulary: surroundings.vocabulary,
      options: surroundings.options
    )
    theme = compilation.theme
    diagnostics = compilation.findings.map(joined.diagnostic)
    self.surroundings = surroundings
    // The folders differ from machine to machine, and what is generated must not.
    sources = sheets.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
  }

  /// The module of the typed keys, where the tool knows it; `nil` for specs of the user's own.
  public var usualModule: String? { surroundings.isBundled ? "FioriComponents" : nil }

  /// The theme as text.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - typeName: The name of the Swift type or C constant that holds it; `nil` to make one from the
  ///     sheet's name.
  ///   - module: The module of the typed keys; `nil` for none.
  ///   - isTyped: Whether to use typed keys at all.
  /// - Returns: The text of the file.
  /// - Throws: When a value has no spelling.
  public func text(
    _ language: Language,
    typeName: String? = nil,
    module: String? = nil,
    isTyped: Bool = true
  ) throws(StyleTextError) -> String {
    switch language {
    case .json: return theme.json
    case .c:
      return CThemeEmitter(prefix: surroundings.cPrefix).header(
        ThemeEntry.entries(of: theme, vocabulary: surroundings.vocabulary)
          .map(CThemeEmitter.Entry.init),
        name: typeName ?? CThemeEmitter.constantName(for: stem),
        sources: sources
      )
    case .swift:
      let emitter = ThemeEmitter(
        theme,
        keys: isTyped ? surroundings.keys : ThemeKeys(lines: []),
        vocabulary: surroundings.vocabulary
      )
      return try emitter.file(
        typeName: typeName ?? ThemeEmitter.typeName(for: stem),
        module: module,
        sources: sources
      )
    }
  }

  /// The name of the first sheet without its ending; empty for standard input.
  private var stem: String {
    let stem = sources.first.map { String($0.prefix { $0 != "." }) } ?? ""
    return stem == "<stdin>" ? "" : stem
  }

  /// The forms that a report can have.
  public enum ReportFormat: String, CaseIterable, Sendable {
    /// Tables for a terminal.
    case text
    /// One JSON document.
    case json
    /// One page for a browser, with everything in it.
    case html
  }

  /// What the theme covers and what it leaves open.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - width: The columns of the terminal.
  ///   - style: Whether the tables are coloured.
  /// - Returns: The report.
  public func report(_ format: ReportFormat, width: Int, style: TerminalStyle) -> String {
    let report = ThemeReport(theme, vocabulary: surroundings.vocabulary)
    switch format {
    case .json: return report.json
    case .text: return ThemeReportText.text(of: report, width: width, style: style)
    case .html: return ThemeReportPage(report, theme, sources: sources).html
    }
  }
}

extension CThemeEmitter.Entry {
  /// An attribute of a theme as C has it.
  fileprivate init(_ entry: ThemeEntry) {
    let (kind, numbers): (CThemeEmitter.Kind, [Double]) =
      switch entry.content {
      case .text: (.text, [])
      case .number(let number): (.number, [number])
      case .boolean(let flag): (.bool, [flag ? 1 : 0])
      case .size(let width, let height): (.size, [width, height])
      case .edgeInsets(let top, let leading, let bottom, let trailing):
        (.edgeInsets, [top, leading, bottom, trailing])
      case .color(let red, let green, let blue, let alpha): (.color, [red, green, blue, alpha])
      }
    self.init(
      classPath: entry.classPath,
      attribute: entry.attribute,
      text: entry.text,
      kind: kind,
      numbers: numbers
    )
  }
}
