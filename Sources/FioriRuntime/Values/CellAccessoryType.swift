/// The standard accessory of a table view cell.
public enum CellAccessoryType: String, ComponentEnum {
  /// No accessory.
  case none
  /// A chevron: a tap leads on.
  case disclosureIndicator
  /// A button for details and a chevron.
  case detailDisclosureButton
  /// A check mark.
  case checkmark
  /// A button for details.
  case detailButton
}
