import FioriGenModel
import FioriStyle

/// Checks style sheets.
public enum StyleSheetCheck {
  /// What became of a sheet.
  public struct Outcome: Sendable {
    /// What was found, in the order of the sheet.
    public var diagnostics: [Diagnostic]

    /// The sheet with the changes that are right beyond doubt; `nil` when none were asked for or made.
    public var fixed: [UInt8]?

    /// How many changes were made.
    public var changeCount: Int
  }

  /// Checks a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - surroundings: What holds for it.
  ///   - variables: The variables of the sheets that are loaded together with this one.
  ///   - isFixing: Whether to make the changes that are right beyond doubt.
  /// - Returns: What was found, after the changes.
  public static func check(
    _ sheet: StyleSheetFile,
    in surroundings: StyleSheetSurroundings,
    sharing variables: SharedVariables = .none,
    isFixing: Bool = false
  ) -> Outcome {
    var options = surroundings.options
    options.sharedVariables = variables
    if isFixing {
      let result = StyleFixer.fix(
        sheet.bytes,
        vocabulary: surroundings.vocabulary,
        options: options
      )
      return Outcome(
        diagnostics: result.findings.map { Diagnostic($0, in: sheet.path) },
        fixed: result.changeCount > 0 ? result.bytes : nil,
        changeCount: result.changeCount
      )
    }
    let findings = StyleLinter.lint(
      StyleSheetParser.parse(sheet.bytes),
      vocabulary: surroundings.vocabulary,
      options: options
    )
    return Outcome(
      diagnostics: findings.map { Diagnostic($0, in: sheet.path) },
      fixed: nil,
      changeCount: 0
    )
  }

  /// The variables of sheets that are checked together.
  ///
  /// - Parameter sheets: The sheets.
  /// - Returns: What they define and use together; nothing for a sheet that stands alone.
  public static func variables(of sheets: [StyleSheetFile]) -> SharedVariables {
    guard sheets.count > 1 else { return .none }
    return SharedVariables(of: sheets.map { StyleSheetParser.parse($0.bytes) })
  }

  /// Brings a sheet into its normal form.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The normal form; `nil` when the sheet has faults of syntax, which are reported as
  ///   errors.
  public static func format(_ sheet: StyleSheetFile) -> (bytes: [UInt8]?, diagnostics: [Diagnostic])
  {
    let syntax = StyleSheetParser.parse(sheet.bytes)
    do throws(StyleFormatError) {
      return (try StyleFormatter.format(syntax), [])
    } catch {
      let faults = Set(syntax.errors.map(\.range.start))
      // Faults of names and values do not matter for the layout, so nothing need be known.
      let findings = StyleLinter.lint(syntax, vocabulary: StyleVocabulary(StyleKnowledge()))
      let shown = findings.filter { faults.contains($0.range.start.offset) }
      return (
        nil,
        shown.map { finding in
          var diagnostic = Diagnostic(finding, in: sheet.path)
          diagnostic.severity = .error
          return diagnostic
        }
      )
    }
  }
}
