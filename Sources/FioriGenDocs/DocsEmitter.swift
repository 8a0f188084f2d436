public import FioriGenModel

/// Emits documentation for a catalogue: a DocC catalogue, and the same pages as plain Markdown.
///
/// A page never says what the spec does not hold, and the same catalogue gives the same bytes.
public enum DocsEmitter {
  /// The folder of the DocC catalogue.
  public static let doccFolder = "Documentation.docc"

  /// The folder of the plain pages.
  public static let plainFolder = "Reference"

  /// The folder inside either of them that holds the pictures.
  public static let pictureFolder = "Resources"

  /// The endings of all files.
  public static let fileEndings = [".md", ".svg"]

  /// Emits the DocC catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - rules: Every rule of the tool, for the rules page.
  ///   - snippets: Code examples of other emitters, for the pages of the components they name.
  /// - Returns: Pages and pictures, with paths inside ``doccFolder``.
  public static func emitDocC(
    _ catalogue: Catalogue,
    rules: [Rule],
    snippets: [CodeSnippet] = []
  ) -> EmitterResult {
    emit(PageContext(catalogue, dialect: .docc, snippets: snippets), rules: rules)
  }

  /// Emits plain Markdown that code hosts render.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - rules: Every rule of the tool, for the rules page.
  ///   - snippets: Code examples of other emitters, for the pages of the components they name.
  /// - Returns: Pages and pictures, with paths inside ``plainFolder``.
  public static func emitPlain(
    _ catalogue: Catalogue,
    rules: [Rule],
    snippets: [CodeSnippet] = []
  ) -> EmitterResult {
    emit(PageContext(catalogue, dialect: .plain, snippets: snippets), rules: rules)
  }

  /// Emits every page and picture in one dialect.
  private static func emit(_ context: PageContext, rules: [Rule]) -> EmitterResult {
    let catalogue = context.catalogue
    var pages: [(page: Page, text: String)] = IndexPages(context: context).pages()
    pages.append((.ruleIndex, RulePage(rules: rules, context: context).text()))
    pages += catalogue.components.map { component in
      (.component(component.name), ComponentPage(component: component, context: context).text())
    }
    pages += catalogue.types.map { type in
      (.type(type.name), TypePage(type: type, context: context).text())
    }
    pages += ThemingPages(context: context).pages()
    let files = pages.compactMap { page, text in
      context.names.name(of: page).map { GeneratedFile(path: "\($0).md", contents: text) }
    }
    return EmitterResult(files: files + pictures(context), diagnostics: [])
  }

  /// Every picture, light and dark.
  private static func pictures(_ context: PageContext) -> [GeneratedFile] {
    let catalogue = context.catalogue
    let controls = Set(catalogue.components.filter { $0.kind == .control }.map(\.name))
    var files: [GeneratedFile] = []
    for component in catalogue.components {
      for appearance in Appearance.allCases {
        func add(_ name: String, _ svg: String) {
          let path = "\(pictureFolder)/\(name)\(appearance.suffix).svg"
          files.append(GeneratedFile(path: path, contents: svg))
        }
        let anatomy = AnatomyPicture.draw(component, controls: controls, appearance: appearance)
        if let anatomy { add(context.names.anatomyPicture(of: component.name), anatomy) }
        for (property, cases) in StatePicture.states(of: component, in: catalogue) {
          add(
            context.names.statePicture(of: property.name, in: component.name),
            StatePicture.draw(component, property: property, cases: cases, appearance: appearance)
          )
        }
      }
    }
    return files
  }
}
