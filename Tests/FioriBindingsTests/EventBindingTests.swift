import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// What the SDK reports comes back as values, through streams and closures.
@MainActor
@Suite struct EventBindingTests {
  @Test func aHandlerOfAPartReachesTheStream() async {
    let cell = FUIObjectTableViewCell()
    var events = cell.events.makeAsyncIterator()
    let button = cell.actionAccessoryView?.button
    button?.didSelectHandler?(button ?? FUISingleActionButton())
    guard case .actionAccessoryViewButtonDidSelectHandler(let sender)? = await events.next() else {
      Issue.record("no event")
      return
    }
    #expect(sender === button)
  }

  @Test func aHandlerReachesClosures() {
    let banner = FUIProgressBannerMessageView()
    var taps = 0
    var all = 0
    banner.whenDidSelectHandler { taps += 1 }
    banner.onEvent { _ in all += 1 }
    banner.didSelectHandler?()
    banner.didSelectHandler?()
    #expect(taps == 2 && all == 2)
    #expect(banner.standInCalls.map(\.member) == ["didSelectHandler"], "the handler is set once")
  }

  @Test func aDelegateIsKeptForAsLongAsTheControlLives() async {
    let control = FUIActivityControl()
    let activity = FUIActivityItemModel(identifier: "chat")
    control.addActivities(FUIActivityControlModel.AddActivities(activities: [activity]))
    var events = control.events.makeAsyncIterator()
    let delegate = control.delegate
    #expect(delegate != nil, "nobody else holds the delegate")
    delegate?.activityControl(control, didSelectActivity: .videoCall)
    delegate?.activityControl(
      control,
      didSelectActivity: FUIActivityItem(icon: nil, identifier: "chat")
    )
    guard case .activityControl(let sender, let first)? = await events.next(),
      case .activityControl(_, let second)? = await events.next()
    else {
      Issue.record("no events")
      return
    }
    #expect(sender === control)
    #expect(first == FUIActivityItemModel(standardActivity: .videoCall))
    #expect(second == activity, "the model that the item was made from comes back")
  }

  @Test func aDelegateGoesWithItsControl() {
    weak var delegate: (any FUIActivityControlDelegate)?
    weak var control: FUIActivityControl?
    do {
      let made = FUIActivityControl()
      made.onEvent { _ in }
      delegate = made.delegate
      control = made
    }
    #expect(control == nil, "the binding does not keep the control alive")
    // Where there are no associated objects, memories go when the next one is made.
    FUIActivityControl().onEvent { _ in }
    #expect(delegate == nil)
  }

  @Test func aStreamEndsWithItsObject() async {
    var stream: AsyncStream<FUIProgressBannerMessageViewEvent>?
    do {
      let banner = FUIProgressBannerMessageView()
      stream = banner.events
      banner.didSelectHandler?()
    }
    FUIProgressBannerMessageView().onEvent { _ in }
    var count = 0
    if let stream { for await _ in stream { count += 1 } }
    #expect(count == 1)
  }

  @Test func everyStreamGetsEveryEvent() async {
    let control = FUIProgressIndicatorControl()
    var (first, second) = (control.events.makeAsyncIterator(), control.events.makeAsyncIterator())
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    for event in [await first.next(), await second.next()] {
      guard case .touchUpInside(let sender)? = event else {
        Issue.record("no event")
        continue
      }
      #expect(sender === control)
    }
  }

  @Test func aCellsActivitiesComeFromItsOwnHandler() {
    let cell = FUIContactCell()
    var chosen: [FUIActivityItemModel] = []
    cell.whenOnActivitySelectedHandler { chosen.append($0) }
    cell.activityControl(cell.activityControl, didSelectActivity: .email)
    #expect(chosen == [FUIActivityItemModel(standardActivity: .email)])
  }

  @Test func aControllersDelegateIsTold() {
    let controller = FUIModalCheckoutViewController.instantiateViewController()
    var dismissed: [FUIModalCheckoutViewController] = []
    controller.whenDismissController { dismissed.append($0) }
    controller.delegate?.dismissController(controller)
    #expect(dismissed.count == 1 && dismissed.first === controller)
  }

  @Test func aScreensButtonIsTold() {
    let screen = FUIFeedbackScreen()
    var taps = 0
    screen.whenDidTapActionButton { taps += 1 }
    screen.didTapActionButton?()
    #expect(taps == 1)
  }
}
