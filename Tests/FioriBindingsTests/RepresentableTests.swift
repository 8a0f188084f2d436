import FioriBindings
import FioriComponents
import SAPFiori
import SwiftUI
import Testing
import UIKit

/// Views of the SDK in SwiftUI show their models.
@MainActor
@Suite struct RepresentableTests {
  /// Shows a wrapper the way SwiftUI does: makes a view once, and updates it.
  private func show<Wrapper: UIViewRepresentable>(
    _ wrapper: Wrapper,
    in view: Wrapper.UIViewType? = nil
  ) -> Wrapper.UIViewType {
    let context = UIViewRepresentableContext<Wrapper>(coordinator: wrapper.makeCoordinator())
    let view = view ?? wrapper.makeUIView(context: context)
    wrapper.updateUIView(view, context: context)
    return view
  }

  @Test func aWrapperMakesAndUpdatesItsView() {
    let view = show(FUIObjectViewRepresentable(FUIObjectViewModel(headlineText: "One")))
    #expect(view.headlineText == "One")
    let same = show(
      FUIObjectViewRepresentable(FUIObjectViewModel(footnoteText: "Two")),
      in: view
    )
    #expect(same === view)
    #expect(view.headlineText == nil && view.footnoteText == "Two")
  }

  @Test func aWrapperConfiguresANewViewOnce() {
    var configured = 0
    let wrapper = FUIProgressIndicatorControlRepresentable(FUIProgressIndicatorControlModel()) {
      _ in
      configured += 1
    }
    _ = show(wrapper, in: show(wrapper))
    #expect(configured == 1)
  }
}
