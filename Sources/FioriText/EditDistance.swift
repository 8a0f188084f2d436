/// Counts the letters that two texts differ by.
package enum EditDistance {
  /// The number of insertions, deletions, replacements and swaps of neighbours between two texts.
  ///
  /// - Parameters:
  ///   - left: One text.
  ///   - right: The other text.
  ///   - limit: The largest number of interest.
  /// - Returns: The number; `nil` when it is larger than the limit.
  package static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int)
    -> Int?
  {
    guard abs(left.count - right.count) <= limit else { return nil }
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      var least = row
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          previous[column] + 1,
          current[column - 1] + 1,
          previous[column - 1] + (isSame ? 0 : 1)
        )
        let isSwap =
          row > 1 && column > 1 && left[row - 1] == right[column - 2]
          && left[row - 2] == right[column - 1]
        if isSwap { cost = min(cost, beforePrevious[column - 2] + 1) }
        current.append(cost)
        least = min(least, cost)
      }
      if least > limit { return nil }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
