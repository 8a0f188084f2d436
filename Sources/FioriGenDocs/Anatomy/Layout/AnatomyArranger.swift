import FioriGenModel

/// Gives every part of a panel its box, and its number and name their room.
struct AnatomyArranger {
  /// The views of the component, in reading order.
  let views: [AnatomyView]
  /// What sort of thing each view is.
  let kinds: [PartKind]

  /// The parts, in the order they are drawn: what is around others comes first.
  private(set) var shapes: [AnatomyShape] = []
  /// Numbers, names and remarks.
  private(set) var words: [PictureWords] = []
  /// The views whose names had no room beside their numbers.
  private(set) var unnamed: Set<Int> = []

  /// Starts with nothing arranged.
  ///
  /// - Parameters:
  ///   - views: The views of the component, in reading order.
  ///   - kinds: What sort of thing each view is.
  init(views: [AnatomyView], kinds: [PartKind]) {
    self.views = views
    self.kinds = kinds
  }

  /// Arranges the places of a group whose position is stated.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - bands: Its rows and columns.
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The room from the left edge on.
  /// - Returns: The bottom edge.
  mutating func arrange(
    _ group: AnatomyGroup,
    bands: [[AnatomyBands.Column]],
    x: Double,
    y: Double,
    width: Double
  ) -> Double {
    var bottom = y
    for band in bands {
      for columns in lines(of: band.map { (column: $0, need: need(of: $0, in: group)) }, width) {
        if bottom > y { bottom += AnatomyMetrics.gap }
        var left = x
        let top = bottom
        let widths = Self.widths(columns.map(\.need), room: width)
        for (column, columnWidth) in zip(columns.map(\.column), widths) {
          let end = arrange(column, of: group, x: left, y: top, width: columnWidth)
          bottom = max(bottom, end)
          left += columnWidth + AnatomyMetrics.gap
        }
      }
    }
    return bottom
  }

  /// Arranges places one under the other.
  ///
  /// - Parameters:
  ///   - places: The places.
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The room from the left edge on.
  /// - Returns: The bottom edge.
  mutating func list(_ places: [AnatomyPlace], x: Double, y: Double, width: Double) -> Double {
    var bottom = y
    for place in places {
      if bottom > y { bottom += AnatomyMetrics.gap }
      bottom = arrange(place, x: x, y: bottom, width: width)
    }
    return bottom
  }

  /// Arranges places like words: side by side, and on the next line when the room is used up.
  ///
  /// - Parameters:
  ///   - places: The places.
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The room from the left edge on.
  /// - Returns: The bottom edge.
  mutating func flow(_ places: [AnatomyPlace], x: Double, y: Double, width: Double) -> Double {
    var left = x
    var top = y
    var bottom = y
    for place in places {
      let wanted = min(width, flowingWidth(of: place))
      if left > x && left + wanted > x + width {
        left = x
        top = bottom + AnatomyMetrics.gap
      }
      bottom = max(bottom, arrange(place, x: left, y: top, width: wanted))
      left += wanted + AnatomyMetrics.gap
    }
    return bottom
  }

  /// The width at which a place shows its names.
  private func flowingWidth(of place: AnatomyPlace) -> Double {
    if place.contents.contains(where: { !$0.places.isEmpty }) { return .infinity }
    return place.views.map { view in
      let own = AnatomyMetrics.width(of: title(of: view), size: AnatomyMetrics.labelSize)
      return own + AnatomyMetrics.badgeWidth(view + 1) + 13 + (views[view].size?.width ?? 0)
    }.max() ?? 0
  }

  /// Arranges the stacks of a column.
  private mutating func arrange(
    _ column: AnatomyBands.Column,
    of group: AnatomyGroup,
    x: Double,
    y: Double,
    width: Double
  ) -> Double {
    var bottom = y
    for stack in column {
      for (row, distance) in zip(stack.rows, stack.distances) {
        let places = row.map { group.places[$0] }
        for line in lines(of: places.map { (column: $0, need: need(of: $0)) }, width) {
          // A stated distance is drawn as it is, as long as two outlines can be told apart.
          if bottom > y { bottom += max(2, min(24, distance ?? AnatomyMetrics.gap)) }
          let top = bottom
          var left = x
          for (place, placeWidth) in zip(line, Self.widths(line.map(\.need), room: width)) {
            bottom = max(bottom, arrange(place.column, x: left, y: top, width: placeWidth))
            left += placeWidth + AnatomyMetrics.gap
          }
        }
      }
    }
    return bottom
  }

  /// Arranges a place: its alternatives one under the other, with *or* between them.
  private mutating func arrange(
    _ place: AnatomyPlace,
    x: Double,
    y: Double,
    width: Double
  ) -> Double {
    var bottom = y
    for (position, (view, contents)) in place.parts.enumerated() {
      if position > 0 {
        let or = AnatomyMetrics.width(of: "or", size: AnatomyMetrics.badgeSize)
        let middle = x + min(width, place.views.map { natural($0) ?? width }.min() ?? width) / 2
        let room = Box(
          x: middle - or / 2,
          y: bottom,
          width: or,
          height: AnatomyMetrics.alternativeGap
        )
        words.append(PictureWords(text: "or", box: room, role: .remark))
        bottom += AnatomyMetrics.alternativeGap
      }
      let isAlternative = place.views.count > 1
      bottom =
        contents.places.isEmpty
        ? leaf(view, x: x, y: bottom, width: width, isAlternative: isAlternative)
        : container(view, contents, x: x, y: bottom, width: width, isAlternative: isAlternative)
    }
    return bottom
  }

