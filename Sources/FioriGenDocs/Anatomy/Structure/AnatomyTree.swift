import FioriGenModel

/// A place on a picture: one view, or several of which one is shown, with the views inside it.
struct AnatomyPlace: Hashable {
  /// The indices of the views that share the place, in reading order.
  var views: [Int]
  /// What stands inside each of the views.
  var contents: [AnatomyGroup]

  /// The views with what stands inside each.
  var parts: [(view: Int, contents: AnatomyGroup)] {
    zip(views, contents).map { ($0, $1) }
  }
}

/// Places that stand next to each other, with what is known about how.
struct AnatomyGroup: Hashable {
  /// A statement about two places of the group, by their numbers.
  struct Relation: Hashable {
    /// The place that comes first: before or above the other.
    var first: Int
    /// The place that comes second.
    var second: Int
    /// The distance in points, where it is stated.
    var distance: Double?
  }

  /// The places, in reading order.
  var places: [AnatomyPlace] = []
  /// Which places stand side by side.
  var beside: [Relation] = []
  /// Which places stand one under the other.
  var stacked: [Relation] = []

  /// The places whose position is stated, at least in relation to one other.
  var stated: Set<Int> {
    Set((beside + stacked).flatMap { [$0.first, $0.second] })
  }
}

/// Builds the tree of what stands inside what, with the alternatives of each place.
struct AnatomyTree {
  /// The views outside every other view.
  let root: AnatomyGroup

  /// How deep the picture nests views; what is inside deeper ones is drawn beside it.
  private static let deepest = 3

  /// Builds the tree for one width.
  ///
  /// - Parameters:
  ///   - views: The views of a component, in reading order.
  ///   - width: The width.
  init(_ views: [AnatomyView], width: WidthClass) {
    var builder = AnatomyTreeBuilder(views: views, width: width)
    builder.findParents(deepest: Self.deepest)
    builder.findAlternatives()
    root = builder.group(inside: nil)
  }
}

/// Works out parents, alternatives and relations step by step.
private struct AnatomyTreeBuilder {
  /// A statement between two views, by their indices.
  private struct Statement {
    /// The view that comes first.
    var first: Int
    /// The view that comes second.
    var second: Int
    /// Whether they stand one under the other.
    var isStacked: Bool
    /// The distance in points.
    var distance: Double?
  }

  /// How every view stands to others, by index; `nil` for hidden ones.
  private let placements: [[ViewRelation]?]
  /// The index of each name.
  private let indices: [String: Int]
  /// The view around each view.
  private var parent: [Int?]
  /// The first view of each view's place.
  private var owner: [Int]
  /// The views that stand elsewhere in this width than usually, or nowhere.
  private let moved: Set<Int>
  /// The views, in reading order.
  private let views: [AnatomyView]

  /// Prepares views.
  init(views: [AnatomyView], width: WidthClass) {
    self.views = views
    placements = views.map(width.placement)
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() where indices[view.name] == nil {
      indices[view.name] = index
    }
    self.indices = indices
    parent = views.map { _ in nil }
    owner = Array(views.indices)
    moved = Set(views.indices.filter { width == .compact && views[$0].compact != nil })
  }

  /// Finds the view around each view. Circles are left open, and what is nested too deeply moves
  /// out to the deepest view that still has room.
  mutating func findParents(deepest: Int) {
    for index in views.indices {
      for relation in placements[index] ?? [] where relation.kind == .inside {
        guard let outer = indices[relation.view], placements[outer] != nil else { continue }
        if !ancestors(of: outer).contains(index) { parent[index] = outer }
      }
    }
    let lines = views.indices.map { ancestors(of: $0).dropFirst() }
    for (index, line) in lines.enumerated() where line.count > deepest {
      parent[index] = line[line.endIndex - deepest]
    }
  }

  /// Gives views that stand instead of each other one place.
  mutating func findAlternatives() {
    for index in views.indices {
      for relation in placements[index] ?? [] where relation.kind == .insteadOf {
        guard let other = indices[relation.view], placements[other] != nil else { continue }
        if parent[index] == nil && !ancestors(of: other).contains(index) {
          parent[index] = parent[other]
        }
        guard parent[index] == parent[other] else { continue }
        let first = min(owner[index], owner[other])
        let last = max(owner[index], owner[other])
        for view in owner.indices where owner[view] == last { owner[view] = first }
      }
    }
  }

  /// The places inside a view, or outside all of them.
  func group(inside outer: Int?) -> AnatomyGroup {
    var group = AnatomyGroup()
    var placeOf: [Int: Int] = [:]
    for view in views.indices where parent[view] == outer && placements[view] != nil {
      if let place = placeOf[owner[view]] {
        group.places[place].views.append(view)
        group.places[place].contents.append(self.group(inside: view))
      } else {
        placeOf[owner[view]] = group.places.count
        group.places.append(AnatomyPlace(views: [view], contents: [self.group(inside: view)]))
      }
    }
    for statement in statements {
      guard let first = place(of: statement.first, in: outer, placeOf),
        let second = place(of: statement.second, in: outer, placeOf), first != second
      else { continue }
      let relation = AnatomyGroup.Relation(
        first: first,
        second: second,
        distance: statement.distance
      )
      if statement.isStacked {
        if !group.stacked.contains(relation) { group.stacked.append(relation) }
      } else {
        if !group.beside.contains(relation) { group.beside.append(relation) }
      }
    }
    return group
  }

  /// The place in a view that a view stands in, itself or with the view around it.
  private func place(of view: Int, in outer: Int?, _ placeOf: [Int: Int]) -> Int? {
    let line = ancestors(of: view)
    guard let inner = line.first(where: { parent[$0] == outer }) else { return nil }
    return placeOf[owner[inner]]
  }

  /// A view and the views around it, from the inside out.
  private func ancestors(of view: Int) -> [Int] {
    var line = [view]
    while let last = line.last, let next = parent[last], !line.contains(next) { line.append(next) }
    return line
  }

  /// Everything that is said about order. Statements of other views about a moved view speak of its
  /// usual place, so they are replaced by what follows from them for its neighbours.
  private var statements: [Statement] {
    var usual: [Statement] = []
    var own: [Statement] = []
    for index in views.indices {
      usual += views[index].placement.compactMap { statement($0, of: index) }
      if moved.contains(index) {
        own += (placements[index] ?? []).compactMap { statement($0, of: index) }
      }
    }
    for view in moved.sorted() {
      let before = usual.filter { $0.second == view && !$0.isStacked }
      let after = usual.filter { $0.first == view && !$0.isStacked }
      usual.removeAll { $0.first == view || $0.second == view }
      for first in before {
        for second in after where first.first != second.second {
          usual.append(Statement(first: first.first, second: second.second, isStacked: false))
        }
      }
    }
    return usual + own
  }

  /// What a relation says about order; `nil` for relations that say nothing about it.
  private func statement(_ relation: ViewRelation, of index: Int) -> Statement? {
    guard let other = indices[relation.view], other != index else { return nil }
    let distance = relation.distance
    return switch relation.kind {
    case .trailingOf:
      Statement(first: other, second: index, isStacked: false, distance: distance)
    case .leadingOf:
      Statement(first: index, second: other, isStacked: false, distance: distance)
    case .below: Statement(first: other, second: index, isStacked: true, distance: distance)
    case .above: Statement(first: index, second: other, isStacked: true, distance: distance)
    case .inside, .insteadOf: nil
    }
  }
}
