import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// What holds on the generated stand-in and on the one that was written by hand from the documents.
///
/// Only documented members are used here, so that the same tests are compiled against both.
@MainActor
@Suite struct BothStandInsTests {
  @Test func anObjectCellShowsItsModel() { (ObjectCellChecks() as any DeprecatedChecks).run() }

  @Test func aContactCellShowsItsModelAndGivesItBack() throws {
    let cell = FUIContactCell()
    let json = """
      {"headlineText": "Ada", "subheadlineText": "Engineer", "descriptionText": "London",
       "detailImage": "ada", "detailImageView": {"isGradientLayerEnabled": true,
       "placeholder": {"text": "AL"}},
       "activityControl": {"itemSize": {"width": 30, "height": 31}, "maxVisibleItems": 2}}
      """
    cell.apply(try FUIContactCellModel.decode(json: json).value)
    #expect(cell.headlineText == "Ada" && cell.headlineLabel.text == "Ada")
    #expect(cell.subheadlineText == "Engineer" && cell.subheadlineLabel.text == "Engineer")
    #expect(cell.descriptionText == "London" && cell.descriptionLabel.text == "London")
    #expect(cell.detailImage == UIImage(named: "ada") && cell.detailImageView.image != nil)
    #expect(cell.detailImageView.isGradientLayerEnabled)
    #expect(cell.detailImageView.placeholder.text == "AL")
    #expect(cell.activityControl.itemSize == CGSize(width: 30, height: 31))
    #expect(cell.activityControl.maxVisibleItems == 2)
    cell.apply(FUIContactCellModel())
    #expect(cell.headlineText == nil && cell.detailImage == nil)
    #expect(!cell.detailImageView.isGradientLayerEnabled)
    #expect(cell.detailImageView.placeholder.text == nil)
    #expect(cell.activityControl.itemSize == CGSize(width: 25, height: 25))
    #expect(cell.activityControl.maxVisibleItems == 3)
    #expect(cell.activityControl.stackView.spacing == 29)
  }

  @Test func anEmptyContactModelLeavesTheCellAlone() {
    let cell = FUIContactCell()
    cell.headlineText = "from elsewhere"
    cell.activityControl.maxVisibleItems = 7
    cell.apply(FUIContactCellModel())
    #expect(cell.headlineText == "from elsewhere")
    #expect(cell.activityControl.maxVisibleItems == 7)
  }

  @Test func aContactCellsActivitiesComeBack() {
    let cell = FUIContactCell()
    var chosen: [FUIActivityItemModel] = []
    cell.whenOnActivitySelectedHandler { chosen.append($0) }
    let own = FUIActivityItemModel(identifier: "fax")
    cell.activityControl.addActivities(
      FUIActivityControlModel.AddActivities(
        activities: [FUIActivityItemModel(standardActivity: .phone), own])
    )
    #expect(
      Set(cell.activityControl.activityItems.keys)
        == [.phone, FUIActivityItem(icon: nil, identifier: "fax")]
    )
    cell.activityControl(cell.activityControl, didSelectActivity: .phone)
    cell.activityControl(
      cell.activityControl,
      didSelectActivity: FUIActivityItem(icon: nil, identifier: "fax")
    )
    #expect(chosen == [FUIActivityItemModel(standardActivity: .phone), own])
  }

  @Test func aProgressBannerShowsItsModel() {
    let banner = FUIProgressBannerMessageView()
    let standard = banner.isFadedInAndOut
    banner.apply(
      FUIProgressBannerMessageViewModel(isFadedInAndOut: !standard, completionMessage: "Done")
    )
    #expect(banner.isFadedInAndOut == !standard && banner.completionMessage == "Done")
    banner.apply(FUIProgressBannerMessageViewModel())
    #expect(banner.isFadedInAndOut == standard && banner.completionMessage == nil)
  }

  @Test func aProgressBannersTapsComeBack() async {
    let banner = FUIProgressBannerMessageView()
    var events = banner.events.makeAsyncIterator()
    banner.didSelectHandler?()
    guard case .didSelectHandler? = await events.next() else {
      Issue.record("no event")
      return
    }
  }
}

/// Checks of something deprecated; a protocol hides that they are deprecated themselves.
@MainActor
private protocol DeprecatedChecks {
  /// Runs the checks.
  func run()
}

/// Checks of the object cell.
private struct ObjectCellChecks: DeprecatedChecks {
  @available(*, deprecated)
  func run() {
    let cell = FUIObjectCell()
    let standardSplit = cell.splitPercent
    var model = FUIObjectCellModel()
    model.headlineText = "Pump"
    model.subheadlineText = "Hall 3"
    model.footnoteText = "since 8:00"
    model.descriptionText = "Leaks"
    model.detailImage = ImageReference(asset: "pump")
    model.iconImages = [ImageReference(asset: "one"), ImageReference(asset: "two")]
    model.preserveIconStackSpacing = true
    model.preserveDetailImageSpacing = true
    model.splitPercent = 0.4
    model.accessoryType = .disclosureIndicator
    model.statusText = "High"
    model.substatusImage = ImageReference(asset: "bell")
    cell.apply(model)
    #expect(cell.headlineText == "Pump" && cell.headlineLabel.text == "Pump")
    #expect(cell.subheadlineLabel.text == "Hall 3" && cell.footnoteLabel.text == "since 8:00")
    #expect(cell.descriptionLabel.text == "Leaks")
    #expect(cell.detailImage == UIImage(named: "pump"))
    #expect(cell.iconImages == ["one", "two"].map { UIImage(named: $0) ?? UIImage() })
    #expect(cell.preserveIconStackSpacing && cell.preserveDetailImageSpacing)
    #expect(cell.splitPercent == 0.4 && cell.accessoryType == .disclosureIndicator)
    #expect(cell.statusText == "High" && cell.statusImage == nil)
    #expect(cell.substatusText == nil && cell.substatusImage == UIImage(named: "bell"))
    model.statusImage = ImageReference(asset: "flag")
    cell.apply(model)
    #expect(cell.statusText == nil && cell.statusImage == UIImage(named: "flag"))
    cell.apply(FUIObjectCellModel())
    #expect(cell.headlineText == nil && cell.subheadlineText == nil && cell.iconImages.isEmpty)
    #expect(cell.statusImage == nil && cell.substatusImage == nil && cell.detailImage == nil)
    #expect(!cell.preserveIconStackSpacing && !cell.preserveDetailImageSpacing)
    #expect(cell.splitPercent == standardSplit)
    #expect(cell.accessoryType == UITableViewCell.AccessoryType.none)
  }
}
