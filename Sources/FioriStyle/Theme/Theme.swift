/// What style sheets say, as a value: variables, and the attributes of class paths.
///
/// ```swift
/// var theme = Theme()
/// theme[variable: "primary1"] = ThemeColor.rgb(10, 110, 209)
/// theme[FUIObjectViewModel.ClassPaths.headlineLabel].fontColor = .variable("primary1")
/// let sheet = try theme.styleSheet()
/// ```
///
/// Attributes that were loaded from a sheet stay the words that stand there until a style is set over
/// them; two themes are equal when they hold equal styles and equal words.
public struct Theme: Sendable {
  /// The styles by class path, one for each type; never an empty one.
  private(set) var rules: [String: [StoredStyle]] = [:]

  /// The attributes without a style, by class path and name; never an empty dictionary inside.
  private(set) var words: [String: [String: StyleWords]] = [:]

  /// The variables by name, without `@`.
  private(set) var variables: [String: StoredVariable] = [:]

  /// What holds under conditions in addition; never an empty theme.
  private(set) var layers: [MediaQuery: Theme] = [:]

  /// What is compiled and not looked up yet; `nil` for a theme without such a part.
  private(set) var unread: UnreadTheme?

  /// Creates a theme that says nothing.
  public init() {}

  /// Creates a theme of a compiled style sheet. That costs next to nothing: what is set for a class
  /// path is put together when it is looked up, and so is what a variable holds.
  ///
  /// - Parameter source: The compiled sheet.
  public init(_ source: any ThemeSource.Type) {
    unread = UnreadTheme(source: source)
  }

  /// The style of a class path; one that sets nothing where the theme does not mention it.
  ///
  /// Words that are no values of their attributes' types stay as they are, and the style does not
  /// have them.
  ///
  /// - Parameter classPath: The class path.
  public subscript<Style>(classPath: ClassPath<Style>) -> Style {
    get {
      if let rule = unread?.rule(of: classPath.path) {
        return Self.filled(rule.style as? Style, with: rule.words)
      }
      return Self.filled(
        rules[classPath.path]?.lazy.compactMap { $0.style as? Style }.first,
        with: words[classPath.path] ?? [:]
      )
    }
    set {
      let path = classPath.path
      read(path)
      if let known = words[path] {
        var filler = StyleFiller(known)
        var copy = newValue
        copy.visit(&filler)
        let left = known.filter { !filler.covered.contains($0.key) }
        words[path] = left.isEmpty ? nil : left
      }
      var styles = rules[path] ?? []
      styles.removeAll { $0.style is Style }
      if !newValue.isEmpty { styles.append(StoredStyle(style: newValue)) }
      if styles.count > 1 { styles.sort { $0.typeName < $1.typeName } }
      rules[path] = styles.isEmpty ? nil : styles
    }
  }

  /// An attribute in words, for class paths and attributes that no type describes; `nil` where the
  /// theme does not set it.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's name, such as `font-color`.
  ///   - path: The class path.
  public subscript(words attribute: String, of path: String) -> StyleWords? {
    get {
      if let rule = unread?.rule(of: path) { return rule.words(of: attribute) }
      if let found = words[path]?[attribute] { return found }
      return rules[path]?.lazy.compactMap { $0.style.words(of: attribute) }.first
    }
    set {
      clear([attribute], of: path)
      if let newValue { words[path, default: [:]][attribute] = newValue }
    }
  }

  /// What a variable holds; `nil` where the theme does not define it.
  ///
  /// - Parameter name: The variable's name, without `@`.
  public subscript(variable name: String) -> (any StyleAttributeValue)? {
    get {
      if let unread, unread.hasHeader { return unread.variable(name) }
      return variables[name]?.value
    }
    set {
      readHeader()
      variables[name] = newValue.map(StoredVariable.init)
    }
  }

  /// What holds under a condition in addition.
  ///
  /// - Parameter query: The condition.
  public subscript(media query: MediaQuery) -> Theme {
    get { currentLayers[query] ?? Theme() }
    set {
      readHeader()
      layers[query] = newValue.isEmpty ? nil : newValue
    }
  }

  /// The names of the variables that the theme defines, sorted.
  public var variableNames: [String] {
    if let unread, unread.hasHeader { return unread.variableNames.sorted() }
    return variables.keys.sorted()
  }

  /// The class paths that the theme mentions, sorted, each once.
  public var classPaths: [String] {
    Set(rules.keys).union(words.keys).union(unread?.paths ?? []).sorted()
  }

  /// The conditions under which more holds, sorted.
  public var mediaQueries: [MediaQuery] {
    currentLayers.keys.sorted { $0.description < $1.description }
  }

