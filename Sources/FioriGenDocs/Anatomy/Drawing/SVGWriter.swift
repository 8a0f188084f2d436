/// Writes an SVG document element by element; every text is escaped on its way.
struct SVGWriter {
  /// What was written so far.
  private var lines: [String]

  /// How much larger than its own units a picture is shown where there is room, so that its type
  /// is about as large as that of a page.
  private static let naturalScale = 1.5

  /// Starts a document.
  ///
  /// - Parameters:
  ///   - canvas: The visible area.
  ///   - title: What the picture shows, in a few words.
  ///   - description: What can be seen on it, for readers who do not see it.
  init(canvas: Box, title: String, description: String) {
    let (width, height) = (Self.number(canvas.width), Self.number(canvas.height))
    let wide = Self.number(canvas.width * Self.naturalScale)
    let tall = Self.number(canvas.height * Self.naturalScale)
    lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(wide)" height="\(tall)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title desc" \
      font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace">
      """,
      "  <title id=\"title\">\(MarkupEscaping.xml(title))</title>",
      "  <desc id=\"desc\">\(MarkupEscaping.xml(description))</desc>",
    ]
  }

  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - box: Its place.
  ///   - fill: The colour of its area.
  ///   - stroke: The colour of its edge; `nil` for none.
  ///   - radius: The radius of its corners.
  ///   - dashes: The pattern of a dashed edge.
  mutating func rectangle(
    _ box: Box,
    fill: String,
    stroke: String? = nil,
    radius: Double = 0,
    dashes: String? = nil
  ) {
    var attributes = [
      ("x", Self.number(box.x)), ("y", Self.number(box.y)),
      ("width", Self.number(box.width)), ("height", Self.number(box.height)),
    ]
    if radius > 0 { attributes.append(("rx", Self.number(radius))) }
    attributes.append(("fill", fill))
    if let stroke { attributes.append(("stroke", stroke)) }
    if let dashes { attributes.append(("stroke-dasharray", dashes)) }
    element("rect", attributes)
  }

  /// Adds the crossed lines that stand for an image.
  ///
  /// - Parameters:
  ///   - box: The image's place.
  ///   - stroke: The colour of the lines.
  mutating func cross(_ box: Box, stroke: String) {
    let inset = 1.5
    let (left, right) = (Self.number(box.x + inset), Self.number(box.right - inset))
    let (top, bottom) = (Self.number(box.y + inset), Self.number(box.bottom - inset))
    let path = "M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)"
    element("path", [("d", path), ("stroke", stroke), ("stroke-opacity", "0.3")])
  }

  /// Adds words; numbers get their badge.
  ///
  /// - Parameters:
  ///   - words: The words and their room.
  ///   - colors: The colours of the picture.
  mutating func words(_ words: PictureWords, colors: PictureColors) {
    var size = AnatomyMetrics.labelSize
    var fill = colors.words
    var isBold = false
    var isCentred = false
    switch words.role {
    case .label(let kind): fill = colors.tint(of: kind).words
    case .badge(let kind):
      let stroke = colors.tint(of: kind).stroke
      rectangle(words.box, fill: stroke, radius: AnatomyMetrics.badge / 2)
      fill = colors.number
      size = AnatomyMetrics.badgeSize
      isBold = true
      isCentred = true
    case .legend: break
    case .caption: fill = colors.remark
    case .remark:
      fill = colors.remark
      if words.text == "or" { size = AnatomyMetrics.badgeSize }
    case .heading: isBold = true
    }
    let x = isCentred ? words.box.x + words.box.width / 2 : words.box.x
    let base = words.box.y + words.box.height / 2 + size * 0.35
    var attributes = [
      ("x", Self.number(x)), ("y", Self.number(base)), ("fill", fill),
      ("font-size", Self.number(size)),
    ]
    if isBold { attributes.append(("font-weight", "700")) }
    if isCentred { attributes.append(("text-anchor", "middle")) }
    element("text", attributes, text: words.text)
  }

  /// Ends the document.
  ///
  /// - Returns: The whole text.
  func finished() -> String {
    lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// Adds an element; its text is escaped, its attributes are the writer's own.
  private mutating func element(
    _ name: String,
    _ attributes: [(String, String)],
    text: String? = nil
  ) {
    let list = attributes.map { " \($0)=\"\($1)\"" }.joined()
    if let text {
      lines.append("  <\(name)\(list)>\(MarkupEscaping.xml(text))</\(name)>")
    } else {
      lines.append("  <\(name)\(list)/>")
    }
  }

  /// A number with at most two digits after the point, the same on every machine.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0\(rest)" : String(rest))
    return "\(sign)\(whole).\(digits)"
  }
}
