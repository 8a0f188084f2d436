/// The files of a new package with a small catalogue.
struct PackageTemplate {
  /// The name of the package and of its module.
  let name: String

  /// What its types begin with.
  let prefix: String

  /// Where the package of the tool is: a path, or an address.
  let toolPackage: String

  /// Every file.
  var items: [Scaffold.Item] {
    [
      .init(path: "Package.swift", contents: .text(manifest)),
      .init(path: "Specs/catalogue.yaml", contents: .text(Self.editorLine + settings)),
      .init(path: "Specs/\(prefix)Card.yaml", contents: .text(Self.editorLine + card)),
      .init(path: "Specs/Types.yaml", contents: .text(Self.editorLine + types)),
      // Not among the specs: the package manager would take it for a file of the target.
      .init(path: "Schema/\(SpecSchema.fileName)", contents: .text(SpecSchema.text)),
      // The plugin looks for specs in the target's folder; people expect them at the top.
      .init(path: "Sources/\(name)/Specs", contents: .link("../../Specs")),
      .init(path: "Sources/\(name)/\(name).swift", contents: .text(module)),
      .init(path: "Sources/Show\(name)/Show\(name).swift", contents: .text(program)),
      .init(path: ".gitignore", contents: .text(".build/\n")),
    ]
  }

  /// The first line of every spec, which leads editors to the schema.
  private static let editorLine = "\(EditorLine.beginning)../Schema/\(SpecSchema.fileName)\n"

  /// Whether the tool's package is named by its address.
  private var isAddress: Bool { toolPackage.contains("://") || toolPackage.hasPrefix("git@") }

  /// How the package manager calls the tool's package: the last part of its path.
  private var identity: String {
    let last = toolPackage.split(separator: "/").last.map(String.init) ?? toolPackage
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The manifest.
  private var manifest: String {
    let dependency =
      isAddress
      ? ".package(url: \(Self.literal(toolPackage)), from: \"\(ToolVersion.current)\")"
      : ".package(path: \(Self.literal(toolPackage)))"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [
          \(dependency)
        ],
        targets: [
          // Its Swift is generated from the specs while it is built.
          .target(
            name: "\(name)",
            dependencies: [.product(name: "FioriRuntime", package: \(Self.literal(identity)))],
            plugins: [.plugin(name: "FioriGenPlugin", package: \(Self.literal(identity)))]
          ),
          .executableTarget(name: "Show\(name)", dependencies: ["\(name)"]),
        ]
      )

      """
  }

  /// The settings of the catalogue.
  private var settings: String {
    """
    catalogue: \(name)Catalog
    summary: The components of \(name).
    typePrefix: \(prefix)
    classPathPrefix: \(prefix.lowercased())

    """
  }

  /// The component.
  private var card: String {
    let path = prefix.lowercased() + prefix + "Card"
    return """
      component: \(prefix)Card
      kind: view
      summary: Shows a title with a status.
      views:
        titleLabel: { type: UILabel, summary: The title. }
        statusLabel: { type: UILabel, below: titleLabel, summary: The status. }
      properties:
        titleText: { type: String?, shownBy: titleLabel, summary: The text of the title. }
        statusText: { type: String?, shownBy: statusLabel, summary: The text of the status. }
        look: { type: \(prefix)Look, default: plain, summary: How much the card stands out. }
        progress: { type: Double, default: 0, range: 0...1, summary: How much is done. }
      rules:
        - when: { look: plain }
          forbids: [statusText]
          message: Only a framed card has room for a status.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: \(path)_titleLabel, group: Text, view: titleLabel }
          - { path: \(path)_statusLabel, group: Text, view: statusLabel }

      """
  }

  /// What components share.
  private var types: String {
    """
    enum: \(prefix)Look
    summary: How much something stands out.
    cases:
      plain: It is just there.
      framed: It has a frame around it.
    ---
    attributeGroups:
      Text:
        summary: What a style sheet can change on a label.
        attributes:
          font-color: { type: Color, summary: The colour of the text. }
          font-size: { type: Number, summary: The size of the text in points. }

    """
  }

  /// The module's own source.
  private var module: String {
    """
    // Everything else in this module is generated from the specs. Whoever uses it also needs the
    // values and the validation of the run time.
    @_exported public import FioriRuntime

    """
  }

  /// A program that shows what was generated.
  private var program: String {
    """
    import \(name)

    /// Makes a card, shows it as JSON, and says what is wrong with it.
    @main
    enum Show\(name) {
      /// Runs the program.
      static func main() throws {
        let card = \(prefix)CardModel(titleText: "Hello", statusText: "New", progress: 0.5)
        print(try card.json())
        for issue in card.validate() { print("\\(issue.path): \\(issue.message)") }
      }
    }

    """
  }

  /// A text as Swift writes it.
  private static func literal(_ text: String) -> String {
    let escaped = text.flatMap { character -> [Character] in
      character == "\\" || character == "\"" ? ["\\", character] : [character]
    }
    return "\"" + String(escaped) + "\""
  }
}
