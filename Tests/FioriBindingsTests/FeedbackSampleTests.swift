import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// The usage samples of the feedback indicators, as calls and as models.
@MainActor
@Suite(.serialized) struct FeedbackSampleTests {
  @Test func toastWithAndWithoutADuration() {
    /// What was called.
    func calls() -> [String] {
      StandInObject.standInTakeClassCalls(of: "FUIToastMessage").map(\.description)
    }
    _ = calls()
    FUIToastMessage.show(message: "Saved")
    FUIToastMessage.show(message: "Saved", withDuration: 3)
    let sample = calls()
    FUIToastMessage.show(FUIToastMessageModel.Show(message: "Saved"))
    FUIToastMessage.show(FUIToastMessageModel.Show(message: "Saved", withDuration: 3))
    #expect(calls() == sample && sample.count == 2)
  }

  @Test func bannerOfANavigationBar() throws {
    /// A navigation controller with the bar.
    func bar() throws -> FUINavigationBar {
      let controller = UINavigationController(navigationBarClass: FUINavigationBar.self)
      return try #require(controller.navigationBar as? FUINavigationBar)
    }
    let sample = try bar()
    sample.bannerView?.show(message: "Saved", withDuration: 1, animated: true)
    let bound = try bar()
    bound.bannerViewShow(.init(message: "Saved", withDuration: 1, animated: true))
    SampleComparison.expectSame(sample, bound, count: 1)
  }

  @Test func bannerOfAnObjectHeader() {
    let sample = FUIObjectHeader()
    let banner = FUIBannerMessageView()
    banner.isFading = false
    sample.bannerView = banner
    banner.show(message: "200 pending", withDuration: 5, animated: true)
    let bound = FUIObjectHeader()
    bound.apply(FUIObjectHeaderModel(bannerView: FUIBannerMessageViewModel(isFading: false)))
    bound.bannerView?.show(
      FUIBannerMessageViewModel.Show(message: "200 pending", withDuration: 5, animated: true)
    )
    SampleComparison.expectSame(sample, bound, count: 2)
  }

  @Test func offlineBanner() {
    let sample = FUINavigationBar()
    let banner = FUIOfflineBannerMessageView()
    sample.bannerView = banner
    banner.show(message: "200 pending")
    let bound = FUINavigationBar()
    let boundBanner = FUIOfflineBannerMessageViewModel.makeObject()
    bound.bannerView = boundBanner
    boundBanner.show(FUIOfflineBannerMessageViewModel.Show(message: "200 pending"))
    SampleComparison.expectSame(sample, bound, count: 2)
  }

  @Test func progressBanner() {
    let sample = FUINavigationBar()
    let banner = FUIProgressBannerMessageView()
    sample.bannerView = banner
    banner.isFadedInAndOut = false
    banner.show(message: "Cancel")
    banner.didSelectHandler = {}
    banner.completionMessage = "Done"
    banner.dismissBanner(animated: true)
    banner.update(progress: 0.5, animated: true, completion: nil)

    let bound = FUINavigationBar()
    let boundBanner = FUIProgressBannerMessageViewModel.makeObject()
    bound.bannerView = boundBanner
    boundBanner.apply(
      FUIProgressBannerMessageViewModel(isFadedInAndOut: false, completionMessage: "Done")
    )
    boundBanner.show(FUIProgressBannerMessageViewModel.Show(message: "Cancel"))
    boundBanner.whenDidSelectHandler {}
    boundBanner.dismissBanner(.init(animated: true))
    boundBanner.update(.init(progress: 0.5, animated: true))
    SampleComparison.expectSame(sample, bound, count: 6)
  }