  /// Arranges a view with others inside it: a strip with its name above them.
  private mutating func container(
    _ view: Int,
    _ contents: AnatomyGroup,
    x: Double,
    y: Double,
    width: Double,
    isAlternative: Bool
  ) -> Double {
    let index = shapes.count
    let strip = Box(x: x, y: y, width: width, height: AnatomyMetrics.smallest + 2)
    shapes.append(shape(view, strip, isAlternative: isAlternative, isContainer: true))
    name(view, in: strip)
    let bands = AnatomyBands(contents)
    let inset = AnatomyMetrics.gap
    let room = width - 2 * inset
    var bottom = arrange(
      contents,
      bands: bands.bands,
      x: x + inset,
      y: strip.bottom,
      width: room
    )
    if !bands.bands.isEmpty && !bands.unstated.isEmpty { bottom += AnatomyMetrics.gap }
    let rest = bands.unstated.map { contents.places[$0] }
    bottom = list(rest, x: x + inset, y: bottom, width: room) + inset
    shapes[index].outline.height = bottom - y
    return bottom
  }

  /// Arranges a view with nothing inside it: in its stated size, or as wide as the room.
  private mutating func leaf(
    _ view: Int,
    x: Double,
    y: Double,
    width: Double,
    isAlternative: Bool
  ) -> Double {
    guard let size = views[view].size, size.width > 0, size.height > 0 else {
      let box = Box(x: x, y: y, width: width, height: AnatomyMetrics.partHeight)
      shapes.append(shape(view, box, isAlternative: isAlternative))
      name(view, in: box)
      return box.bottom
    }
    let scale = min(1, width / size.width, AnatomyMetrics.tallest / size.height)
    let box = Box(x: x, y: y, width: size.width * scale, height: size.height * scale)
    shapes.append(shape(view, box, isAlternative: isAlternative))
    let badge = AnatomyMetrics.badgeWidth(view + 1)
    let isSmall = min(box.width, box.height) < AnatomyMetrics.smallest || box.width < badge + 4
    if !isSmall {
      let inside = Box(x: x + 4, y: y + 4, width: badge, height: AnatomyMetrics.badge)
      number(view, in: inside)
      label(view, x: box.right + 4, y: y, height: box.height, room: x + width - box.right - 4)
      return box.bottom
    }
    if box.right + 3 + badge <= x + width {
      let middle = y + (max(box.height, AnatomyMetrics.badge) - AnatomyMetrics.badge) / 2
      let beside = Box(x: box.right + 3, y: middle, width: badge, height: AnatomyMetrics.badge)
      number(view, in: beside)
      let left = beside.right + 4
      label(view, x: left, y: middle, height: AnatomyMetrics.badge, room: x + width - left)
      return max(box.bottom, beside.bottom)
    }
    let under = Box(x: x, y: box.bottom + 2, width: badge, height: AnatomyMetrics.badge)
    number(view, in: under)
    unnamed.insert(view)
    return under.bottom
  }

  /// Puts a part's number and, where there is room, its name into a box.
  private mutating func name(_ view: Int, in box: Box) {
    let width = AnatomyMetrics.badgeWidth(view + 1)
    let badge = Box(
      x: box.x + min(4, max(0, (box.width - width) / 2)),
      y: box.y + (box.height - AnatomyMetrics.badge) / 2,
      width: width,
      height: AnatomyMetrics.badge
    )
    number(view, in: badge)
    let left = badge.right + 4
    label(view, x: left, y: box.y, height: box.height, room: box.right - 4 - left)
  }

  /// Puts a part's number into a badge.
  private mutating func number(_ view: Int, in box: Box) {
    words.append(PictureWords(text: String(view + 1), box: box, role: .badge(kinds[view])))
  }

  /// Writes a part's name where there is room for it; the legend takes the others.
  private mutating func label(_ view: Int, x: Double, y: Double, height: Double, room: Double) {
    let text = title(of: view)
    let width = AnatomyMetrics.width(of: text, size: AnatomyMetrics.labelSize)
    if width > room {
      unnamed.insert(view)
      return
    }
    let line = AnatomyMetrics.badge
    let box = Box(x: x, y: y + (height - line) / 2, width: width, height: line)
    words.append(PictureWords(text: text, box: box, role: .label(kinds[view])))
  }

  /// A part's name, with its size where one is stated.
  ///
  /// - Parameter view: The view's number, starting at 0.
  /// - Returns: The text.
  func title(of view: Int) -> String {
    guard let size = views[view].size else { return views[view].name }
    return "\(views[view].name) \(NumberText.short(size.width)) × \(NumberText.short(size.height))"
  }

  /// The shape of a part.
  private func shape(
    _ view: Int,
    _ outline: Box,
    isAlternative: Bool,
    isContainer: Bool = false
  ) -> AnatomyShape {
    AnatomyShape(
      name: views[view].name,
      kind: kinds[view],
      outline: outline,
      isAlternative: isAlternative,
      isContainer: isContainer
    )
  }
}
