/// A Swift file before it is printed.
struct SwiftFile: Hashable, Sendable {
  /// The lines of the comment at its top.
  var header: [String]

  /// The modules it imports publicly, sorted.
  var imports: [String]

  /// What it declares, in order.
  var declarations: [Declaration]
}
