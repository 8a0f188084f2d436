import FioriGenModel

/// The pairs of a mapping while it is read; finds repeated keys in constant time.
struct YAMLPairs {
  /// The pairs, each key once.
  private(set) var entries: [YAMLEntry] = []

  /// The indices of the pairs by key; only filled for mappings that are too long to search.
  private var indices: [String: Int] = [:]

  /// Up to this many pairs, comparing all keys is faster than hashing them.
  private static let longestSearched = 8

  /// Adds a pair.
  ///
  /// - Parameter entry: The pair.
  /// - Returns: `nil`, or where the same key stands already; then the pair is not added.
  mutating func append(_ entry: YAMLEntry) -> SourceRange? {
    if let index = index(of: entry.key) { return entries[index].keyRange }
    entries.append(entry)
    if !indices.isEmpty {
      indices[entry.key] = entries.count - 1
    } else if entries.count > Self.longestSearched {
      for (index, entry) in entries.enumerated() { indices[entry.key] = index }
    }
    return nil
  }

  /// Where a key stands among the pairs.
  private func index(of key: String) -> Int? {
    indices.isEmpty ? entries.firstIndex { $0.key == key } : indices[key]
  }
}
