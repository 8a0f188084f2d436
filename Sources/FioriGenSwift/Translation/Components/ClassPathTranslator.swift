import FioriGenModel

/// Makes the constants of a component's class paths.
///
/// ```swift
/// public enum ClassPaths {
///   public static var headlineLabel: ClassPath<TextStyle> {
///     ClassPath("fdlFUIObjectCell_headlineLabel")
///   }
/// }
/// ```
struct ClassPathTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The component.
  let component: Component

  /// The constants; `nil` where the component has no class paths.
  var declaration: Declaration? {
    let paths = component.theming.classPaths
    if paths.isEmpty { return nil }
    return .type(
      TypeDeclaration(
        documentation: Documentation("Class paths of the component."),
        keyword: .enumeration,
        name: Names.classPaths,
        members: paths.map { .variable(constant(for: $0)) }
      )
    )
  }

  /// The constant for one path.
  private func constant(for path: ClassPath) -> VariableDeclaration {
    let style = SwiftNames.style(path.group, override: context.group(named: path.group)?.swiftName)
    // Built anew at each use: a stored constant would cost a lazy initialiser.
    return VariableDeclaration(
      documentation: documentation(of: path),
      attributes: path.deprecated.map { [attribute(for: path, $0)] } ?? [],
      keywords: Names.publicStaticVar,
      name: name(of: path).code,
      type: Names.classPath + "<" + style.code + ">",
      content: .computed([.call(Names.classPath, [Argument(.string(path.path))])])
    )
  }

  /// The name of a path's constant.
  private func name(of path: ClassPath) -> SwiftIdentifier {
    SwiftNames.classPath(
      path.path,
      of: component.name,
      settings: context.catalogue.settings,
      override: path.swiftName
    )
  }

  /// The attribute of a deprecated path.
  private func attribute(for path: ClassPath, _ deprecation: Deprecation) -> Expression {
    let replacement = deprecation.replacedBy.flatMap { name in
      component.theming.classPaths.first { $0.path == name }
    }
    // Only a path of the same group can take the same attributes.
    let isDropIn = replacement?.group == path.group
    return Availability.deprecated(
      deprecation,
      renamed: isDropIn ? replacement.map(name) : nil,
      replacement: replacement.map { name(of: $0).plain }
    )
  }

  /// The comment of a path's constant.
  private func documentation(of path: ClassPath) -> Documentation {
    var summary = path.summary
    if summary.isEmpty {
      summary = path.view.map { "Themes `\($0)`." } ?? "Themes `\(path.path)`."
    }
    var paragraphs: [String] = []
    if !path.aliases.isEmpty {
      let spellings = path.aliases.map { "`\($0)`" }.joined(separator: ", ")
      paragraphs.append("Also spelled \(spellings).")
    }
    if let note = path.note { paragraphs.append(Phrases.note(note)) }
    return Documentation(summary, paragraphs: paragraphs)
  }
}
