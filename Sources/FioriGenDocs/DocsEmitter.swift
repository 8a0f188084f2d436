public import FioriGenModel

/// Emits documentation for a catalogue: a DocC catalogue, and the same pages as plain Markdown.
///
/// A page never says what the spec does not hold, and the same catalogue gives the same bytes.
public enum DocsEmitter {
  /// The folder of the DocC catalogue.
  public static let doccFolder = "Documentation.docc"

  /// The folder of the plain pages.
  public static let plainFolder = "Reference"

  /// Emits the DocC catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - rules: Every rule of the tool, for the rules page.
  /// - Returns: Pages and pictures, with paths inside ``doccFolder``.
  public static func emitDocC(_ catalogue: Catalogue, rules: [Rule]) -> EmitterResult {
    emit(catalogue, rules: rules, dialect: .docc, entrance: PageNames.entrance(of: catalogue))
  }

  /// Emits plain Markdown that code hosts render.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - rules: Every rule of the tool, for the rules page.
  /// - Returns: Pages and pictures, with paths inside ``plainFolder``.
  public static func emitPlain(_ catalogue: Catalogue, rules: [Rule]) -> EmitterResult {
    emit(catalogue, rules: rules, dialect: .plain, entrance: "README")
  }

  /// Emits every page and picture in one dialect.
  private static func emit(
    _ catalogue: Catalogue,
    rules: [Rule],
    dialect: MarkdownDialect,
    entrance: String
  ) -> EmitterResult {
    let context = PageContext(catalogue, dialect: dialect)
    let index = IndexPages(context: context, rules: rules.sorted { $0.id < $1.id })
    var pages = [
      (name: entrance, text: index.entrance()),
      (name: PageNames.componentIndex, text: index.components()),
      (name: PageNames.typeIndex, text: index.types()),
      (name: PageNames.ruleIndex, text: index.rulePage()),
    ]
    pages += catalogue.components.map { component in
      let page = ComponentPage(component: component, context: context)
      return (name: PageNames.component(component.name), text: page.text())
    }
    pages += catalogue.types.map { type in
      (name: PageNames.type(type.name), text: TypePage(type: type, context: context).text())
    }
    pages += ThemingPages(context: context).pages()
    let files = pages.map { GeneratedFile(path: "\($0.name).md", contents: $0.text) }
    return EmitterResult(files: files + pictures(of: catalogue), diagnostics: [])
  }

  /// The anatomy pictures, light and dark; DocC finds the dark one by its name.
  private static func pictures(of catalogue: Catalogue) -> [GeneratedFile] {
    catalogue.components.flatMap { component in
      AnatomyPicture.Appearance.allCases.compactMap { appearance in
        AnatomyPicture.draw(component, appearance: appearance).map { svg in
          let suffix = appearance == .dark ? "~dark" : ""
          let name = PageNames.picture(of: component.name)
          return GeneratedFile(path: "Resources/\(name)\(suffix).svg", contents: svg)
        }
      }
    }
  }
}
