import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// The samples that belong to an app's own screens: they compile here too, and a component that a
/// model filled stands in them as one that was filled by hand.
@MainActor
@Suite struct ScreenSampleTests {
  /// A list with wide margins, as the cells with icons ask for.
  private class WideList: UITableViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      var margins = super.systemMinimumLayoutMargins
      margins.leading = 22
      margins.trailing = 22
      return margins
    }

    /// Fills a header and puts it above the list, with a refresh control in front of it.
    func show(_ fill: (FUIObjectHeader) -> Void) {
      let header = FUIObjectHeader()
      fill(header)
      tableView.tableHeaderView = header
      let control = UIRefreshControl()
      control.addTarget(self, action: Selector("reload"), for: .valueChanged)
      control.tintColor = .white
      refreshControl = control
      tableView.bringSubviewToFront(control)
    }
  }

  @Test func marginsAreTheScreens() {
    #expect(WideList().systemMinimumLayoutMargins.leading == 22)
    #expect(WideList().systemMinimumLayoutMargins.trailing == 22)
    #expect(UITableViewController().systemMinimumLayoutMargins.leading != 22)
  }

  @Test func refreshControlInFrontOfAHeader() throws {
    let sample = WideList()
    sample.show { header in
      header.backgroundColorScheme = .darkConstant
      header.headlineText = "Pump 14"
    }
    let bound = WideList()
    bound.show { header in
      header.apply(
        FUIObjectHeaderModel(headlineText: "Pump 14", backgroundColorScheme: .darkConstant)
      )
    }
    SampleComparison.expectSame(sample.tableView, bound.tableView, count: 4)
    let headers = try [sample, bound].map { screen in
      try #require(screen.tableView.tableHeaderView as? FUIObjectHeader)
    }
    SampleComparison.expectSame(headers[0], headers[1], count: 2)
    let control = try #require(bound.refreshControl)
    #expect(control.tintColor == .white)
  }

  @Test func checkoutBehindASegue() {
    /// Opens a checkout and is its delegate.
    final class Sample: UIViewController, FUIModalCheckoutViewControllerDelegate {
      /// The checkout.
      weak var checkout: FUIModalCheckoutViewController?

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "checkout" else { return }
        checkout = segue.destination as? FUIModalCheckoutViewController
        checkout?.delegate = self
      }

      /// Completes the checkout.
      func dismissController(_ controller: FUIModalCheckoutViewController) {
        checkout?.changeDisplayState(to: .completed) { [weak self] in
          self?.checkout?.dismiss(animated: true)
        }
      }
    }
    /// Opens a checkout and listens to it.
    final class Bound: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "checkout",
          let checkout = segue.destination as? FUIModalCheckoutViewController
        else { return }
        checkout.whenDismissController { controller in
          controller.changeDisplayState(.init(displayState: .completed)) {
            controller.dismiss(.init(animated: true))
          }
        }
      }
    }
    let screens = [Sample(), Bound()]
    let checkouts = screens.map { screen in
      let checkout = FUIModalCheckoutViewController.instantiateViewController()
      for identifier in ["another", "checkout"] {
        screen.prepare(
          for: UIStoryboardSegue(identifier: identifier, source: screen, destination: checkout),
          sender: nil
        )
        #expect((checkout.delegate == nil) == (identifier == "another"))
      }
      checkout.delegate?.dismissController(checkout)
      return checkout
    }
    SampleComparison.expectSame(checkouts[0], checkouts[1], count: 2)
  }
}
