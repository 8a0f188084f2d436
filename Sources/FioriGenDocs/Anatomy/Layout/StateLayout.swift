import FioriGenModel

/// Where everything stands on the picture of a component's states: a card for every state with its
/// name and what it means.
struct StateLayout: Hashable {
  /// The whole picture.
  private(set) var canvas = Box(x: 0, y: 0, width: AnatomyMetrics.canvasWidth, height: 0)
  /// A frame for every state, in the order of the enumeration.
  private(set) var cards: [Box] = []
  /// All words, none over the other.
  private(set) var words: [PictureWords] = []

  /// Lays out the states.
  ///
  /// - Parameter states: The cases of the enumeration.
  init(_ states: [EnumerationCase]) {
    let margin = AnatomyMetrics.margin
    let left = margin + AnatomyMetrics.padding
    let indent = states.indices.map { AnatomyMetrics.badgeWidth($0 + 1) }.max() ?? 0
    let text = left + indent + 8
    let room = AnatomyMetrics.canvasWidth - margin - AnatomyMetrics.padding - text
    var bottom = margin
    for (index, state) in states.enumerated() {
      let top = bottom
      var y = top + AnatomyMetrics.padding
      let badge = Box(
        x: left,
        y: y + 1,
        width: AnatomyMetrics.badgeWidth(index + 1),
        height: AnatomyMetrics.badge
      )
      words.append(PictureWords(text: String(index + 1), box: badge, role: .badge(.control)))
      let size = AnatomyMetrics.labelSize
      let heading = AnatomyMetrics.wrapped(state.name, width: room, size: size)
      let meaning =
        state.summary.isEmpty
        ? [] : AnatomyMetrics.wrapped(state.summary, width: room, size: size)
      for (line, role) in heading.map({ ($0, PictureWords.Role.heading) })
        + meaning.map({ ($0, PictureWords.Role.remark) })
      {
        let width = AnatomyMetrics.width(of: line, size: size)
        let height = role == .heading ? AnatomyMetrics.caption : AnatomyMetrics.badge
        let box = Box(x: text, y: y, width: width, height: height)
        words.append(PictureWords(text: line, box: box, role: role))
        y += height
      }
      bottom = y + AnatomyMetrics.padding
      cards.append(
        Box(
          x: margin,
          y: top,
          width: AnatomyMetrics.canvasWidth - 2 * margin,
          height: bottom - top
        )
      )
      bottom += AnatomyMetrics.gap
    }
    canvas.height = bottom - AnatomyMetrics.gap + margin
  }
}
