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

  /// The place where a name without further words is looked up.
  static let defaultImageSource = "asset"

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
    Case(name: "symbol", summary: "By its name among the symbols of the system."),
    Case(name: "file", summary: "By the path of its file."),
    Case(name: "address", summary: "By its address on the network."),
  ]
}
