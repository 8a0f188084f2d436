/// The variables of sheets that one app loads one after the other.
///
/// A sheet may use what another one defines, and define what another one uses: loaded together they are
/// one sheet, in which the last definition counts.
public struct SharedVariables: Hashable, Sendable {
  /// The names, without `@`, of the variables that some sheet defines outside media blocks.
  public private(set) var defined: Set<String> = []

  /// The names, without `@`, of the variables that some sheet uses.
  public private(set) var used: Set<String> = []

  /// No variables: a sheet that stands alone.
  public static let none = SharedVariables()

  /// Begins with no variables.
  private init() {}

  /// Collects the variables of sheets.
  ///
  /// - Parameter sheets: The trees of the sheets, in any order; the sheet to be checked may be one of
  ///   them.
  public init(of sheets: [StyleSheetSyntax]) {
    for sheet in sheets {
      let resolution = StyleSheetResolver.resolve(sheet)
      for definition in resolution.definitions
      where definition.context == SheetResolution.everywhere {
        defined.insert(String(sheet.text(definition.declaration.name).dropFirst()))
      }
      resolution.forEachUse { used.insert(String(sheet.text($0).dropFirst())) }
    }
  }
}
