/// What style sheets say, as a value: variables, and the attributes of class paths.
///
/// ```swift
/// var theme = Theme()
/// theme[variable: "primary1"] = ThemeColor.rgb(10, 110, 209)
/// theme[FUIObjectViewModel.ClassPaths.headlineLabel].fontColor = .variable("primary1")
/// let sheet = try theme.styleSheet()
/// ```
public struct Theme: Hashable, Sendable {
  /// The styles by class path and type; never an empty one.
  private(set) var rules: [RuleKey: StoredStyle] = [:]

  /// The variables by name, without `@`.
  private(set) var variables: [String: StoredVariable] = [:]

  /// Creates a theme that says nothing.
  public init() {}

  /// The style of a class path; one that sets nothing where the theme does not mention it.
  ///
  /// - Parameter classPath: The class path.
  public subscript<Style>(classPath: ClassPath<Style>) -> Style {
    get {
      rules[RuleKey(classPath)]?.style as? Style ?? Style()
    }
    set {
      rules[RuleKey(classPath)] = newValue.isEmpty ? nil : StoredStyle(style: newValue)
    }
  }

  /// What a variable holds; `nil` where the theme does not define it.
  ///
  /// - Parameter name: The variable's name, without `@`.
  public subscript(variable name: String) -> (any StyleAttributeValue)? {
    get { variables[name]?.value }
    set { variables[name] = newValue.map(StoredVariable.init) }
  }

  /// The names of the variables that the theme defines, sorted.
  public var variableNames: [String] {
    variables.keys.sorted()
  }

  /// The class paths that the theme mentions, sorted, each once.
  public var classPaths: [String] {
    Set(rules.keys.map(\.path)).sorted()
  }
}

/// What tells the styles of a theme apart.
struct RuleKey: Hashable, Sendable, Comparable {
  /// The selector.
  let path: String

  /// The full name of the style's type: one selector may be given through two groups.
  let typeName: String

  /// The key of a class path.
  init<Style>(_ classPath: ClassPath<Style>) {
    path = classPath.path
    typeName = String(reflecting: Style.self)
  }

  /// Orders keys by selector.
  static func < (left: RuleKey, right: RuleKey) -> Bool {
    (left.path, left.typeName) < (right.path, right.typeName)
  }
}

/// A style of any group.
struct StoredStyle: Hashable, Sendable {
  /// The style.
  let style: any StyleAttributes

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
