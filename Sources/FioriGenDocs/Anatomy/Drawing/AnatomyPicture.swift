import FioriGenModel

/// Draws a component's anatomy as an SVG picture.
enum AnatomyPicture {
  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - component: The component, which has views.
  ///   - controls: The components of the catalogue that are controls.
  ///   - appearance: The colours.
  /// - Returns: The SVG document.
  static func draw(
    _ component: Component,
    controls: Set<String>,
    appearance: Appearance
  ) -> String {
    let layout = AnatomyLayout(component.views, controls: controls)
    let colors = PictureColors(appearance)
    var svg = SVGWriter(
      canvas: layout.canvas,
      title: "Anatomy of \(component.name)",
      description: description(of: component)
    )
    svg.rectangle(layout.canvas, fill: colors.background)
    for panel in layout.panels {
      svg.rectangle(
        panel.frame,
        fill: panel.isComponent ? colors.surface : "none",
        stroke: colors.edge,
        radius: panel.isComponent ? 10 : 6,
        dashes: panel.isComponent ? nil : "2 3"
      )
    }
    for shape in layout.shapes + layout.key { draw(shape, colors: colors, on: &svg) }
    for words in layout.words { svg.words(words, colors: colors) }
    return svg.finished()
  }

  /// The parts in words, for readers who do not see the picture.
  private static func description(of component: Component) -> String {
    let parts = component.views.enumerated().map { index, view in
      let places = view.placement.map { ", \(RelationWords.words(for: $0.kind)) \($0.view)" }
      return "\(index + 1) \(view.name)" + places.joined()
    }
    return "The parts in reading order: \(parts.joined(separator: "; "))."
  }

  /// Draws a part's outline; images with the crossed lines of wireframes, controls round.
  private static func draw(_ shape: AnatomyShape, colors: PictureColors, on svg: inout SVGWriter) {
    let tint = colors.tint(of: shape.kind)
    let radius =
      switch shape.kind {
      case .control: min(shape.outline.width, shape.outline.height) / 2
      case .image: 3.0
      case .text, .other: 5.0
      }
    svg.rectangle(
      shape.outline,
      fill: tint.fill,
      stroke: tint.stroke,
      radius: shape.isContainer ? 8 : radius,
      dashes: shape.isAlternative ? "4 3" : nil
    )
    if shape.kind == .image && !shape.isContainer
      && min(shape.outline.width, shape.outline.height) >= 30
    {
      svg.cross(shape.outline, stroke: tint.stroke)
    }
  }
}
