/// Writes an SVG document element by element; every text is escaped on its way.
struct SVGWriter {
  /// What was written so far.
  private var lines: [String]

  /// Starts a document.
  ///
  /// - Parameter canvas: The visible area.
  init(canvas: Box) {
    let width = Self.number(canvas.width)
    let height = Self.number(canvas.height)
    lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title desc">
      """
    ]
  }

  /// Adds an element that holds nothing but text.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - text: Its text.
  ///   - attributes: Its attributes, in order.
  mutating func element(_ name: String, text: String, attributes: [(String, String)]) {
    let list = attributes.map { " \($0)=\"\(MarkupEscaping.xml($1))\"" }.joined()
    lines.append("  <\(name)\(list)>\(MarkupEscaping.xml(text))</\(name)>")
  }

  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - box: Its place.
  ///   - fill: The colour of its area.
  ///   - stroke: The colour of its edge; `nil` for none.
  ///   - radius: The radius of its corners.
  ///   - isDashed: Whether its edge is dashed.
  mutating func rectangle(
    _ box: Box,
    fill: String,
    stroke: String?,
    radius: Double = 0,
    isDashed: Bool = false
  ) {
    var attributes = [
      ("x", Self.number(box.x)), ("y", Self.number(box.y)),
      ("width", Self.number(box.width)), ("height", Self.number(box.height)),
    ]
    if radius > 0 { attributes.append(("rx", Self.number(radius))) }
    attributes.append(("fill", fill))
    if let stroke { attributes.append(("stroke", stroke)) }
    if isDashed { attributes.append(("stroke-dasharray", "4 2")) }
    let list = attributes.map { " \($0)=\"\($1)\"" }.joined()
    lines.append("  <rect\(list)/>")
  }

  /// Adds a line of text.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - x: The place that `anchor` speaks of.
  ///   - y: The base line.
  ///   - fill: The colour.
  ///   - anchor: `start`, `middle` or `end`.
  mutating func text(_ text: String, x: Double, y: Double, fill: String, anchor: String) {
    element(
      "text",
      text: text,
      attributes: [
        ("x", Self.number(x)), ("y", Self.number(y)), ("fill", fill), ("text-anchor", anchor),
        ("font-family", "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"),
        ("font-size", "12"),
      ]
    )
  }

  /// Ends the document.
  ///
  /// - Returns: The whole text.
  func finished() -> String {
    lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// A number with at most two digits after the point, the same on every machine.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = hundredths / 100
    let rest = abs(hundredths % 100)
    if rest == 0 { return String(whole) }
    let digits = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0\(rest)" : String(rest))
    return "\(hundredths < 0 && whole == 0 ? "-" : "")\(whole).\(digits)"
  }
}
