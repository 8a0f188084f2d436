/// A part as it is drawn.
struct AnatomyShape: Hashable {
  /// The view's name.
  var name: String
  /// What sort of thing it is.
  var kind: PartKind
  /// The outline.
  var outline: Box
  /// Whether another part can be shown in the same place instead.
  var isAlternative: Bool
  /// Whether other parts are drawn inside it.
  var isContainer: Bool
}

/// A frame with parts in it.
struct AnatomyPanel: Hashable {
  /// The frame.
  var frame: Box
  /// Whether the frame stands for the component; otherwise it only collects parts.
  var isComponent: Bool
}
