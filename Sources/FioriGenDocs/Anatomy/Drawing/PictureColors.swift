/// The colours of a picture in one appearance.
///
/// Words and numbers have a contrast of at least 4.5 to 1 to what is behind them, outlines one of
/// at least 3 to 1.
struct PictureColors {
  /// The colours of one sort of part.
  struct Tint {
    /// The area of the part.
    var fill: String
    /// Its outline, and the area behind its number.
    var stroke: String
    /// Its name.
    var words: String
  }

  /// Behind everything.
  let background: String
  /// The component.
  let surface: String
  /// The edge of the component.
  let edge: String
  /// The words of legend and captions.
  let words: String
  /// Remarks.
  let remark: String
  /// Numbers on badges.
  let number: String
  /// Whether these are the colours of the dark form.
  private let isDark: Bool

  /// Chooses the colours of an appearance.
  ///
  /// - Parameter appearance: The appearance.
  init(_ appearance: Appearance) {
    isDark = appearance == .dark
    switch appearance {
    case .light:
      background = "#ffffff"
      surface = "#f4f6f8"
      edge = "#7b8794"
      words = "#1d2d3e"
      remark = "#556372"
      number = "#ffffff"
    case .dark:
      background = "#12171c"
      surface = "#1b2229"
      edge = "#7c8a98"
      words = "#eaecee"
      remark = "#a9b4be"
      number = "#12171c"
    }
  }

  /// The colours of a sort of part.
  ///
  /// - Parameter kind: The sort.
  /// - Returns: Its colours.
  func tint(of kind: PartKind) -> Tint {
    switch (kind, isDark) {
    case (.text, false): Tint(fill: "#e8f1ff", stroke: "#0057d2", words: "#003a8c")
    case (.image, false): Tint(fill: "#e3f5ee", stroke: "#04795a", words: "#044f3b")
    case (.control, false): Tint(fill: "#f2eaff", stroke: "#6a30bd", words: "#48208a")
    case (.other, false): Tint(fill: "#ffffff", stroke: "#5b6b7c", words: "#35424f")
    case (.text, true): Tint(fill: "#16294a", stroke: "#8ab8ff", words: "#cfe1ff")
    case (.image, true): Tint(fill: "#12342a", stroke: "#63d0aa", words: "#c4f0e0")
    case (.control, true): Tint(fill: "#2c1f47", stroke: "#c2a0ff", words: "#e5d8ff")
    case (.other, true): Tint(fill: "#252e37", stroke: "#a9b4be", words: "#d8dde2")
    }
  }
}
