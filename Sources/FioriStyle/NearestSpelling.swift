/// Finds the name that a user probably meant.
package enum NearestSpelling {
  /// The candidate closest to a misspelt name.
  ///
  /// Letters count alike whatever their case. A candidate is only offered when at most a third of
  /// the name, and at most three letters, would have to change.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - candidates: The names that would have been right.
  /// - Returns: The closest candidate, the first in alphabetical order among equals, or `nil`.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    let wanted = letters(of: name)
    let limit = min(3, max(1, wanted.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in candidates.sorted() where candidate != name {
      let distance = editDistance(wanted, letters(of: candidate), limit: limit)
      guard distance <= limit, distance < best?.distance ?? Int.max else { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The letters that are compared; long names count by their beginning, which bounds the work for
  /// hostile input.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    Array(name.prefix(80).lowercased().unicodeScalars.prefix(80))
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names;
  /// anything above the limit may be reported as one more than the limit.
  private static func editDistance(
    _ left: [Unicode.Scalar],
    _ right: [Unicode.Scalar],
    limit: Int
  ) -> Int {
    if abs(left.count - right.count) > limit { return limit + 1 }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        var cost = min(previous[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
