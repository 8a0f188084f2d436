import FioriGenModel
import FioriGenTestSupport
import FioriGenReader
import Foundation
import Testing

@testable import FioriGenDocs

/// The pages of the repository's own specs are complete, and everything they point at exists.
@Suite struct ShippedPagesTests {
  @Test func theSpecsHaveNoErrors() {
    #expect(ShippedCatalogue.result.catalogue != nil)
  }

  @Test func doccAcceptsThePages() throws {
    let archive = try DocCArchive(ShippedCatalogue.docc, name: "FioriCatalog")
    #expect(archive.result.status == 0, "\(archive.result.output) \(archive.result.messages)")
    #expect(archive.pages.count == ShippedCatalogue.docc.filter { $0.path.hasSuffix(".md") }.count)
  }

  @Test func everyLinkAndPictureOfTheDocCPagesExists() throws {
    let names = Set(ShippedCatalogue.docc.map { Self.stem(of: $0.path) })
    var links = 0
    for page in ShippedCatalogue.docc where page.path.hasSuffix(".md") {
      for link in page.contents.matches(of: /<doc:([^>]+)>/) {
        #expect(names.contains(String(link.1)), "\(page.path) links to \(link.1)")
        links += 1
      }
      for picture in page.contents.matches(of: /!\[[^\]]*\]\(([^)]+)\)/) {
        #expect(names.contains(String(picture.1)), "\(page.path) shows \(picture.1)")
        #expect(names.contains("\(picture.1)~dark"), "\(page.path) has no dark \(picture.1)")
      }
    }
    #expect(links > 500)
  }

  @Test func everyLinkAndPictureOfThePlainPagesExists() throws {
    let paths = Set(ShippedCatalogue.plain.map(\.path))
    var links = 0
    for page in ShippedCatalogue.plain where page.path.hasSuffix(".md") {
      for link in page.contents.matches(of: /[^\\]\]\(([^)]+)\)/) {
        #expect(paths.contains(String(link.1)), "\(page.path) links to \(link.1)")
        links += 1
      }
      for picture in page.contents.matches(of: /src(?:set)?="([^"]+)"/) {
        #expect(paths.contains(String(picture.1)), "\(page.path) shows \(picture.1)")
      }
    }
    #expect(links > 500)
  }

  @Test func everyPictureIsShown() {
    for (files, mark) in [(ShippedCatalogue.docc, ")"), (ShippedCatalogue.plain, ".svg")] {
      let text = files.filter { $0.path.hasSuffix(".md") }.map(\.contents).joined()
      for file in files where file.path.hasSuffix(".svg") && !file.path.contains("~dark") {
        #expect(text.contains(Self.stem(of: file.path) + mark), "\(file.path) is never shown")
      }
    }
  }

  @Test func namesAreUniqueEvenWhereCaseDoesNotCount() {
    for files in [ShippedCatalogue.docc, ShippedCatalogue.plain] {
      #expect(Set(files.map { $0.path.lowercased() }).count == files.count)
    }
  }

  @Test(arguments: ShippedCatalogue.components.map(\.name))
  func everyComponentHasItsPageAndPicture(name: String) throws {
    let component = try #require(ShippedCatalogue.components.first { $0.name == name })
    let page = try Self.page(titled: name)
    for property in component.properties { #expect(page.contains("`\(property.name)`")) }
    for view in component.views { #expect(page.contains("`\(view.name)`")) }
    for operation in component.operations {
      #expect(page.contains("### \(MarkupEscaping.markdown(operation.name))("))
    }
    for event in component.events { #expect(page.contains("`\(event.name)`")) }
    for rule in component.rules { #expect(page.contains("`\(rule.id)`")) }
    for path in component.theming.classPaths { #expect(page.contains("class-path-\(path.path)")) }
    #expect(page.contains("(anatomy-of-component-\(name))") == !component.views.isEmpty)
  }

  @Test func everyClassPathAttributeAndTypeHasAPageTitledWithItsExactName() throws {
    let paths = ShippedCatalogue.components.flatMap { $0.theming.classPaths.map(\.path) }
    #expect(Set(paths).count > 100)
    let attributes = ShippedCatalogue.catalogue.attributeGroups.flatMap(\.attributes).map(\.name)
    let types = ShippedCatalogue.catalogue.types.map(\.name)
    for name in paths + attributes + types { _ = try Self.page(titled: name) }
  }

  @Test func everyRuleOfTheReaderIsExplained() throws {
    let page = try Self.page(titled: "Rules")
    for rule in SpecRules.all { #expect(page.contains("### \(rule.id)\n")) }
  }

  @Test func theProgressAndCheckoutIndicatorsHaveStatePictures() {
    let names = ShippedCatalogue.docc.map(\.path).filter { $0.contains("states-of") }
    for component in ["FUIProgressIndicatorControl", "FUICheckoutIndicatorView"] {
      let name = "Resources/states-of-component-\(component).displayState"
      #expect(names.contains("\(name).svg"))
      #expect(names.contains("\(name)~dark.svg"))
    }
  }

  /// The only page with a title.
  private static func page(titled title: String) throws -> String {
    let heading = "# \(MarkupEscaping.markdown(title))\n"
    let pages = ShippedCatalogue.docc.filter { $0.contents.hasPrefix(heading) }
    return try #require(pages.first, "no page is titled \(title)").contents
  }

  /// A file's name without folder and ending.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }
}
