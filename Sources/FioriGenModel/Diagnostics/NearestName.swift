/// Finds the name a user probably meant.
public enum NearestName {
  /// The candidate closest to a misspelt name.
  ///
  /// Letters count alike whatever their case. A candidate is only offered when at most a third of
  /// the name, and at most three letters, would have to change.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - candidates: The names that would have been right.
  /// - Returns: The closest candidate, the first in alphabetical order among equals, or `nil`.
  public static func suggestion(for name: String, among candidates: some Sequence<String>)
    -> String?
  {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longestCompared))
    let limit = min(3, max(1, wanted.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(longestCompared))
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      guard distance <= limit else { continue }
      if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// Longer names are compared by their beginning, which bounds the work for hostile input.
  private static let longestCompared = 80

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        var cost = min(
          previous[column] + 1,
          current[column - 1] + 1,
          previous[column - 1] + (same ? 0 : 1)
        )
        let isSwap =
          row > 1 && column > 1 && left[row - 1] == right[column - 2]
          && left[row - 2] == right[column - 1]
        if isSwap { cost = min(cost, beforePrevious[column - 2] + 1) }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
