import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// Properties are set in the order that the documents ask for, and images are looked up.
@MainActor
@Suite struct OrderTests {
  @Test func theColourSchemeComesBeforeColours() {
    let header = FUIObjectHeader()
    var model = FUIObjectHeaderModel(backgroundColorScheme: .darkConstant)
    model._innerView.pageControl.pageIndicatorTintColor = .rgb(1, 2, 3)
    header.apply(model)
    #expect(
      header.standInCalls.map(\.member) == ["backgroundColorScheme", "pageIndicatorTintColor"]
    )
  }

  @Test func theAccessoryComesBeforeTheSubstatus() {
    let cell = FUIObjectTableViewCell()
    cell.apply(
      FUIObjectTableViewCellModel(substatusText: "B", accessoryType: .disclosureIndicator)
    )
    #expect(cell.standInCalls.map(\.member) == ["accessoryType", "substatusText"])
  }

  @Test func theKindOfAccessoryComesBeforeWhatIsInIt() {
    let cell = FUIObjectTableViewCell()
    var model = FUIObjectTableViewCellModel(actionAccessoryType: .button)
    model.actionAccessoryView.button.isPersistentSelection = true
    cell.apply(model)
    #expect(cell.standInCalls.map(\.member) == ["actionAccessoryType", "isPersistentSelection"])
  }

  @Test func aTextCanMoveBetweenItsTwoSpellings() {
    let header = FUIObjectHeader()
    var label = FUIObjectHeaderModel()
    label.headlineLabel.text = "on the label"
    header.apply(label)
    #expect(header.headlineText == "on the label")
    header.apply(FUIObjectHeaderModel(headlineText: "by the property"))
    #expect(header.headlineText == "by the property")
    header.apply(label)
    #expect(header.headlineText == "on the label")
    label.headlineText = "both"
    header.apply(label)
    #expect(header.headlineText == "both", "the property counts")
    header.apply(FUIObjectHeaderModel())
    #expect(header.headlineText == nil)
  }

  @Test func imagesComeFromTheAppsResources() {
    /// Has one image and no colours.
    struct Resources: BindingResources {
      /// The image.
      let image: UIImage
      /// The image, whatever is asked for but `missing`.
      func image(for reference: ImageReference) -> UIImage? {
        reference.name == "missing" ? nil : image
      }
      /// No colour.
      func color(for color: ThemeColor) -> UIColor? { nil }
    }
    let resources = Resources(image: UIImage())
    let cell = FUIObjectTableViewCell()
    cell.apply(
      FUIObjectTableViewCellModel(detailImage: ImageReference(asset: "any")),
      resources: resources
    )
    #expect(cell.detailImage === resources.image)
    cell.apply(
      FUIObjectTableViewCellModel(detailImage: ImageReference(asset: "missing")),
      resources: resources
    )
    #expect(cell.detailImage == nil)
  }

  @Test func bundlesSymbolsFilesAndTheIconLibraryAreLookedUp() {
    let resources = BundleResources(variables: [
      "brand": .rgb(255, 0, 0), "loop": .variable("loop"),
    ])
    /// The image of a name.
    func image(_ name: String, _ source: ImageReference.Source) -> UIImage? {
      resources.image(
        for: ImageReference(name: name, source: source, renderingMode: .alwaysTemplate)
      )
    }
    #expect(image("a", .asset) == UIImage(named: "a")?.withRenderingMode(.alwaysTemplate))
    #expect(image("a", .symbol) == UIImage(systemName: "a")?.withRenderingMode(.alwaysTemplate))
    #expect(
      image("analytics.trendUp", .iconLibrary)
        == FUIIconLibrary.analytics.trendUp.withRenderingMode(.alwaysTemplate)
    )
    #expect(image("nothing", .iconLibrary) == nil)
    #expect(image("https://example.org/a.png", .url) == nil)
    #expect(
      resources.color(for: .variable("brand")) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    #expect(resources.color(for: .variable("loop")) == UIColor(named: "loop"))
    #expect(resources.color(for: .named("primary1")) == UIColor(named: "primary1"))
  }
}
