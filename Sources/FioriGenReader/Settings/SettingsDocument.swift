import FioriGenModel

/// A file of settings: keys with words, each with its place.
public struct SettingsDocument: Sendable {
  /// A word with its place.
  public struct Word: Hashable, Sendable {
    /// The word.
    public var text: String

    /// Where it stands.
    public var range: SourceRange
  }

  /// How many words a key takes.
  public enum Shape: Hashable, Sendable {
    /// One word.
    case word
    /// Any number of words: a list, or one word by itself.
    case words
  }

  /// The words by key; a key that the file does not have is missing.
  private var words: [String: [Word]]

  /// What is wrong with the file, in the order of a report.
  public private(set) var diagnostics: [Diagnostic]

  /// Creates a document.
  init(words: [String: [Word]], diagnostics: [Diagnostic]) {
    self.words = words
    self.diagnostics = diagnostics.sortedForReport()
  }

  /// The words of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The words in the order of the file; `nil` when the file does not have the key.
  public subscript(key: String) -> [Word]? { words[key] }
}
