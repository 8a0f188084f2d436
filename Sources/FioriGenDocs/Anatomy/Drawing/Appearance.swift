/// The two forms of every picture.
enum Appearance: Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  /// What follows the name of a picture in this form; DocC finds the dark one by it.
  var suffix: String {
    switch self {
    case .light: ""
    case .dark: "~dark"
    }
  }
}
