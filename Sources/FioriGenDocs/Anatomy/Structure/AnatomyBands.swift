/// The rows and columns that the places of a group form.
///
/// Places that stand one under the other form a stack. Stacks that stand side by side form a band
/// of columns. Bands lie one under the other. Nothing is placed by hand, and statements that
/// contradict each other are followed as far as they can be.
struct AnatomyBands: Hashable {
  /// Places one under the other; those of one row stand side by side.
  struct Stack: Hashable {
    /// The rows, each with the numbers of its places.
    var rows: [[Int]]
    /// The distance above each row where one is stated.
    var distances: [Double?]
  }

  /// The stacks that stand in the same column, one under the other.
  typealias Column = [Stack]

  /// The bands, from top to bottom, with their columns from start to end.
  private(set) var bands: [[Column]] = []
  /// The places about whose position nothing is stated, in reading order.
  private(set) var unstated: [Int] = []

  /// Arranges a group.
  ///
  /// - Parameter group: The places and what is stated about them.
  init(_ group: AnatomyGroup) {
    let stated = group.stated
    unstated = group.places.indices.filter { !stated.contains($0) }

    let pairsBeside = Set(group.beside.map { Set([$0.first, $0.second]) })
    let vertical = group.stacked.filter { !pairsBeside.contains(Set([$0.first, $0.second])) }
    let stackOf = Self.unions(count: group.places.count, vertical.map { ($0.first, $0.second) })
    let stackEdges = group.beside.map { (stackOf[$0.first], stackOf[$0.second]) }
    let bandOf = Self.unions(count: group.places.count, stackEdges)
    let columnOf = Self.longestPaths(
      count: group.places.count,
      stackEdges.filter { $0.0 != $0.1 }.map { ($0.0, $0.1, 1) }
    )

    let roots = stated.filter { stackOf[$0] == $0 }.sorted()
    for band in Set(roots.map { bandOf[$0] }).sorted() {
      let members = roots.filter { bandOf[$0] == band }
      bands.append(
        Set(members.map { columnOf[$0] }).sorted().map { column in
          members.filter { columnOf[$0] == column }.map { root in
            let places = stated.filter { stackOf[$0] == root }.sorted()
            return Self.stack(of: places, group: group, vertical: vertical)
          }
        }
      )
    }
  }

  /// Orders the places of one stack.
  private static func stack(
    of places: [Int],
    group: AnatomyGroup,
    vertical: [AnatomyGroup.Relation]
  ) -> Stack {
    let members = Set(places)
    let count = group.places.count
    let inside = group.beside.filter { members.contains($0.first) && members.contains($0.second) }
    let down = vertical.filter { members.contains($0.first) }
    let level = inside.flatMap { [($0.first, $0.second, 0), ($0.second, $0.first, 0)] }
    let rowOf = longestPaths(count: count, down.map { ($0.first, $0.second, 1) } + level)
    let orderOf = longestPaths(count: count, inside.map { ($0.first, $0.second, 1) })
    let rows = Set(places.map { rowOf[$0] }).sorted().map { row in
      places.filter { rowOf[$0] == row }.sorted { (orderOf[$0], $0) < (orderOf[$1], $1) }
    }
    let distances = rows.map { row in
      down.first { row.contains($0.second) && $0.distance != nil }?.distance
    }
    return Stack(rows: rows, distances: distances)
  }

  /// The first member of every number's set, after joining pairs.
  private static func unions(count: Int, _ pairs: [(Int, Int)]) -> [Int] {
    var root = Array(0..<count)
    for (first, second) in pairs {
      let (low, high) = (min(root[first], root[second]), max(root[first], root[second]))
      if low == high { continue }
      for index in root.indices where root[index] == high { root[index] = low }
    }
    return root
  }

  /// The length of the longest chain of demands that leads to each number. Demands that run in a
  /// circle are followed only as far as a chain can be long.
  private static func longestPaths(count: Int, _ edges: [(Int, Int, Int)]) -> [Int] {
    var position = Array(repeating: 0, count: count)
    for _ in 0..<count {
      var isSettled = true
      for (first, second, distance) in edges {
        let least = position[first] + distance
        if position[second] < least && least < count {
          position[second] = least
          isSettled = false
        }
      }
      if isSettled { break }
    }
    return position
  }
}
