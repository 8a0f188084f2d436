import FioriGenModel
import FioriText

/// The anchors of a document while it is read.
struct YAMLAnchors {
  /// A finished node that aliases may repeat.
  struct Anchor {
    /// The node.
    var node: YAMLNode
    /// How many nodes it consists of, aliases expanded.
    var size: Int
    /// How many lists and mappings stand inside one another in it.
    var height: Int
    /// Where the anchor stands.
    var range: SourceRange
  }

  /// What is known of a name after `*`.
  enum LookUp {
    /// The node was read.
    case complete(Anchor)
    /// The node is being read: the alias is inside it.
    case open(SourceRange)
    /// There is no such anchor, but perhaps one with a similar name.
    case unknown(nearest: String?)
  }

  /// The finished anchors by name.
  private var complete: [String: Anchor] = [:]

  /// Where the unfinished ones begin.
  private var unfinished: [String: SourceRange] = [:]

  /// How many more names may be compared in search of suggestions.
  private var remainingComparisons = 10_000

  /// Notes that an anchored list or mapping begins.
  mutating func open(_ name: String, at range: SourceRange) {
    unfinished[name] = range
  }

  /// Notes that an anchored node is finished.
  ///
  /// - Parameters:
  ///   - name: The anchor's name.
  ///   - node: The node.
  ///   - range: Where the anchor stands.
  /// - Returns: Where the same name was used before, if it was.
  mutating func close(_ name: String, _ node: YAMLNode, at range: SourceRange) -> SourceRange? {
    unfinished[name] = nil
    let first = complete[name]?.range
    let (size, height) = Self.extent(of: node)
    complete[name] = Anchor(node: node, size: size, height: height, range: range)
    return first
  }

  /// What a name after `*` stands for.
  ///
  /// - Parameter name: The name.
  /// - Returns: The node, or why there is none.
  mutating func lookUp(_ name: String) -> LookUp {
    if let start = unfinished[name] { return .open(start) }
    if let anchor = complete[name] { return .complete(anchor) }
    remainingComparisons -= complete.count
    guard remainingComparisons >= 0 else { return .unknown(nearest: nil) }
    return .unknown(nearest: NearestName.suggestion(for: name, among: complete.keys))
  }

  /// The number of nodes in a tree, and how many of them stand inside one another.
  private static func extent(of node: YAMLNode) -> (size: Int, height: Int) {
    var size = 1
    var height = 0
    switch node.content {
    case .scalar, .unreadable:
      return (1, 0)
    case .sequence(let elements):
      for element in elements { add(extent(of: element), to: &size, &height) }
    case .mapping(let entries):
      for entry in entries {
        size += 1
        add(extent(of: entry.value), to: &size, &height)
      }
    }
    return (size, height + 1)
  }

  /// Adds a part's extent to a whole's.
  private static func add(_ part: (size: Int, height: Int), to size: inout Int, _ height: inout Int)
  {
    size += part.size
    height = max(height, part.height)
  }
}
