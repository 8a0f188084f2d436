/// A compiled style sheet. Generated: one type per sheet, `fiori-gen theme compile` writes it.
public protocol ThemeSource: SendableMetatype {
  /// The class paths that it has rules for.
  static var classPaths: [String] { get }

  /// Sets the variables and the layers of media blocks.
  ///
  /// - Parameter theme: A theme that says nothing yet.
  static func setHeader(of theme: inout Theme)

  /// Sets what the rules of one class path say.
  ///
  /// - Parameters:
  ///   - path: The class path; nothing happens for one without rules.
  ///   - theme: A theme that says nothing about the class path yet.
  static func setRules(for path: String, of theme: inout Theme)
}

/// The part of a theme that is compiled and not looked up yet.
struct UnreadTheme: Sendable {
  /// The compiled sheet.
  let source: any ThemeSource.Type

  /// The class paths that were taken over.
  var readPaths: Set<String> = []

  /// Whether variables and layers are still to be taken over.
  var hasHeader = true

  /// Begins with everything unread.
  init(source: any ThemeSource.Type) {
    self.source = source
  }

  /// A theme with the rules of a class path; `nil` when they were taken over before.
  func part(of path: String) -> Theme? {
    guard !readPaths.contains(path) else { return nil }
    var theme = Theme()
    source.setRules(for: path, of: &theme)
    return theme
  }

  /// A theme with the variables and layers; `nil` when they were taken over before.
  var header: Theme? {
    guard hasHeader else { return nil }
    var theme = Theme()
    source.setHeader(of: &theme)
    return theme
  }
}