  @Test func indicatorsAreShownMovedAndDismissedDirectly() {
    // These operations take no data: the methods of the SDK are all there is.
    let loading = FUILoadingIndicatorView(frame: .zero)
    loading.show()
    loading.dismiss()
    loading.startAnimating()
    loading.stopAnimating()
    let processing = FUIProcessingIndicatorView(frame: .zero)
    processing.apply(FUIProcessingIndicatorViewModel())
    processing.show()
    processing.dismiss()
    processing.startAnimating()
    processing.stopAnimating()
    #expect(
      processing.standInCalls.map(\.member)
        == ["show()", "dismiss()", "startAnimating()", "stopAnimating()"]
    )
    #expect(loading.standInCalls.map(\.member) == processing.standInCalls.map(\.member))
  }

  @Test func modalIndicators() {
    let container = UIView()
    let loading = FUIModalLoadingIndicatorViewModel.makeObject()
    loading.show()
    loading.dismiss()
    loading.show(inView: container)
    loading.dismiss()
    #expect(loading.standInCalls.map(\.arguments) == [[], [], ["UIView"], []])
    let shown = FUIModalLoadingIndicator.show()
    shown.dismiss()
    #expect(shown.standInCalls.map(\.member) == ["dismiss()"])
    let processing = FUIModalProcessingIndicator.show()
    processing.dismiss()
    #expect(processing.standInCalls.map(\.member) == ["dismiss()"])

    let sample = FUIModalProcessingIndicatorView()
    sample.backgroundMode = .blurred
    sample.show(inView: container)
    let bound = FUIModalProcessingIndicatorView()
    bound.apply(FUIModalProcessingIndicatorViewModel(backgroundMode: .blurred))
    bound.show(inView: container)
    SampleComparison.expectSame(sample, bound, count: 2)
  }

  @Test func progressControl() {
    /// What the sample does when the control is tapped.
    func tapped(_ sender: FUIProgressIndicatorControl) {
      switch sender.displayState {
      case .loadingPausable: sender.changeDisplayState(to: .paused)
      case .loadingStoppable: sender.isHidden = true
      default: break
      }
    }
    let sample = FUIProgressIndicatorControl(frame: .zero)
    sample.addTarget(nil, action: "tapped", for: .touchUpInside)
    sample.changeDisplayState(to: .inProgress)
    sample.changeDisplayState(to: .loadingPausable)
    tapped(sample)
    sample.update(progress: 0.5, animated: false)
    sample.update(progress: 1, animated: true) {}

    let bound = FUIProgressIndicatorControl(frame: .zero)
    bound.whenTouchUpInside { control in
      switch control.displayState {
      case .loadingPausable: control.changeDisplayState(.init(displayState: .paused))
      case .loadingStoppable: control.apply(FUIProgressIndicatorControlModel(isHidden: true))
      default: break
      }
    }
    bound.changeDisplayState(.init(displayState: .inProgress))
    bound.changeDisplayState(.init(displayState: .loadingPausable))
    bound.sendActions(for: .touchUpInside)
    bound.update(.init(progress: 0.5, animated: false))
    bound.update(.init(progress: 1, animated: true)) {}
    SampleComparison.expectSame(sample, bound, count: 6)
  }

  @Test func checkoutIndicator() {
    // The sample assigns a state with a closure behind it; the call with a completion is meant.
    let sample = FUICheckoutIndicatorView(frame: .zero)
    sample.changeDisplayState(to: .completed) {}
    sample.isHidden = true
    let bound = FUICheckoutIndicatorView(frame: .zero)
    bound.changeDisplayState(.init(displayState: .completed)) {}
    bound.apply(FUICheckoutIndicatorViewModel(isHidden: true))
    SampleComparison.expectSame(sample, bound, count: 2)
  }

  @Test func modalCheckout() {
    /// Hears that the user gave up.
    final class Listener: FUIModalCheckoutViewControllerDelegate {
      /// Completes the checkout.
      func dismissController(_ controller: FUIModalCheckoutViewController) {
        controller.changeDisplayState(to: .completed) {}
      }
    }
    let screen = UIViewController()
    let listener = Listener()
    let sample = FUIModalCheckoutViewController.instantiateViewController()
    sample.title = "Checkout"
    sample.text = "Processing"
    screen.present(sample, animated: false)
    sample.delegate = listener
    sample.delegate?.dismissController(sample)
    sample.dismiss(animated: true)
    sample.displayState = .completed
    sample.text = "Completed"

    let boundScreen = UIViewController()
    let bound = FUIModalCheckoutViewControllerModel.makeObject()
    bound.apply(FUIModalCheckoutViewControllerModel(title: "Checkout", text: "Processing"))
    boundScreen.present(bound, animated: false)
    bound.whenDismissController { $0.changeDisplayState(.init(displayState: .completed)) {} }
    bound.delegate?.dismissController(bound)
    bound.dismiss(.init(animated: true))
    bound.apply(
      FUIModalCheckoutViewControllerModel(
        title: "Checkout",
        text: "Completed",
        displayState: .completed
      )
    )
    #expect(SampleComparison.effects(of: boundScreen) == SampleComparison.effects(of: screen))
    // The state is completed already; assigning it again changes nothing.
    SampleComparison.expectSame(sample, bound, count: 6)
  }

  @Test(arguments: [false, true])
  func feedbackScreen(hasAllFourTexts: Bool) {
    let sample = FUIFeedbackScreen()
    sample.didTapActionButton = {}
    sample.navigationItem.title = "Error"
    sample.messageNameLabel.text = "No such task"
    sample.messageDetailLabel.text = "It cannot be saved"
    if hasAllFourTexts {
      sample.messageEmphasisLabel.text = "5 minutes"
      sample.messageFootnoteLabel.text = "Or start anew"
    }
    sample.messageActionButton.setTitle("Continue", for: .normal)

    let bound = FUIFeedbackScreen()
    bound.whenDidTapActionButton {}
    var model = FUIFeedbackScreenModel()
    model.navigationItem.title = "Error"
    model.messageNameLabel.text = "No such task"
    model.messageDetailLabel.text = "It cannot be saved"
    if hasAllFourTexts {
      model.messageEmphasisLabel.text = "5 minutes"
      model.messageFootnoteLabel.text = "Or start anew"
    }
    bound.apply(model)
    bound.messageActionButtonSetTitle(.init(title: "Continue", state: .normal))
    SampleComparison.expectSame(sample, bound, count: hasAllFourTexts ? 7 : 5)
  }
}
