/// The part of a theme that is compiled and not taken over yet.
struct UnreadTheme: Sendable {
  /// The compiled sheet.
  private let source: any ThemeSource.Type

  /// The class paths that were taken over.
  private(set) var readPaths: Set<String> = []

  /// Whether variables and layers are still to be taken over.
  private(set) var hasHeader = true

  /// Begins with everything unread.
  init(source: any ThemeSource.Type) {
    self.source = source
  }

  /// What the sheet says about a class path; `nil` when that was taken over before.
  func rule(of path: String) -> UnreadRule? {
    guard readPaths.isEmpty || !readPaths.contains(path) else { return nil }
    return UnreadRule(source: source, row: CompiledTable(source.rules).row(named: path))
  }

  /// The class paths that were not taken over yet.
  var paths: [String] {
    source.classPaths.filter { !readPaths.contains($0) }
  }

  /// What a variable holds; `nil` where the sheet does not define it.
  func variable(_ name: String) -> (any StyleAttributeValue)? {
    CompiledTable(source.variables).row(named: name)?.number.flatMap { source.variable($0) }
  }

  /// The names of the variables.
  var variableNames: [String] { CompiledTable(source.variables).rows.map(\.name) }

  /// What holds under conditions.
  var layers: [MediaQuery: Theme] {
    var theme = Theme()
    source.setLayers(of: &theme)
    return theme.layers
  }

  /// Notes that a class path was taken over.
  mutating func markAsRead(_ path: String) { readPaths.insert(path) }

  /// Notes that variables and layers were taken over.
  mutating func markHeaderAsRead() { hasHeader = false }
}

/// What a compiled sheet says about one class path.
struct UnreadRule {
  /// The compiled sheet.
  let source: any ThemeSource.Type

  /// The line of the class path; `nil` when the sheet does not mention it.
  let row: CompiledRow?

  /// What is set by type; `nil` when nothing is.
  var style: (any StyleAttributes)? {
    guard let number = row?.number else { return nil }
    var rule = CompiledRule()
    source.setStyle(number, of: &rule)
    return rule.style
  }

  /// What is set in words, by attribute.
  var words: [String: StyleWords] { row?.words ?? [:] }

  /// An attribute in words; `nil` when it is not set or has no spelling.
  func words(of attribute: String) -> StyleWords? {
    row?.words(of: attribute) ?? style?.words(of: attribute)
  }
}
