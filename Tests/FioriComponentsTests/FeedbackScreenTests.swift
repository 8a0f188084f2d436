import FioriComponents
import Testing

/// The feedback screen is designed for two texts or for all four.
@Suite struct FeedbackScreenTests {
  /// A screen with some of its four texts.
  private static func screen(_ texts: [String?]) -> FUIFeedbackScreenModel {
    var screen = FUIFeedbackScreenModel()
    screen.messageNameLabel.text = texts[0]
    screen.messageDetailLabel.text = texts[1]
    screen.messageEmphasisLabel.text = texts[2]
    screen.messageFootnoteLabel.text = texts[3]
    return screen
  }

  @Test(arguments: 0..<16)
  func onlyTwoOrFourTextsAreInItsDesign(combination: Int) {
    let texts = (0..<4).map { combination >> $0 & 1 == 1 ? "text" : nil }
    let isDesigned = [0b0000, 0b0011, 0b1111].contains(combination)
    let found = Self.screen(texts).validate()
    #expect(found.isEmpty == isDesigned, "\(texts) gives \(found)")
    #expect(found.allSatisfy { $0.severity == .warning })
  }
}
