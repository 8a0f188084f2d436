import FioriGenModel
import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// Pages say everything, fit the terminal, and find what was meant.
@Suite struct PageTests {
  /// The page about a name.
  private func page(_ name: String, width: Int = 80) throws -> String {
    let answer = CataloguePage.about(
      name,
      in: CatalogueFixture.catalogue,
      width: width,
      style: .plain
    )
    guard case .page(let text) = answer else {
      Issue.record("there is no page about \(name)")
      return ""
    }
    return text
  }

  @Test(arguments: [
    "XWidget", "XBadge", "XStyle", "XTag", "XGlyph", "XWidgetDelegate", "XBase", "Text",
  ])
  func showsEverything(name: String) throws {
    #expect(Snapshot.difference(of: try page(name), from: "Driver/show-\(name).txt") == nil)
  }

  @Test(arguments: [60, 80, 120])
  func fitsTheTerminal(width: Int) throws {
    for name in ["XWidget", "XStyle", "Text"] {
      for line in try page(name, width: width).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= width)
      }
    }
  }

  @Test(arguments: [60, 80, 120, 200])
  func everyShippedComponentFitsTheTerminal(width: Int) throws {
    let catalogue = ShippedCatalogue.catalogue
    for name in catalogue.components.map(\.name) + catalogue.types.map(\.name) {
      let answer = CataloguePage.about(name, in: catalogue, width: width, style: .plain)
      guard case .page(let text) = answer else {
        Issue.record("there is no page about \(name)")
        continue
      }
      for line in text.split(separator: "\n") where DisplayWidth.of(String(line)) > width {
        // Only a name that is longer than a line may be.
        #expect(line.split(separator: " ").count == 1, "\(name): \(line)")
        #expect(width < 80)
      }
    }
  }

  @Test(arguments: [
    ("XWidgte", "XWidget"), ("Widget", "XWidget"), ("xtag", "XTag"), ("Txet", "Text"),
  ])
  func findsWhatWasMeant(name: String, meant: String) {
    let answer = CataloguePage.about(
      name,
      in: CatalogueFixture.catalogue,
      width: 80,
      style: .plain
    )
    #expect(answer == .unknown(nearest: meant))
  }

  @Test func listsEverything() {
    let catalogue = CatalogueFixture.catalogue
    let text = CatalogueList.text(of: catalogue, withTypes: true, style: .plain)
    #expect(Snapshot.difference(of: text, from: "Driver/list.txt") == nil)
    let short = CatalogueList.text(of: catalogue, withTypes: false, style: .plain)
    #expect(text.hasPrefix(short))
  }
}
