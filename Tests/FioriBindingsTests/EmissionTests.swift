import FioriGenBindings
import FioriGenModel
import FioriGenTestSupport
import Testing

/// What is emitted depends on the catalogue alone, and text of a spec stays text.
@Suite struct EmissionTests {
  /// Where everything of a made-up catalogue stands.
  private static let range = SourceRange.beginning(of: "XCell.yaml")

  /// A catalogue with one component whose texts try to get out of their comments.
  private static let hostile: Catalogue = {
    let text = "Ends */ here\n#endif\nlet escaped = 1\u{2028}let escaped = 2 \"\"\" \\(escaped)"
    let property = Property(
      name: "text",
      type: .optional(.named("String")),
      portable: .optional(.builtIn(.string)),
      isInferred: true,
      summary: text,
      range: range
    )
    let component = Component(
      name: "XCell",
      kind: .view,
      summary: text,
      deprecated: Deprecation(message: text),
      properties: [property],
      events: [Event(name: "tapped", summary: text, range: range)],
      range: range
    )
    return Catalogue(
      settings: CatalogueSettings(name: "XCatalog", sdkModule: "XKit"),
      components: [component],
      files: [SpecFile(path: "XCell.yaml", stem: "XCell", documents: ["XCell"])]
    )
  }()

  @Test func textStaysInCommentsAndStrings() {
    let files =
      StandInEmitter.emit(Self.hostile).files.filter { $0.path.contains("XCell") }
      + BindingEmitter.emit(Self.hostile).files.filter { $0.path.contains("XCell") }
    #expect(files.count == 2)
    for file in files {
      for line in file.contents.split(separator: "\n") where line.contains("escaped") {
        let code = line.drop { $0 == " " }
        #expect(code.hasPrefix("///") || code.hasPrefix("@available("), "\(line)")
        #expect(!line.contains("\u{2028}"))
      }
      #expect(file.contents.components("\n#endif\n") <= 1)
    }
  }

  @Test func everyPlatformClassIsRecognised() {
    let table = ReachabilityTable(Catalogue())
    let classes = Set(table.rows.map(\.type))
    #expect(classes.isSuperset(of: ["UIView", "UIButton", "UITableView", "UITableViewDataSource"]))
  }

  @Test func theOrderOfComponentsDoesNotMatter() {
    var catalogue = ShippedCatalogue.catalogue
    let files = BindingEmitter.emit(catalogue).files + StandInEmitter.emit(catalogue).files
    catalogue.components.reverse()
    let again = BindingEmitter.emit(catalogue).files + StandInEmitter.emit(catalogue).files
    #expect(
      files.filter { $0.path.contains("FUI") && $0.path != "FioriBindings.bindings.swift" }
        == again.filter { $0.path.contains("FUI") && $0.path != "FioriBindings.bindings.swift" }
    )
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
