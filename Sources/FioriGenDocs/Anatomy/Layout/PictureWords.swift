/// Words on a picture, with the room they take.
struct PictureWords: Hashable {
  /// What the words are for, which decides how they are drawn.
  enum Role: Hashable {
    /// The name on a part.
    case label(PartKind)
    /// The number of a part.
    case badge(PartKind)
    /// The name of a part in the legend.
    case legend
    /// A heading above a frame.
    case caption
    /// A remark, also the *or* between alternatives.
    case remark
    /// The name of a state.
    case heading
  }

  /// The words.
  var text: String
  /// Their room.
  var box: Box
  /// What they are for.
  var role: Role
}
