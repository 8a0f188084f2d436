import FioriGenModel

/// Says where the knowledge about an attribute group comes from.
enum SupportWords {
  /// The words for a cell or line.
  ///
  /// - Parameter source: Where the knowledge comes from.
  /// - Returns: Plain words.
  static func text(for source: GroupSupport.Source) -> String {
    switch source {
    case .documented: "listed by the documents as supported"
    case .examples: "seen in example rules; the documents give no list"
    case .inferred: "concluded from the view; the documents give no list"
    }
  }
}
