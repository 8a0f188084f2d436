/// The constants of the Fiori colour palette, those of earlier versions included.
///
/// A sheet uses them as colours, also with the suffix of a background, and overrides them by defining
/// a variable of the same name.
enum FioriPalette {
  /// The suffixes that choose the variant for a background.
  static let backgroundSuffixes = ["_lightBackground", "_darkBackground"]

  /// The constants.
  static var colors: [KnownColor] {
    var colors = current.map { KnownColor($0) }
    for hue in hues { colors += (1...11).map { KnownColor("\(hue)\($0)") } }
    for (stem, count) in numbered { colors += (1...count).map { KnownColor("\(stem)\($0)") } }
    colors += earlier.map { KnownColor($0.name, replacement: $0.replacement) }
    return colors
  }

  /// A name without the suffix of a background.
  ///
  /// - Parameter name: The name, with or without suffix.
  /// - Returns: The constant's name, and the suffix if there is one.
  static func split(_ name: String) -> (stem: Substring, suffix: String?) {
    for suffix in backgroundSuffixes where name.hasSuffix(suffix) {
      return (name.dropLast(suffix.count), suffix)
    }
    return (name[...], nil)
  }

  /// The hues of the core palette, each with the numbers 1 to 11.
  private static let hues = [
    "grey", "blue", "teal", "green", "mango", "red", "pink", "raspberry", "indigo",
  ]

  /// Constants that are counted from 1.
  private static let numbered: [(stem: String, count: Int)] = [
    ("accentLabel", 10), ("accentBackground", 10), ("base", 2), ("chart", 11), ("map", 10),
    ("customColor", 15),
  ]

  /// Constants with names of their own.
  private static let current = [
    "baseWhite", "baseBlack", "cardShadow", "sectionShadow", "primaryGroupedBackground",
    "secondaryGroupedBackground", "tertiaryGroupedBackground", "primaryBackground",
    "secondaryBackground", "tertiaryBackground", "primaryLabel", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "primaryFill", "secondaryFill", "tertiaryFill", "quaternaryFill",
    "tintColor",
    "tintColor2", "tintColorTapState", "negativeLabel", "positiveLabel", "criticalLabel",
    "negativeLabelTapState", "positiveLabelTapState", "criticalLabelTapState", "negativeBackground",
    "positiveBackground", "criticalBackground", "informationBackground",
    "negativeBackgroundTapState", "positiveBackgroundTapState", "criticalBackgroundTapState",
    "informationBackgroundTapState", "separator", "separatorOpaque", "header", "headerBlended",
    "barTransparent", "contrastElement", "footer", "cellBackground", "stockUpStroke",
    "stockDownStroke", "esriEdit", "tintColorLight", "tintColorDark", "tintColorTapStateLight",
    "tintColorTapStateDark",
  ]

  /// Constants of earlier versions and what replaces them.
  private static let earlier: [(name: String, replacement: String)] = [
    ("quarternaryLabel", "quaternaryLabel"), ("quarternaryFill", "quaternaryFill"),
    ("shell", "header"), ("background1", "primaryGroupedBackground"),
    ("background2", "tertiaryGroupedBackground"), ("line", "separatorOpaque"),
    ("primary1", "primaryLabel"), ("primary2", "secondaryLabel"), ("primary3", "tertiaryLabel"),
    ("primary4", "secondaryFill"), ("primary5", "footer"),
    ("primary6", "secondaryGroupedBackground"), ("primary7", "quaternaryLabel"),
    ("primary8", "barTransparent"), ("primary9", "separator"), ("primary10", "contrastElement"),
    ("cellBackgroundTapState", "quaternaryFill"), ("shadow", "cardShadow"),
    ("negative", "negativeLabel"), ("positive", "positiveLabel"), ("critical", "criticalLabel"),
    ("accent1", "mango3"), ("accent1b", "mango4"), ("accent2", "red4"), ("accent2b", "red5"),
    ("accent3", "pink5"), ("accent4", "pink6"), ("accent5", "indigo6"), ("accent6", "blue6"),
    ("accent6b", "blue7"), ("accent7", "teal4"), ("accent7b", "teal5"), ("accent8", "green4"),
    ("accent9", "indigo5"), ("accent10", "grey5"), ("accent10b", "grey4"),
    ("navigationBar", "header"), ("backgroundGradientTop", "header"),
    ("backgroundGradientBottom", "header"), ("backgroundBase", "primaryBackground"),
  ]
}
