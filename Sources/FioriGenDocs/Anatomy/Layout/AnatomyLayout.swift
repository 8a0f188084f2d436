import FioriGenModel

/// Where everything stands on a component's anatomy picture.
///
/// The canvas is 320 units wide, so that the picture is readable at its natural size on the
/// narrowest phone, and a vector picture at any larger one. Parts are numbered; those with enough
/// room also bear their names, and a legend under the drawing names the others.
struct AnatomyLayout: Hashable {
  /// The whole picture.
  private(set) var canvas = Box(x: 0, y: 0, width: AnatomyMetrics.canvasWidth, height: 0)
  /// The frames, from top to bottom.
  private(set) var panels: [AnatomyPanel] = []
  /// The parts, in the order they are drawn.
  private(set) var shapes: [AnatomyShape] = []
  /// All words, none over the other.
  private(set) var words: [PictureWords] = []
  /// The samples of the key that tells what the outlines mean.
  private(set) var key: [AnatomyShape] = []

  /// Where the next thing begins.
  private var bottom = AnatomyMetrics.margin
  /// The views that the legend has to name.
  private var unnamed: Set<Int> = []

  /// Lays out a component.
  ///
  /// - Parameters:
  ///   - views: The component's views, in reading order.
  ///   - controls: The components of the catalogue that are controls.
  init(_ views: [AnatomyView], controls: Set<String> = []) {
    let kinds = views.map { PartKind(of: $0.type, controls: controls) }
    let widths = WidthClass.distinct(in: views)
    let trees = widths.map { AnatomyTree(views, width: $0).root }
    let collected = Self.neverPlaced(in: trees)
    for (width, root) in zip(widths, trees) {
      let bands = AnatomyBands(root)
      let unstated = bands.unstated.map { root.places[$0] }
      // In regular width, a view whose place is stated for compact width only has none.
      let isListed = bands.bands.isEmpty || width == .compact
      let rest = isListed ? unstated.filter { !collected.contains($0) } : []
      if widths.count > 1 {
        caption(width == .regular ? "Regular width" : "Compact width")
      } else if bands.bands.isEmpty && rest.count > 1 {
        caption("Listed in order; places are not stated")
      }
      let frame =
        width == .compact
        ? AnatomyMetrics.compactWidth : AnatomyMetrics.canvasWidth - 2 * AnatomyMetrics.margin
      panel(width: frame, isComponent: true, views, kinds) { arranger, x, y, room in
        var end = arranger.arrange(root, bands: bands.bands, x: x, y: y, width: room)
        if end > y && !rest.isEmpty { end += AnatomyMetrics.gap }
        end = arranger.list(rest, x: x, y: end, width: room)
        return end
      }
    }
    if !collected.isEmpty {
      caption("Place not stated")
      let frame = AnatomyMetrics.canvasWidth - 2 * AnatomyMetrics.margin
      panel(width: frame, isComponent: false, views, kinds) { arranger, x, y, room in
        arranger.flow(collected, x: x, y: y, width: room)
      }
    }
    legend(of: views, kinds)
    addKey(kinds)
    canvas.height = bottom - AnatomyMetrics.gap + AnatomyMetrics.margin
  }

  /// The places whose position is stated in no width; they are collected under the drawing, unless
  /// that would leave it empty.
  private static func neverPlaced(in trees: [AnatomyGroup]) -> [AnatomyPlace] {
    guard let first = trees.first, trees.allSatisfy({ !$0.stated.isEmpty }) else { return [] }
    let placed = Set(trees.flatMap { tree in tree.stated.map { tree.places[$0] } })
    let names = Set(placed.flatMap(\.views))
    return first.places.filter { place in !place.views.contains(where: names.contains) }
  }

  /// Adds a frame with parts in it.
  private mutating func panel(
    width: Double,
    isComponent: Bool,
    _ views: [AnatomyView],
    _ kinds: [PartKind],
    arrange: (inout AnatomyArranger, _ x: Double, _ y: Double, _ room: Double) -> Double
  ) {
    var arranger = AnatomyArranger(views: views, kinds: kinds)
    let inset = AnatomyMetrics.padding
    let x = AnatomyMetrics.margin
    let end = arrange(&arranger, x + inset, bottom + inset, width - 2 * inset)
    let frame = Box(x: x, y: bottom, width: width, height: end + inset - bottom)
    panels.append(AnatomyPanel(frame: frame, isComponent: isComponent))
    shapes += arranger.shapes
    words += arranger.words
    unnamed.formUnion(arranger.unnamed)
    bottom = frame.bottom + AnatomyMetrics.gap
  }