  /// Adds what another theme says; where both say something, the other one counts, as with sheets
  /// that an app loads one after the other.
  ///
  /// - Parameter other: The theme of the later sheet.
  public mutating func merge(_ other: Theme) {
    let other = other.complete
    readHeader()
    variables.merge(other.variables) { _, later in later }
    for (path, styles) in other.rules {
      for style in styles { add(style, to: path) }
    }
    for (path, attributes) in other.words {
      clear(Set(attributes.keys), of: path)
      words[path, default: [:]].merge(attributes) { _, later in later }
    }
    for (query, layer) in other.layers { layers[query, default: Theme()].merge(layer) }
  }

  /// Adds the attributes that a style sets.
  private mutating func add(_ style: StoredStyle, to path: String) {
    var collector = SetAttributes()
    var copy = style.style
    copy.visit(&collector)
    clear(collector.names, of: path)
    var styles = rules[path] ?? []
    if let index = styles.firstIndex(where: { type(of: $0.style) == type(of: style.style) }) {
      var overlay = StyleOverlay(collector.values)
      styles[index].style.visit(&overlay)
    } else {
      styles.append(style)
      styles.sort { $0.typeName < $1.typeName }
    }
    rules[path] = styles
  }

  /// Removes attributes of a class path, whatever style they belong to.
  private mutating func clear(_ names: Set<String>, of path: String) {
    read(path)
    if var known = words.removeValue(forKey: path) {
      for name in names { known[name] = nil }
      if !known.isEmpty { words[path] = known }
    }
    guard let styles = rules.removeValue(forKey: path) else { return }
    let left = styles.compactMap { style -> StoredStyle? in
      var eraser = AttributeEraser(names)
      var copy = style
      copy.style.visit(&eraser)
      return copy.style.isEmpty ? nil : copy
    }
    if !left.isEmpty { rules[path] = left }
  }
}

extension Theme {
  /// The theme with everything read.
  var complete: Theme {
    guard let unread else { return self }
    var theme = self
    theme.readHeader()
    for path in unread.paths { theme.read(path) }
    theme.unread = nil
    return theme
  }

  /// Whether the theme says nothing.
  private var isEmpty: Bool {
    rules.isEmpty && words.isEmpty && variableNames.isEmpty && currentLayers.isEmpty
      && (unread?.paths ?? []).isEmpty
  }

  /// What holds under conditions, taken over or not.
  private var currentLayers: [MediaQuery: Theme] {
    if let unread, unread.hasHeader { return unread.layers }
    return layers
  }

  /// Takes the compiled rules of a class path over, unless that happened before.
  private mutating func read(_ path: String) {
    guard let rule = unread?.rule(of: path) else { return }
    unread?.markAsRead(path)
    if let style = rule.style, !style.isEmpty { rules[path] = [StoredStyle(style: style)] }
    let words = rule.words
    if !words.isEmpty { self.words[path] = words }
  }

  /// Takes the compiled variables and layers over, unless that happened before.
  private mutating func readHeader() {
    guard let unread, unread.hasHeader else { return }
    for name in unread.variableNames {
      variables[name] = unread.variable(name).map(StoredVariable.init)
    }
    layers = unread.layers
    self.unread?.markHeaderAsRead()
  }

  /// A style, whose attributes that are not set are read from words.
  private static func filled<Style: StyleAttributes>(
    _ style: Style?,
    with words: [String: StyleWords]
  ) -> Style {
    var style = style ?? Style()
    guard !words.isEmpty else { return style }
    var filler = StyleFiller(words)
    style.visit(&filler)
    return style
  }
}

extension Theme: Hashable {
  /// Whether two themes hold equal styles, words, variables and layers.
  public static func == (left: Theme, right: Theme) -> Bool {
    let (left, right) = (left.complete, right.complete)
    return left.rules == right.rules && left.words == right.words
      && left.variables == right.variables && left.layers == right.layers
  }

  /// Hashes everything.
  ///
  /// - Parameter hasher: Takes the parts.
  public func hash(into hasher: inout Hasher) {
    let theme = complete
    hasher.combine(theme.rules)
    hasher.combine(theme.words)
    hasher.combine(theme.variables)
    hasher.combine(theme.layers)
  }
}

/// A style of any group.
struct StoredStyle: Hashable, Sendable {
  /// The style.
  var style: any StyleAttributes

  /// The full name of its type, by which the styles of a class path are ordered.
  var typeName: String { String(reflecting: type(of: style)) }

  /// Whether two styles are of one group and equal.
  static func == (left: StoredStyle, right: StoredStyle) -> Bool {
    AnyHashable(left.style) == AnyHashable(right.style)
  }

  /// Hashes the style.
  func hash(into hasher: inout Hasher) {
    style.hash(into: &hasher)
  }
}

/// What a variable holds.
struct StoredVariable: Hashable, Sendable {
  /// The value.
  let value: any StyleAttributeValue

  /// Whether two variables hold equal values of one type.
  static func == (left: StoredVariable, right: StoredVariable) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  /// Hashes the value.
  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
