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
    Emission(files: prepareDocC(catalogue, rules: rules, snippets: snippets)).result
  }

  /// Prepares the files of the DocC catalogue, to be made one by one.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - rules: Every rule of the tool, for the rules page.
  ///   - snippets: Code examples of other emitters, for the pages of the components they name.
  /// - Returns: Pages and pictures, with paths inside ``doccFolder``.
  public static func prepareDocC(
    _ catalogue: Catalogue,
    rules: [Rule],
    snippets: [CodeSnippet] = []
  ) -> [DeferredFile] {
    files(PageContext(catalogue, dialect: .docc, snippets: snippets), rules: rules)
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
    Emission(files: preparePlain(catalogue, rules: rules, snippets: snippets)).result
  }

  /// Prepares the files of the plain pages, to be made one by one.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - rules: Every rule of the tool, for the rules page.
  ///   - snippets: Code examples of other emitters, for the pages of the components they name.
  /// - Returns: Pages and pictures, with paths inside ``plainFolder``.
  public static func preparePlain(
    _ catalogue: Catalogue,
    rules: [Rule],
    snippets: [CodeSnippet] = []
  ) -> [DeferredFile] {
    files(PageContext(catalogue, dialect: .plain, snippets: snippets), rules: rules)
  }

  /// Every page and picture in one dialect.
  private static func files(_ context: PageContext, rules: [Rule]) -> [DeferredFile] {
    let catalogue = context.catalogue
    var pages: [(page: Page, text: @Sendable () -> String)] = []
    pages += IndexPages(context: context).pages().map { page, text in (page, { text }) }
    pages.append((.ruleIndex, { RulePage(rules: rules, context: context).text() }))
    // What is made later refers to components by their places: copies of them would fill memory.
    for (index, component) in catalogue.components.enumerated() {
      pages.append(
        (
          .component(component.name),
          { ComponentPage(component: context.catalogue.components[index], context: context).text() }
        )
      )
    }
    for (index, type) in catalogue.types.enumerated() {
      pages.append(
        (
          .type(type.name),
          { TypePage(type: context.catalogue.types[index], context: context).text() }
        )
      )
    }
    pages += ThemingPages(context: context).pages()
    let files = pages.compactMap { page, text in
      context.names.name(of: page).map { DeferredFile(path: "\($0).md", contents: text) }
    }
    return files + pictures(context)
  }

  /// Every picture, light and dark.
  private static func pictures(_ context: PageContext) -> [DeferredFile] {
    let catalogue = context.catalogue
    let controls = Set(catalogue.components.filter { $0.kind == .control }.map(\.name))
    var files: [DeferredFile] = []
    for (index, component) in catalogue.components.enumerated() {
      for appearance in Appearance.allCases {
        func add(_ name: String, _ svg: @escaping @Sendable () -> String) {
          let path = "\(pictureFolder)/\(name)\(appearance.suffix).svg"
          files.append(DeferredFile(path: path, contents: svg))
        }
        if !component.views.isEmpty {
          add(context.names.anatomyPicture(of: component.name)) {
            AnatomyPicture.draw(
              context.catalogue.components[index],
              controls: controls,
              appearance: appearance
            )
          }
        }
        for (property, cases) in StatePicture.states(of: component, in: catalogue) {
          add(context.names.statePicture(of: property.name, in: component.name)) {
            StatePicture.draw(
              context.catalogue.components[index],
              property: property,
              cases: cases,
              appearance: appearance
            )
          }
        }
      }
    }
    return files
  }
}
