import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// Parameter models carry out operations; what they leave open is left to the SDK.
@MainActor
@Suite(.serialized) struct OperationBindingTests {
  @Test func aToastLastsOneSecondUnlessToldOtherwise() throws {
    FUIToastMessage.show(FUIToastMessageModel.Show(message: "Saved"))
    let parameters = try FUIToastMessageModel.Show.decode(
      json: #"{"message": "Saved", "withDuration": 3}"#
    ).value
    FUIToastMessage.show(parameters)
    #expect(
      StandInObject.standInTakeClassCalls(of: "FUIToastMessage").map(\.arguments)
        == [["\"Saved\"", "1.0"], ["\"Saved\"", "3.0"]]
    )
  }

  @Test func anOfflineBannerLastsFourSeconds() {
    let banner = FUIOfflineBannerMessageView()
    banner.show(FUIOfflineBannerMessageViewModel.Show(message: "Offline"))
    banner.show(FUIOfflineBannerMessageViewModel.Show(message: "Offline", withDuration: 9))
    banner.show(FUIOfflineBannerMessageViewModel.Show(message: "Offline", animated: true))
    #expect(
      banner.standInCalls.map(\.arguments) == [
        ["\"Offline\"", "4.0", "false"], ["\"Offline\"", "9.0", "false"],
        ["\"Offline\"", "4.0", "true"],
      ]
    )
  }

  @Test func aBannerTakesAllThreeParameters() {
    let banner = FUIBannerMessageView()
    banner.show(
      FUIBannerMessageViewModel.Show(message: "Hello", withDuration: 5, animated: true)
    )
    #expect(
      banner.standInCalls.map(\.description)
        == [#"show(message:withDuration:animated:) <- ["Hello", 5.0, true]"#]
    )
  }

  @Test func theBarsOwnBannerIsToldThroughTheBar() {
    let bar = FUINavigationBar()
    bar.bannerViewShow(FUINavigationBarModel.BannerViewShow(message: "Hello"))
    #expect(bar.standInCalls.map(\.receiver) == ["bannerView"])
  }

  @Test func progressIsReportedWithAndWithoutACompletion() {
    let banner = FUIProgressBannerMessageView()
    let parameters = FUIProgressBannerMessageViewModel.Update(progress: 0.5, animated: true)
    banner.update(parameters)
    banner.update(parameters) {}
    banner.dismissBanner(FUIProgressBannerMessageViewModel.DismissBanner(animated: false))
    #expect(
      banner.standInCalls.map(\.description) == [
        "update(progress:animated:completion:) <- [0.5, true, nil]",
        "update(progress:animated:completion:) <- [0.5, true, closure]",
        "dismissBanner(animated:) <- [false]",
      ]
    )
  }

  @Test func aStateIsChangedByItsOperation() throws {
    let control = FUIProgressIndicatorControl()
    let parameters = try FUIProgressIndicatorControlModel.ChangeDisplayState.decode(
      json: #"{"displayState": "loadingPausable"}"#
    ).value
    control.changeDisplayState(parameters)
    #expect(control.displayState == .loadingPausable)
    #expect(control.standInCalls.map(\.member) == ["changeDisplayState(to:)"])
  }

  @Test func titlesGoToTheButtonsOfPartsThatMayBeMissing() {
    let cell = FUIObjectTableViewCell()
    cell.actionAccessoryViewButtonSetTitle(
      FUIObjectTableViewCellModel.ActionAccessoryViewButtonSetTitle(
        title: "Unfollow",
        state: .selected
      )
    )
    #expect(cell.actionAccessoryView?.button.title(for: .selected) == "Unfollow")
    #expect(cell.standInCalls.map(\.receiver) == ["actionAccessoryView.button"])
  }

  @Test func activitiesGetButtonsThatCanBeColoured() throws {
    let control = FUIActivityControl()
    let json = #"{"activities": [{"standardActivity": "phone"}, {"standardActivity": "email"}]}"#
    control.addActivities(try FUIActivityControlModel.AddActivities.decode(json: json).value)
    let phone = FUIActivityItemModel(standardActivity: .phone)
    control.activityItemsSetTintColor(
      FUIActivityControlModel.ActivityItemsSetTintColor(
        item: phone,
        tintColor: ThemeColor(spelling: "white"),
        state: .normal
      )
    )
    #expect(Set(control.activityItems.keys) == [.phone, .email])
    let colours = control.activityItems[.phone]?.standInCalls.flatMap(\.arguments)
    #expect(colours?.first == "\(UIColor.white)")
    #expect(control.activityItems[.email]?.standInCalls.isEmpty == true)
  }
}
