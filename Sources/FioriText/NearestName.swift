/// Finds the name that a user probably meant.
package enum NearestName {
  /// The candidate closest to a misspelt name.
  ///
  /// Letters count alike whatever their case. A candidate is only offered when at most a third of
  /// the name, and at most three letters, would have to change.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - candidates: The names that would have been right.
  /// - Returns: The closest candidate, the first in alphabetical order among equals, or `nil`.
  package static func suggestion(for name: String, among candidates: some Sequence<String>)
    -> String?
  {
    let wanted = letters(of: name)
    let limit = min(3, max(1, wanted.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in candidates.sorted() where candidate != name {
      let found = EditDistance.between(wanted, letters(of: candidate), limit: limit)
      guard let distance = found, distance < best?.distance ?? Int.max else { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The letters that are compared; long names count by their beginning, which bounds the work for
  /// hostile input.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    Array(name.prefix(80).lowercased().unicodeScalars.prefix(80))
  }
}
