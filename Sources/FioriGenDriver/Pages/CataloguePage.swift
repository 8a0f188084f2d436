import FioriGenModel
import FioriText

/// Finds the page about a name.
public enum CataloguePage {
  /// What there is about a name.
  public enum Answer: Hashable, Sendable {
    /// The page.
    case page(String)
    /// Nothing has that name; the nearest one that something has.
    case unknown(nearest: String?)
  }

  /// Finds the page about a component, a shared type or an attribute group.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - catalogue: A resolved catalogue.
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: The page, or the nearest name.
  public static func about(
    _ name: String,
    in catalogue: Catalogue,
    width: Int,
    style: TerminalStyle
  ) -> Answer {
    if let component = catalogue.component(named: name) {
      return .page(ComponentPage.text(of: component, in: catalogue, width: width, style: style))
    }
    if let type = catalogue.type(named: name) {
      return .page(TypePage.text(of: type, width: width, style: style))
    }
    if let group = catalogue.attributeGroups.first(where: { $0.name == name }) {
      return .page(TypePage.text(of: group, width: width, style: style))
    }
    let names =
      catalogue.components.map(\.name) + catalogue.types.map(\.name)
      + catalogue.attributeGroups.map(\.name)
    // Leaving the prefix out is the most usual slip of all.
    let prefix = catalogue.settings.typePrefix
    let prefixed = name.hasPrefix(prefix) ? name : prefix + name
    let nearest =
      names.contains(prefixed)
      ? prefixed
      : NearestName.suggestion(for: prefixed, among: names)
        ?? NearestName.suggestion(for: name, among: names)
    return .unknown(nearest: nearest)
  }
}
