public import FioriGenModel

/// Where everything stands on a component's anatomy picture.
///
/// The canvas is 320 units wide, so that the picture is readable at its natural size on the
/// narrowest phone, and a vector picture at any larger one. Parts are outlined and numbered in
/// place; a legend under the drawing names them, since names would not fit into the smaller parts.
public struct AnatomyLayout: Hashable, Sendable {
  /// A part as it is drawn.
  public struct PartShape: Hashable, Sendable {
    /// The view's name.
    public var name: String
    /// The number that the legend repeats.
    public var number: Int
    /// The outline.
    public var outline: Box
    /// The number's place.
    public var badge: Box
    /// Whether another part can be shown in the same place instead.
    public var isAlternative: Bool
  }

  /// A line of the legend.
  public struct LegendLine: Hashable, Sendable {
    /// The part's number; `nil` for a line that goes on with the name above it.
    public var number: Int?
    /// The words.
    public var text: String
    /// The words' place.
    public var box: Box
  }

  /// The whole picture.
  public var canvas: Box
  /// The frame of the component.
  public var frame: Box
  /// The parts, in reading order.
  public var parts: [PartShape]
  /// The legend, from top to bottom.
  public var legend: [LegendLine]

  /// Lays out a component's views.
  ///
  /// - Parameter views: The views, in reading order.
  public init(_ views: [AnatomyView]) {
    let grid = AnatomyGrid(views)
    let widths = Self.columnWidths(of: grid, views: views)
    let heights = Self.rowHeights(of: grid, views: views)
    let lefts = Self.offsets(of: widths, start: Metrics.margin + Metrics.padding)
    let tops = Self.offsets(of: heights, start: Metrics.margin + Metrics.padding)

    parts = []
    for cell in grid.cells {
      let slot = Box(
        x: lefts[cell.column],
        y: tops[cell.row],
        width: widths[cell.column],
        height: heights[cell.row]
      )
      parts += Self.shapes(of: cell, in: slot, views: views)
    }
    parts.sort { $0.number < $1.number }

    let drawnHeight =
      heights.reduce(0, +) + Metrics.gap * Double(max(0, heights.count - 1)) + 2 * Metrics.padding
    frame = Box(
      x: Metrics.margin,
      y: Metrics.margin,
      width: Metrics.canvasWidth - 2 * Metrics.margin,
      height: drawnHeight
    )
    legend = Self.legend(of: views, below: frame.bottom + Metrics.margin)
    let bottom = (legend.last?.box.bottom ?? frame.bottom) + Metrics.margin
    canvas = Box(x: 0, y: 0, width: Metrics.canvasWidth, height: bottom)
  }

  /// The measures of every picture, in user units.
  private enum Metrics {
    static let canvasWidth = 320.0
    static let margin = 8.0
    static let padding = 8.0
    static let gap = 6.0
    /// The smallest part still has room for its number.
    static let smallest = 22.0
    static let badge = 18.0
    static let flexibleHeight = 24.0
    static let legendLine = 18.0
    /// The width of a letter of the legend's 12-unit monospaced type, and where the words begin.
    static let letter = 7.3
    static let legendIndent = 28.0
  }

  /// The width of every column: fixed sizes as they are, what is left for the flexible ones.
  private static func columnWidths(of grid: AnatomyGrid, views: [AnatomyView]) -> [Double] {
    let available = Metrics.canvasWidth - 2 * (Metrics.margin + Metrics.padding)
    let room = available - Metrics.gap * Double(max(0, grid.columns - 1))
    var widths = Array(repeating: 0.0, count: grid.columns)
    var isFlexible = Array(repeating: false, count: grid.columns)
    for cell in grid.cells {
      for view in cell.views.map({ views[$0] }) {
        if let size = view.size {
          widths[cell.column] = max(widths[cell.column], min(80, max(Metrics.smallest, size.width)))
        } else {
          isFlexible[cell.column] = true
        }
      }
    }
    let fixed = zip(widths, isFlexible).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    let flexible = isFlexible.filter { $0 }.count
    if flexible > 0 {
      let share = max(Metrics.smallest, (room - fixed) / Double(flexible))
      for column in widths.indices where isFlexible[column] { widths[column] = share }
    }
    // Many wide columns are scaled down together, so that nothing leaves the frame.
    let total = widths.reduce(0, +)
    return total > room ? widths.map { $0 * room / total } : widths
  }

  /// The height of every row: that of its tallest part.
  private static func rowHeights(of grid: AnatomyGrid, views: [AnatomyView]) -> [Double] {
    var heights = Array(repeating: Metrics.smallest, count: grid.rows)
    for cell in grid.cells {
      let own = cell.views.map { height(of: views[$0]) }
      let stacked = own.reduce(0, +) + Metrics.gap * Double(own.count - 1)
      heights[cell.row] = max(heights[cell.row], stacked)
    }
    return heights
  }

  /// The height of a part.
  private static func height(of view: AnatomyView) -> Double {
    view.size.map { min(80, max(Metrics.smallest, $0.height)) } ?? Metrics.flexibleHeight
  }

  /// Where columns or rows begin.
  private static func offsets(of lengths: [Double], start: Double) -> [Double] {
    var next = start
    return lengths.map { length in
      defer { next += length + Metrics.gap }
      return next
    }
  }

  /// The parts of a cell, one under the other where one is shown instead of the other.
  private static func shapes(
    of cell: AnatomyGrid.Cell,
    in slot: Box,
    views: [AnatomyView]
  ) -> [PartShape] {
    var top = slot.y
    return cell.views.map { index in
      let view = views[index]
      let height = height(of: view)
      let width = min(slot.width, view.size.map { max(Metrics.smallest, $0.width) } ?? slot.width)
      let outline = Box(x: slot.x, y: top, width: width, height: height)
      top += height + Metrics.gap
      let badge = Box(
        x: outline.x + (min(outline.width, Metrics.smallest) - Metrics.badge) / 2,
        y: outline.y + (outline.height - Metrics.badge) / 2,
        width: Metrics.badge,
        height: Metrics.badge
      )
      return PartShape(
        name: view.name,
        number: index + 1,
        outline: outline,
        badge: badge,
        isAlternative: cell.views.count > 1
      )
    }
  }

  /// The legend: a line per part, wrapped where a name is too long for the canvas.
  private static func legend(of views: [AnatomyView], below top: Double) -> [LegendLine] {
    let left = Metrics.margin + Metrics.legendIndent
    let room = Metrics.canvasWidth - left - Metrics.margin
    let letters = Int(room / Metrics.letter)
    var y = top
    var lines: [LegendLine] = []
    for (index, view) in views.enumerated() {
      let size = view.size.map { " \(number($0.width)) × \(number($0.height))" } ?? ""
      for (part, text) in wrapped(view.name + size, at: letters).enumerated() {
        let width = Double(text.count) * Metrics.letter
        lines.append(
          LegendLine(
            number: part == 0 ? index + 1 : nil,
            text: text,
            box: Box(x: left, y: y, width: width, height: Metrics.legendLine)
          )
        )
        y += Metrics.legendLine
      }
    }
    return lines
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }

  /// Cuts a text into lines of at most so many letters.
  private static func wrapped(_ text: String, at letters: Int) -> [String] {
    var rest = Substring(text)
    var lines: [String] = []
    while rest.count > letters {
      lines.append(String(rest.prefix(letters)))
      rest = rest.dropFirst(letters)
    }
    lines.append(String(rest))
    return lines
  }
}
