import FioriGenModel

/// Which column and row every view of a component stands in, worked out from how the views stand to
/// each other.
///
/// Nothing is placed by hand: `trailingOf` and `leadingOf` order columns, `below` and `above` order
/// rows, views that stand `insteadOf` another share its cell, and a view without any relation
/// follows the one before it.
struct AnatomyGrid {
  /// A cell of the grid with the views that are shown in it, one instead of the other.
  struct Cell {
    /// The column, starting at 0.
    var column: Int
    /// The row, starting at 0.
    var row: Int
    /// The indices of the views, in reading order.
    var views: [Int]
  }

  /// The cells that hold anything, in reading order of their first view.
  private(set) var cells: [Cell] = []

  /// The number of columns.
  private(set) var columns = 0

  /// The number of rows.
  private(set) var rows = 0

  /// Places views.
  ///
  /// - Parameter views: The views of one component, in reading order.
  init(_ views: [AnatomyView]) {
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() where indices[view.name] == nil {
      indices[view.name] = index
    }
    let owner = Self.cellOwners(of: views, indices: indices)
    var edges = Self.edges(of: views, indices: indices, owner: owner)
    edges.followTheViewBefore(views: views, owner: owner)

    let count = views.count
    let columnOf = Self.longestPaths(count: count, edges: edges.columns)
    let rowOf = Self.longestPaths(count: count, edges: edges.rows)
    place(count: count, owner: owner, columnOf: columnOf, rowOf: rowOf)
  }

  /// Puts every view into a cell; a cell that is taken sends the later view one row down.
  private mutating func place(count: Int, owner: [Int], columnOf: [Int], rowOf: [Int]) {
    var taken: [Int: Int] = [:]
    var cellOf: [Int: Int] = [:]
    for view in 0..<count where owner[view] == view {
      var row = rowOf[view]
      while taken[columnOf[view] * 1000 + row] != nil { row += 1 }
      taken[columnOf[view] * 1000 + row] = view
      cellOf[view] = cells.count
      cells.append(Cell(column: columnOf[view], row: row, views: [view]))
    }
    for view in 0..<count where owner[view] != view {
      if let cell = cellOf[owner[view]] { cells[cell].views.append(view) }
    }
    compact()
  }

  /// Closes gaps, so that columns and rows are numbered without holes.
  private mutating func compact() {
    let usedColumns = Set(cells.map(\.column)).sorted()
    let usedRows = Set(cells.map(\.row)).sorted()
    for index in cells.indices {
      cells[index].column = usedColumns.firstIndex(of: cells[index].column) ?? 0
      cells[index].row = usedRows.firstIndex(of: cells[index].row) ?? 0
    }
    columns = usedColumns.count
    rows = usedRows.count
  }

  /// The view whose cell each view is shown in: itself, or the one it stands instead of.
  private static func cellOwners(of views: [AnatomyView], indices: [String: Int]) -> [Int] {
    var owner = Array(views.indices)
    for (index, view) in views.enumerated() {
      for relation in view.placement where relation.kind == .insteadOf {
        guard let other = indices[relation.view], other != index else { continue }
        let root = owner[other]
        if root != index { owner[index] = min(root, index) }
        if root > index { owner[root] = index }
      }
    }
    // Chains end at their first view.
    for index in owner.indices {
      var root = owner[index]
      while owner[root] != root { root = owner[root] }
      owner[index] = root
    }
    return owner
  }

  /// The order that the relations demand.
  private static func edges(
    of views: [AnatomyView],
    indices: [String: Int],
    owner: [Int]
  ) -> Edges {
    var edges = Edges(count: views.count)
    for (index, view) in views.enumerated() {
      for relation in view.placement {
        guard let other = indices[relation.view] else { continue }
        let here = owner[index]
        let there = owner[other]
        if here == there { continue }
        switch relation.kind {
        case .trailingOf: edges.beside(first: there, second: here, described: here)
        case .leadingOf: edges.beside(first: here, second: there, described: here)
        case .below: edges.stacked(upper: there, lower: here, described: here)
        case .above: edges.stacked(upper: here, lower: there, described: here)
        case .inside: edges.stacked(upper: there, lower: here, described: here)
        case .insteadOf: break
        }
      }
    }
    return edges
  }

  /// The position of every view: the longest chain of demands that leads to it. Demands that
  /// contradict each other are followed only as far as a chain can be long.
  private static func longestPaths(count: Int, edges: [Edges.Edge]) -> [Int] {
    var position = Array(repeating: 0, count: count)
    for _ in 0..<count {
      var changed = false
      for edge in edges {
        let least = position[edge.first] + edge.distance
        if position[edge.second] < least && least < count {
          position[edge.second] = least
          changed = true
        }
      }
      if !changed { break }
    }
    return position
  }
}

/// The demands on columns and rows that follow from how views stand to each other.
private struct Edges {
  /// The second view comes at least `distance` after the first; 0 means not before it.
  struct Edge {
    /// The view that comes first.
    var first: Int
    /// The view that comes second.
    var second: Int
    /// By how much at least.
    var distance: Int
  }

  /// The demands on columns.
  private(set) var columns: [Edge] = []

  /// The demands on rows.
  private(set) var rows: [Edge] = []

  /// Which views say themselves where they stand.
  private var isPlaced: [Bool]

  /// Creates demands for a number of views.
  init(count: Int) {
    isPlaced = Array(repeating: false, count: count)
  }

  /// One view stands after the other in reading direction.
  mutating func beside(first: Int, second: Int, described: Int) {
    columns.append(Edge(first: first, second: second, distance: 1))
    // Neighbours start in the same row unless something else moves one of them.
    rows.append(
      Edge(
        first: first == described ? second : first,
        second: described,
        distance: 0
      )
    )
    isPlaced[described] = true
  }

  /// One view stands under the other.
  mutating func stacked(upper: Int, lower: Int, described: Int) {
    rows.append(Edge(first: upper, second: lower, distance: 1))
    columns.append(
      Edge(
        first: upper == described ? lower : upper,
        second: described,
        distance: 0
      )
    )
    isPlaced[described] = true
  }

  /// Views that say nothing stand under the view before them.
  mutating func followTheViewBefore(views: [AnatomyView], owner: [Int]) {
    let mentioned = Set(columns.flatMap { [$0.first, $0.second] })
    var before: Int?
    for index in views.indices where owner[index] == index {
      defer { before = index }
      guard let before, !isPlaced[index], !mentioned.contains(index) else { continue }
      rows.append(Edge(first: before, second: index, distance: 1))
      columns.append(Edge(first: before, second: index, distance: 0))
    }
  }
}
