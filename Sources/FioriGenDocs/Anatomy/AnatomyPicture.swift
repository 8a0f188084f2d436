public import FioriGenModel

/// Draws a component's anatomy as an SVG picture.
public enum AnatomyPicture {
  /// The colours of a picture.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - component: The component; one without views has no picture.
  ///   - appearance: The colours.
  /// - Returns: The SVG document, or `nil` without views.
  public static func draw(_ component: Component, appearance: Appearance) -> String? {
    guard !component.views.isEmpty else { return nil }
    let layout = AnatomyLayout(component.views)
    let colors = Colors(appearance)
    let title = "Anatomy of \(component.name)"
    let names = component.views.map(\.name).joined(separator: ", ")
    var svg = SVGWriter(canvas: layout.canvas)
    svg.element("title", text: title, attributes: [("id", "title")])
    svg.element("desc", text: "The parts in reading order: \(names).", attributes: [("id", "desc")])
    svg.rectangle(layout.canvas, fill: colors.background, stroke: nil)
    svg.rectangle(layout.frame, fill: colors.surface, stroke: colors.line, radius: 8)
    for part in layout.parts {
      svg.rectangle(
        part.outline,
        fill: colors.part,
        stroke: colors.accent,
        radius: 4,
        isDashed: part.isAlternative
      )
      svg.text(
        String(part.number),
        x: part.badge.x + part.badge.width / 2,
        y: part.badge.y + 13,
        fill: colors.accent,
        anchor: "middle"
      )
    }
    for line in layout.legend {
      if let number = line.number {
        svg.text(
          String(number),
          x: line.box.x - 8,
          y: line.box.y + 13,
          fill: colors.accent,
          anchor: "end"
        )
      }
      svg.text(line.text, x: line.box.x, y: line.box.y + 13, fill: colors.words, anchor: "start")
    }
    return svg.finished()
  }

  /// The colours of one appearance. Words and numbers keep a contrast of at least 4.5 to 1.
  private struct Colors {
    var background: String
    var surface: String
    var line: String
    var part: String
    var accent: String
    var words: String

    init(_ appearance: Appearance) {
      switch appearance {
      case .light:
        background = "#ffffff"
        surface = "#f5f6f7"
        line = "#8696a9"
        part = "#ffffff"
        accent = "#0057d2"
        words = "#223548"
      case .dark:
        background = "#12171c"
        surface = "#1d232a"
        line = "#8696a9"
        part = "#232b33"
        accent = "#7fb4ff"
        words = "#eaecee"
      }
    }
  }
}
