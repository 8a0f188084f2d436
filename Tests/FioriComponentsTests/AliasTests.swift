import FioriComponents
import Testing

/// Code may use either of two documented spellings.
@Suite struct AliasTests {
  @Test func bothSpellingsAreOneProperty() {
    var indicator = FUICheckoutIndicatorViewModel()
    indicator.state = .completed
    #expect(indicator.displayState == .completed)
    var header = FUIObjectHeaderModel()
    header.bannerMessage = FUIBannerMessageViewModel()
    #expect(header.bannerView == header.bannerMessage && header.bannerView != nil)
    header.bannerView = nil
    #expect(header.bannerMessage == nil)
  }
}
