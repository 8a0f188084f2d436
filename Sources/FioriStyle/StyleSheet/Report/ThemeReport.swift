/// What a theme covers and what it leaves open, as a value that any page or table can be made of.
public struct ThemeReport: Hashable, Sendable {
  /// The class paths of one component.
  public struct Component: Hashable, Sendable {
    /// The component's name.
    public var name: String

    /// The class paths that the theme styles, sorted.
    public var styled: [String]

    /// The class paths that it does not style, sorted; deprecated ones are left out.
    public var missing: [String]
  }

  /// A variable for one background without the one for the other.
  public struct LonelyVariant: Hashable, Sendable {
    /// The variable that the theme defines, without `@`.
    public var variable: String

    /// The variable that it does not define, without `@`.
    public var missing: String
  }

  /// A text and what is behind it.
  public struct Contrast: Hashable, Sendable {
    /// The class path of the text.
    public var text: String

    /// The class path of what is behind it.
    public var background: String

    /// The colour of the text.
    public var textColor: RGBAColor

    /// The colour behind it.
    public var backgroundColor: RGBAColor

    /// The ratio, from 1 to 21.
    public var ratio: Double
  }

  /// The components that the theme styles at least in part, sorted by name.
  public var components: [Component]

  /// The class paths that belong to no known component, sorted.
  public var otherClassPaths: [String]

  /// The variables without partner, sorted.
  public var lonelyVariants: [LonelyVariant]

  /// The pairs of text and background that can be seen from the theme, sorted by class path.
  public var contrasts: [Contrast]

  /// Looks at a theme.
  ///
  /// Only what holds everywhere is looked at; media layers differ from it in details.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - vocabulary: The names that are known.
  public init(_ theme: CompiledTheme, vocabulary: StyleVocabulary) {
    let paths = Set(theme.base.rules.map(\.classPath))
    components = Self.components(paths, vocabulary.knowledge)
    otherClassPaths = paths.filter { vocabulary.classPaths(spelled: $0).isEmpty }.sorted()
    lonelyVariants = Self.lonelyVariants(Set(theme.base.variables.map(\.name)))
    contrasts = Self.contrasts(theme)
  }

  /// What the theme styles and misses, component by component.
  private static func components(_ paths: Set<String>, _ knowledge: StyleKnowledge) -> [Component] {
    var components: [String: Component] = [:]
    for path in knowledge.classPaths where path.component != ClassicVocabulary.componentName {
      var component =
        components[path.component] ?? Component(name: path.component, styled: [], missing: [])
      if ([path.path] + path.aliases).contains(where: paths.contains) {
        component.styled.append(path.path)
      } else if path.deprecation == nil {
        component.missing.append(path.path)
      }
      components[path.component] = component
    }
    return components.values.filter { !$0.styled.isEmpty }
      .map { Component(name: $0.name, styled: $0.styled.sorted(), missing: $0.missing.sorted()) }
      .sorted { $0.name < $1.name }
  }

  /// Variables with the suffix of one background whose partner for the other is missing.
  private static func lonelyVariants(_ names: Set<String>) -> [LonelyVariant] {
    var lonely: [LonelyVariant] = []
    for name in names.sorted() {
      let (stem, suffix) = FioriPalette.split(name)
      guard let suffix else { continue }
      for other in FioriPalette.backgroundSuffixes where other != suffix {
        let partner = stem + other
        if !names.contains(String(partner)) {
          lonely.append(LonelyVariant(variable: name, missing: String(partner)))
        }
      }
    }
    return lonely
  }

  /// Pairs of a text and the background of the same class path, or of the class path it is a part of.
  private static func contrasts(_ theme: CompiledTheme) -> [Contrast] {
    var colors: [String: RGBAColor] = [:]
    for variable in theme.base.variables {
      if case .color(.literal(let color)) = variable.value { colors[variable.name] = color }
    }
    var backgrounds: [String: RGBAColor] = [:]
    for rule in theme.base.rules {
      let background = rule["background-color"] ?? rule["background-color-normal"]
      if let color = literal(background, colors), color.alpha == 1 {
        backgrounds[rule.classPath] = color
      }
    }
    return theme.base.rules.compactMap { rule in
      guard let text = literal(rule["font-color"], colors) else { return nil }
      let owner = rule.classPath.split(separator: "_").first.map(String.init) ?? rule.classPath
      for path in [rule.classPath, owner] {
        guard let background = backgrounds[path] else { continue }
        return Contrast(
          text: rule.classPath,
          background: path,
          textColor: text,
          backgroundColor: background,
          ratio: ContrastRatio.between(text, background)
        )
      }
      return nil
    }
  }

  /// The components of a colour, where they are known: literals, the platform's fixed colours, and
  /// constants that the theme defines.
  private static func literal(_ value: SheetValue?, _ defined: [String: RGBAColor]) -> RGBAColor? {
    switch value {
    case .color(.literal(let color)): color
    case .color(.named(let name)): defined[name] ?? SheetColor.fixedColors[name]
    default: nil
    }
  }
}
