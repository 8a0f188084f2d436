/// Finds the known name that a name is a misspelling of.
///
/// The bar is high, because apps define names of their own: at most two letters may differ, never only
/// digits, and the difference must be small within the part of the name where it lies. `line-color`
/// is no misspelling of `tint-color`.
struct NearMiss: Sendable {
  /// A known name made ready for comparing.
  private struct Candidate: Sendable {
    /// The name.
    let name: String
    /// What is compared.
    let spelling: NameSpelling
  }

  /// The known names.
  private let candidates: [Candidate]

  /// What decides at first sight whether a candidate can be near, in the order of the candidates.
  private let sketches: [NameSketch]

  /// Prepares to compare.
  ///
  /// - Parameter names: The known names.
  init(_ names: some Sequence<String>) {
    candidates = Set(names).sorted().map { Candidate(name: $0, spelling: NameSpelling($0)) }
    sketches = candidates.map { NameSketch($0.name) }
  }

  /// The known name that a name is a misspelling of.
  ///
  /// - Parameter name: A name that is not known.
  /// - Returns: The nearest name, the first in alphabetical order among equals; `nil` when none is near.
  func nearest(to name: String) -> String? {
    guard name.utf8.count >= 4, name.utf8.count <= NameSketch.longest else { return nil }
    let sketch = NameSketch(name)
    var spelling: NameSpelling?
    var best: (distance: Int, name: String)?
    for index in sketches.indices where sketch.canBeNear(sketches[index]) {
      let wanted = spelling ?? NameSpelling(name)
      spelling = wanted
      guard let distance = wanted.distance(to: candidates[index].spelling),
        distance < best?.distance ?? 3
      else { continue }
      best = (distance, candidates[index].name)
    }
    return best?.name
  }
}
