/// The state of a control that a title or image is for.
public enum ControlState: String, ComponentEnum {
  /// Neither of the others.
  case normal
  /// Touched.
  case highlighted
  /// Not to be used.
  case disabled
  /// Selected.
  case selected
  /// In the focus.
  case focused
}
