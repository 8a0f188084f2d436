#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A picture of time against the number of components, both on logarithmic scales: what grows in
/// proportion is a line at 45 degrees.
struct Plot {
  /// The reports, smallest catalogue first.
  let reports: [SizeReport]

  /// What is drawn, with the colour of each line.
  private static let lines: [(title: ContenderList.Title, color: String)] = [
    (.swift, "#0a6ed1"), (.swiftUnchanged, "#5fb3f7"), (.flatBuffers, "#c0399f"),
    (.thrift, "#8b6d3b"), (.copiedSwift, "#758ca4"), (.unverified, "#0f828f"),
    (.copiedUnverified, "#a3acb5"), (.everything, "#df6e0c"),
  ]

  /// The picture's width, in pixels.
  private static let width = 860.0
  /// The picture's height, in pixels.
  private static let height = 480.0
  /// The place of the axes: left, top, right and bottom.
  private static let frame = (left: 80.0, top: 30.0, right: 520.0, bottom: 430.0)
  /// The powers of ten of the seconds at the lower and upper end.
  private static let seconds = (low: -3.0, high: 3.0)

  /// The SVG document.
  var text: String {
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(Self.width))" height="\(Int(Self.height))" \
      viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" font-family="sans-serif" font-size="13">
      <title>Time against the number of components</title>
      <rect width="100%" height="100%" fill="#ffffff"/>

      """
    for power in Int(Self.seconds.low)...Int(Self.seconds.high) {
      let y = Self.y(pow(10, Double(power)))
      let label =
        power < 0 ? "\(Int(pow(10, Double(power + 3)))) ms" : "\(Int(pow(10, Double(power)))) s"
      svg += Self.rule((Self.frame.left, y), (Self.frame.right, y))
      svg += Self.label(label, Self.frame.left - 8, y + 4, anchor: "end")
    }
    for report in reports {
      let x = x(report.count)
      svg += Self.rule((x, Self.frame.top), (x, Self.frame.bottom))
      svg += Self.label(Figures.grouped(report.count), x, Self.frame.bottom + 20, anchor: "middle")
    }
    svg += Self.label(
      "components",
      (Self.frame.left + Self.frame.right) / 2,
      Self.height - 10,
      anchor: "middle"
    )
    for (index, line) in Self.lines.enumerated() {
      let points = reports.compactMap { report in
        report.sample(line.title).map { sample in
          "\(Self.pixels(x(report.count))),\(Self.pixels(Self.y(sample.wall)))"
        }
      }
      svg += """
        <polyline points="\(points.joined(separator: " "))" fill="none" stroke="\(line.color)" \
        stroke-width="2.5"/>

        """
      for point in points {
        let parts = point.split(separator: ",")
        svg += "<circle cx=\"\(parts[0])\" cy=\"\(parts[1])\" r=\"3.5\" fill=\"\(line.color)\"/>\n"
      }
      let y = Self.frame.top + 20 + Double(index) * 24
      svg += """
        <rect x="\(Self.pixels(Self.frame.right + 24))" y="\(Self.pixels(y - 10))" width="14" \
        height="10" fill="\(line.color)"/>

        """
      svg += Self.label(line.title.rawValue, Self.frame.right + 46, y, anchor: "start")
    }
    return svg + "</svg>\n"
  }

  /// The place of a number of components.
  private func x(_ count: Int) -> Double {
    let low = log10(Double(reports.first?.count ?? 1))
    let high = log10(Double(reports.last?.count ?? 10))
    let share = high > low ? (log10(Double(count)) - low) / (high - low) : 0
    return Self.frame.left + share * (Self.frame.right - Self.frame.left)
  }

  /// The place of a time.
  private static func y(_ time: Double) -> Double {
    let share = (log10(max(time, 1e-3)) - seconds.low) / (seconds.high - seconds.low)
    return frame.bottom - share * (frame.bottom - frame.top)
  }

  /// A line of the grid.
  private static func rule(_ from: (Double, Double), _ to: (Double, Double)) -> String {
    """
    <line x1="\(pixels(from.0))" y1="\(pixels(from.1))" x2="\(pixels(to.0))" \
    y2="\(pixels(to.1))" stroke="#d9dde1"/>

    """
  }

  /// Words.
  private static func label(_ text: String, _ x: Double, _ y: Double, anchor: String) -> String {
    """
    <text x="\(pixels(x))" y="\(pixels(y))" text-anchor="\(anchor)" fill="#32363a">\(text)</text>

    """
  }

  /// A coordinate.
  private static func pixels(_ number: Double) -> String { Figures.decimal(number, 1) }
}
