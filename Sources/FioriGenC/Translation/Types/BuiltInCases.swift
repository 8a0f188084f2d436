/// The cases of the enumerations that every catalogue can use, in the order of their values.
enum BuiltInCases {
  /// A case.
  struct Case: Sendable {
    /// Its name in specs.
    var name: String
    /// What it means.
    var summary: String
  }

  /// The words that name the places where images are looked up.
  static let imageSourceStem = "image_source"

  /// The standard accessories of a table view cell.
  static let cellAccessory = [
    Case(name: "none", summary: "Nothing is shown."),
    Case(name: "disclosureIndicator", summary: "A chevron: a tap shows more."),
    Case(name: "detailDisclosureButton", summary: "A button for details and a chevron."),
    Case(name: "checkmark", summary: "A tick: the row is chosen."),
    Case(name: "detailButton", summary: "A button for details."),
  ]

  /// The states of a control.
  static let controlState = [
    Case(name: "normal", summary: "The usual state."),
    Case(name: "highlighted", summary: "While it is touched."),
    Case(name: "disabled", summary: "While it cannot be used."),
    Case(name: "selected", summary: "While it is chosen."),
    Case(name: "focused", summary: "While it has the focus."),
  ]

  /// The places where an image is looked up.
  static let imageSource = [
    Case(name: "asset", summary: "By its name in the assets of the receiver."),
    Case(name: "symbol", summary: "By its name among the symbols of the platform."),
    Case(name: "file", summary: "By the path of its file."),
    Case(name: "url", summary: "By its address."),
    Case(name: "iconLibrary", summary: "By its name in the icon library of the design system."),
  ]

  /// The words that name the ways in which an image's colours are used.
  static let renderingModeStem = "image_rendering_mode"

  /// The ways in which an image's colours are used.
  static let renderingMode = [
    Case(name: "automatic", summary: "As the place where it is shown wants it."),
    Case(name: "alwaysOriginal", summary: "The image's own colours."),
    Case(name: "alwaysTemplate", summary: "Only its outline, in the tint colour."),
  ]
}
