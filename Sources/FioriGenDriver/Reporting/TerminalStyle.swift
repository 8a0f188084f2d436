import FioriGenModel

/// Whether and how text is coloured.
public enum TerminalStyle: Hashable, Sendable {
  /// Plain text.
  case plain
  /// Escape sequences that every terminal of today knows.
  case coloured

  /// What a stretch of text is, which decides how it looks.
  enum Role: Hashable, Sendable {
    /// A place in a file.
    case location
    /// The word for a severity.
    case severity(Severity)
    /// The sentence that says what is wrong.
    case message
    /// Text that helps but is not the matter itself.
    case secondary
    /// A heading on a page.
    case heading
    /// The mark under a place, and proposals.
    case marker
  }

  /// Dresses text.
  ///
  /// - Parameters:
  ///   - text: Text without control characters.
  ///   - role: What it is.
  /// - Returns: The text, between escape sequences when coloured.
  func dress(_ text: String, as role: Role) -> String {
    guard self == .coloured else { return text }
    let code =
      switch role {
      case .location, .message, .heading: "1"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note): "1;36"
      case .secondary: "2"
      case .marker: "1;32"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