  /// Adds a heading above what comes next.
  private mutating func caption(_ text: String) {
    let room = AnatomyMetrics.canvasWidth - 2 * AnatomyMetrics.margin
    for line in AnatomyMetrics.wrapped(text, width: room, size: AnatomyMetrics.labelSize) {
      let width = AnatomyMetrics.width(of: line, size: AnatomyMetrics.labelSize)
      let box = Box(
        x: AnatomyMetrics.margin,
        y: bottom,
        width: width,
        height: AnatomyMetrics.caption
      )
      words.append(PictureWords(text: line, box: box, role: .caption))
      bottom += AnatomyMetrics.caption
    }
  }

  /// Names the parts whose names had no room in the drawing: in two columns where they fit.
  private mutating func legend(of views: [AnatomyView], _ kinds: [PartKind]) {
    let arranger = AnatomyArranger(views: views, kinds: kinds)
    let entries = unnamed.sorted()
    if entries.isEmpty { return }
    let badge = entries.map { AnatomyMetrics.badgeWidth($0 + 1) }.max() ?? AnatomyMetrics.badge
    let indent = badge + 6
    let room = AnatomyMetrics.canvasWidth - 2 * AnatomyMetrics.margin
    let half = (room - AnatomyMetrics.gap) / 2
    let fits = entries.allSatisfy { view in
      let text = arranger.title(of: view)
      return indent + AnatomyMetrics.width(of: text, size: AnatomyMetrics.labelSize) <= half
    }
    let columns = fits && entries.count > 2 ? 2 : 1
    let perColumn = (entries.count + columns - 1) / columns
    let top = bottom
    for (position, view) in entries.enumerated() {
      let column = position / perColumn
      if position % perColumn == 0 { bottom = top }
      let x = AnatomyMetrics.margin + Double(column) * (half + AnatomyMetrics.gap)
      let width = (columns == 2 ? half : room) - indent
      let own = AnatomyMetrics.badgeWidth(view + 1)
      words.append(
        PictureWords(
          text: String(view + 1),
          box: Box(x: x + badge - own, y: bottom + 2, width: own, height: AnatomyMetrics.badge),
          role: .badge(kinds[view])
        )
      )
      let size = AnatomyMetrics.labelSize
      for line in AnatomyMetrics.wrapped(arranger.title(of: view), width: width, size: size) {
        let box = Box(
          x: x + indent,
          y: bottom,
          width: AnatomyMetrics.width(of: line, size: size),
          height: AnatomyMetrics.legendLine
        )
        words.append(PictureWords(text: line, box: box, role: .legend))
        bottom += AnatomyMetrics.legendLine
      }
    }
    let end = words.map(\.box.bottom).max() ?? bottom
    bottom = end + AnatomyMetrics.gap
  }

  /// Adds the key: a sample of every sort of outline on the picture, when there are several.
  private mutating func addKey(_ kinds: [PartKind]) {
    let present = PartKind.allCases.filter(kinds.contains)
    if present.count < 2 { return }
    var x = AnatomyMetrics.margin
    for kind in present {
      let sample = Box(x: x, y: bottom + 3, width: 14, height: 10)
      key.append(
        AnatomyShape(
          name: kind.rawValue,
          kind: kind,
          outline: sample,
          isAlternative: false,
          isContainer: false
        )
      )
      let width = AnatomyMetrics.width(of: kind.rawValue, size: AnatomyMetrics.labelSize)
      let box = Box(x: sample.right + 4, y: bottom, width: width, height: AnatomyMetrics.badge)
      words.append(PictureWords(text: kind.rawValue, box: box, role: .remark))
      x = box.right + 12
    }
    bottom += AnatomyMetrics.badge + AnatomyMetrics.gap
  }
}
