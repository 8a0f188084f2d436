import FioriGenModel

/// What sort of thing a part is, which decides how a picture draws it.
enum PartKind: String, Hashable, Sendable, CaseIterable {
  /// Words.
  case text
  /// A picture.
  case image
  /// Something that reacts to touches.
  case control
  /// Any other view.
  case other = "view"

  /// Recognises the kind of a part by its declared type.
  ///
  /// Class names of views end with what they are (`UILabel`, `FUIImageView`); components of the
  /// catalogue also say themselves whether they are controls.
  ///
  /// - Parameters:
  ///   - type: The declared type.
  ///   - controls: The components of the catalogue that are controls.
  init(of type: TypeExpression, controls: Set<String> = []) {
    let name = type.names.first ?? ""
    let endings: [(PartKind, [String])] = [
      (.text, ["Label", "TextView", "TextField"]), (.image, ["ImageView", "Image"]),
      (.control, ["Button", "Control", "Switch", "Slider"]),
    ]
    let known = endings.first { $0.1.contains { name.hasSuffix($0) } }?.0
    self = known ?? (controls.contains(name) ? .control : .other)
  }
}
