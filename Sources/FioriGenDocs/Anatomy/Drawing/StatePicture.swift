import FioriGenModel

/// Draws the states that a component can be in.
///
/// A property tells what a component shows when its name ends with `State` and its type is an
/// enumeration of the catalogue.
enum StatePicture {
  /// The properties of a component that name a state, with the cases they can have.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - catalogue: The catalogue with the enumerations.
  /// - Returns: The properties, in the order of the spec.
  static func states(
    of component: Component,
    in catalogue: Catalogue
  ) -> [(property: Property, cases: [EnumerationCase])] {
    component.properties.compactMap { property in
      guard property.name.hasSuffix("State") || property.name == "state",
        case .enumeration(let name) = property.portable?.unwrapped,
        case .enumeration(let cases) = catalogue.type(named: name)?.kind, !cases.isEmpty
      else { return nil }
      return (property, cases)
    }
  }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - property: The property that names the state.
  ///   - cases: The states.
  ///   - appearance: The colours.
  /// - Returns: The SVG document.
  static func draw(
    _ component: Component,
    property: Property,
    cases: [EnumerationCase],
    appearance: Appearance
  ) -> String {
    let layout = StateLayout(cases)
    let colors = PictureColors(appearance)
    let names = cases.map(\.name).joined(separator: ", ")
    var svg = SVGWriter(
      canvas: layout.canvas,
      title: "States of \(component.name)",
      description: "The values of \(property.name): \(names)."
    )
    svg.rectangle(layout.canvas, fill: colors.background)
    for card in layout.cards {
      svg.rectangle(card, fill: colors.surface, stroke: colors.edge, radius: 8)
    }
    for words in layout.words { svg.words(words, colors: colors) }
    return svg.finished()
  }
}
