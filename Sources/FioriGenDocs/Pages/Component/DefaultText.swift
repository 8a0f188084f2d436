import FioriGenModel

/// Writes defaults for tables.
enum DefaultText {
  /// A default as a table's cell.
  ///
  /// - Parameter value: The documented default.
  /// - Returns: Markdown; a dash where the documents state none.
  static func cell(_ value: ValueLiteral?) -> String {
    switch value {
    case nil: "–"
    case .string("")?: "empty text"
    case let value?: MarkupEscaping.code(value.description)
    }
  }
}
