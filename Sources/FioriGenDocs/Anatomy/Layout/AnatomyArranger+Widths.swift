import FioriGenModel

extension AnatomyArranger {
  /// How wide something wants to be.
  struct Need: Hashable {
    /// The width below which it cannot be drawn.
    var least: Double
    /// Its share of the room that is left; 0 for what has a size of its own.
    var weight: Double
  }

  /// The width a view has by its stated size, with the number beside it where it is small.
  ///
  /// - Parameter view: The view's number, starting at 0.
  /// - Returns: The width, or `nil` without a stated size.
  func natural(_ view: Int) -> Double? {
    guard let size = views[view].size, size.width > 0, size.height > 0 else { return nil }
    let scale = min(1, AnatomyMetrics.tallest / size.height)
    let badge = AnatomyMetrics.badgeWidth(view + 1)
    let isSmall = min(size.width, size.height) * scale < AnatomyMetrics.smallest
    return size.width * scale + (isSmall ? 3 + badge : 0)
  }

  /// How wide a place wants to be.
  ///
  /// - Parameter place: The place.
  /// - Returns: The need of its widest view.
  func need(of place: AnatomyPlace) -> Need {
    var need = Need(least: 0, weight: 0)
    for (view, contents) in place.parts {
      let least = AnatomyMetrics.badgeWidth(view + 1) + 4
      if !contents.places.isEmpty {
        need.least = max(need.least, 90)
        need.weight = max(need.weight, 6)
      } else if let width = natural(view) {
        need.least = max(need.least, width)
      } else {
        need.least = max(need.least, least)
        need.weight = max(need.weight, Self.weight(of: kinds[view]))
      }
    }
    return need
  }

  /// How wide a column wants to be.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - group: The group it is of.
  /// - Returns: The need of its widest place; the places of a row can go on in a next line.
  func need(of column: AnatomyBands.Column, in group: AnatomyGroup) -> Need {
    let needs = column.flatMap { $0.rows.joined().map { need(of: group.places[$0]) } }
    return Need(
      least: needs.map(\.least).max() ?? 0,
      weight: needs.map(\.weight).max() ?? 0
    )
  }

  /// Breaks a row of things into lines that fit.
  ///
  /// - Parameters:
  ///   - things: The things with their needs.
  ///   - room: The width of a line.
  /// - Returns: The lines; a thing that is too wide for any line has one of its own.
  func lines<Thing>(
    of things: [(column: Thing, need: Need)],
    _ room: Double
  ) -> [[(column: Thing, need: Need)]] {
    var lines: [[(column: Thing, need: Need)]] = []
    var used = 0.0
    for thing in things {
      let more = thing.need.least + AnatomyMetrics.gap
      if lines.isEmpty || used + thing.need.least > room {
        lines.append([thing])
        used = more
      } else {
        lines[lines.count - 1].append(thing)
        used += more
      }
    }
    return lines
  }

  /// Shares the room of a line.
  ///
  /// - Parameters:
  ///   - needs: What each thing needs; together no more than the room, unless there is only one.
  ///   - room: The width of the line.
  /// - Returns: The width of each.
  static func widths(_ needs: [Need], room: Double) -> [Double] {
    let gaps = AnatomyMetrics.gap * Double(max(0, needs.count - 1))
    let total = needs.reduce(0) { $0 + $1.weight }
    let left = max(0, room - gaps - needs.reduce(0) { $0 + $1.least })
    return needs.map { need in
      let share = total > 0 ? left * need.weight / total : 0
      return min(room, need.least + share)
    }
  }

  /// How much of the room a part without a stated size gets: what holds other things, such as a
  /// stack of icons, is not known to be wide.
  private static func weight(of kind: PartKind) -> Double {
    switch kind {
    case .text, .image: 4
    case .control: 3
    case .other: 1
    }
  }
}
