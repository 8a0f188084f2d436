import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// Bindings fit the behaviour that the documents describe, which the hand-written stand-in has.
@MainActor
@Suite struct DocumentedBehaviourTests {
  @Test func theObjectCellBehavesAsDescribed() {
    (ObjectCellBehaviour() as any DeprecatedBehaviour).run()
  }

  @Test func theContactCellHearsItsOwnControl() {
    let cell = FUIContactCell()
    var chosen: [FUIActivityItemModel] = []
    cell.whenOnActivitySelectedHandler { chosen.append($0) }
    cell.activityControl.tap(.detail)
    #expect(chosen == [FUIActivityItemModel(standardActivity: .detail)])
  }

  @Test func spacingIsOneDistanceInBothSpellings() throws {
    let cell = FUIContactCell()
    let json = #"{"activityControl": {"stackView": {"spacing": 12}}}"#
    cell.apply(try FUIContactCellModel.decode(json: json).value)
    #expect(cell.activityControl.spacing == 12)
    cell.apply(FUIContactCellModel())
    #expect(cell.activityControl.spacing == 29)
  }

  @Test func theProgressBannerEndsAsDescribed() {
    let banner = FUIProgressBannerMessageView()
    banner.apply(FUIProgressBannerMessageViewModel(completionMessage: "Done"))
    banner.show(FUIProgressBannerMessageViewModel.Show(message: "Working"))
    #expect(banner.visibleMessage == "Working" && banner.visibleDuration == .infinity)
    banner.update(FUIProgressBannerMessageViewModel.Update(progress: 0.5, animated: true))
    #expect(banner.visibleMessage == "Working")
    banner.update(FUIProgressBannerMessageViewModel.Update(progress: 1, animated: true))
    #expect(banner.visibleMessage == "Done" && banner.visibleDuration == 5)
    var isCompleted = false
    banner.update(FUIProgressBannerMessageViewModel.Update(progress: 1, animated: true)) {
      isCompleted = true
    }
    #expect(isCompleted)
    banner.dismissBanner(FUIProgressBannerMessageViewModel.DismissBanner(animated: true))
    #expect(banner.visibleMessage == nil)
  }
}

/// Behaviour of something deprecated.
@MainActor
private protocol DeprecatedBehaviour {
  /// Checks the behaviour.
  func run()
}

/// The behaviour of the object cell.
private struct ObjectCellBehaviour: DeprecatedBehaviour {
  @available(*, deprecated)
  func run() {
    let cell = FUIObjectCell()
    #expect(cell.subheadlineLabel.isHidden && cell.footnoteLabel.isHidden)
    var model = FUIObjectCellModel()
    model.subheadlineText = "Hall 3"
    model.accessoryType = .checkmark
    model.statusImage = ImageReference(asset: "flag")
    cell.apply(model)
    #expect(!cell.subheadlineLabel.isHidden && cell.footnoteLabel.isHidden)
    model.statusText = "High"
    cell.apply(model)
    #expect(!cell.statusLabel.isHidden && cell.statusImageView.isHidden, "the last one is shown")
    model.statusImage = ImageReference(asset: "flag")
    cell.apply(model)
    #expect(cell.statusLabel.isHidden && !cell.statusImageView.isHidden, "the last one is shown")
    model.accessoryType = .disclosureIndicator
    model.substatusText = "soon"
    cell.apply(model)
    #expect(cell.loggedErrors.isEmpty, "the accessory comes first, so that nothing is wrong")
    cell.apply(FUIObjectCellModel())
    #expect(cell.subheadlineLabel.isHidden && cell.loggedErrors.isEmpty)
  }
}
