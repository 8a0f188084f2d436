/// A text style of the platform, which grows with the reader's preferred text size.
public enum FontTextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest title there is, on platforms that have it.
  case extraLargeTitle
  /// The second largest title, on platforms that have it.
  case extraLargeTitle2
  /// A large title.
  case largeTitle
  /// A title of the first level.
  case title1
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A heading.
  case headline
  /// A heading under a heading.
  case subheadline
  /// Running text.
  case body
  /// A remark beside running text.
  case callout
  /// A note under running text.
  case footnote
  /// A caption.
  case caption1
  /// A smaller caption.
  case caption2

  /// Reads a text style.
  ///
  /// - Parameter text: The name of a case, or the older spelling that begins with
  ///   `UIFontTextStyle`, such as `UIFontTextStyleTitle1`.
  public init?(_ text: String) {
    let prefix = "UIFontTextStyle"
    let rest = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
    guard text.hasPrefix(prefix), let first = rest.first, first.isUppercase else {
      self.init(rawValue: text)
      return
    }
    self.init(rawValue: first.lowercased() + rest.dropFirst())
  }
}
