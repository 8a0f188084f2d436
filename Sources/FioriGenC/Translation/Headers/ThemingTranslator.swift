import FioriGenModel

/// Declares class paths, attribute names and what can be looked up in a style sheet (`theming.h`).
struct ThemingTranslator {
  /// Turns types.
  let types: TypeTranslator

  /// What stands for the catalogue as a whole.
  let origin: COrigin

  /// The naming function.
  private var names: CNames { types.names }

  /// Declares the header.
  ///
  /// - Parameter catalogue: The catalogue.
  /// - Returns: The header.
  func header(_ catalogue: Catalogue) -> CHeader {
    let classPaths = catalogue.components.flatMap { component in
      component.theming.classPaths.map { constant($0, of: component) }
    }
    let constants = attributes(catalogue) + classPaths
    return CHeader(
      file: "theming.h",
      origin: origin,
      documentation: CDocumentation(
        "The keys of style sheets, and what can be looked up with them.",
        paragraphs: [
          "Ownership: a theme that the library reads belongs to the document it was read into, and "
            + "is freed with it. A compiled theme is a constant, and nothing frees it. Looking up "
            + "changes nothing, so many threads may use one theme at once."
        ]
      ),
      includes: ["document.h"],
      types: ThemeTypes(names: names, origin: origin).all
        + constants.map(CDeclaration.constant),
      functions: ThemeFunctions(names: names, origin: origin).all.map(CDeclaration.function)
    )
  }

  // MARK: Constants

  /// The constant of a class path.
  private func constant(_ path: ClassPath, of component: Component) -> CConstant {
    let stem = types.stem(of: .component(component.name))
    let deprecation = path.deprecated.map(MemberDocumentation.message)
    var paragraphs = ["Takes the attributes of \(path.group)."]
    if !path.aliases.isEmpty {
      paragraphs.append("Also spelled \(path.aliases.joined(separator: ", ")).")
    }
    let view = path.view.map { "Themes \($0) of \(component.name)." }
    let summary = path.summary.isEmpty ? view ?? "Themes \(component.name)." : path.summary
    return CConstant(
      name: names.classPath(part(of: path, in: component), ofTypeStem: stem),
      text: path.path,
      documentation: CDocumentation(summary, paragraphs: paragraphs, deprecation: deprecation),
      deprecation: deprecation,
      origin: COrigin(name: path.path, range: path.range)
    )
  }

  /// What a class path themes: `headlineLabel` for `fdlFUIObjectCell_headlineLabel`, `root` for the
  /// component as a whole, the whole path where it is spelled otherwise.
  private func part(of path: ClassPath, in component: Component) -> String {
    if let name = path.swiftName { return name }
    if path.path == names.classPathPrefix + component.name { return "root" }
    guard let separator = path.path.firstIndex(of: "_") else { return path.path }
    let part = path.path[path.path.index(after: separator)...]
    return part.isEmpty ? path.path : String(part)
  }

  /// One constant for each attribute, whatever the number of groups that have it.
  private func attributes(_ catalogue: Catalogue) -> [CConstant] {
    var uses: [String: [(group: String, attribute: Attribute)]] = [:]
    for group in catalogue.attributeGroups {
      for attribute in group.attributes {
        uses[attribute.name, default: []].append((group.name, attribute))
      }
    }
    return uses.keys.sorted().compactMap { name in
      guard let all = uses[name], let first = all.first?.attribute else { return nil }
      let groups = all.map { "\($0.group) (\($0.attribute.type.name))" }
      return CConstant(
        name: names.attribute(name),
        text: name,
        documentation: CDocumentation(
          first.summary.isEmpty ? "The attribute \(name)." : first.summary,
          paragraphs: ["Groups, with the type of the value: \(groups.joined(separator: ", "))."]
        ),
        origin: COrigin(name: name, range: first.range)
      )
    }
  }
}
