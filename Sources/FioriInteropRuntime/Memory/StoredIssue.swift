/// A finding in the memory of a document.
public struct StoredIssue {
  /// How much it matters.
  public let severity: LibraryIssue.Severity
  /// The identifier of the rule that found it.
  public let rule: UnsafePointer<CChar>
  /// What is wrong, in one sentence.
  public let message: UnsafePointer<CChar>
  /// The path of the value; `nil` if it has none.
  public let path: UnsafePointer<CChar>?
  /// The line in the text that was read, from 1; 0 without a text.
  public let line: UInt32
  /// The column in Unicode scalars, from 1; 0 without a text.
  public let column: UInt32
}

/// A finding before it is stored.
public struct LibraryIssue {
  /// How much a finding matters.
  public enum Severity: Sendable {
    /// The data cannot be used.
    case error
    /// Something is probably not meant.
    case warning
    /// Worth knowing.
    case note
  }

  /// How much it matters.
  var severity: Severity
  /// The identifier of the rule that found it.
  var rule: String
  /// What is wrong, in one sentence.
  var message: String
  /// The path of the value; empty if it has none.
  var path = ""
  /// The line in the text that was read, from 1; 0 without a text.
  var line = 0
  /// The column in Unicode scalars, from 1; 0 without a text.
  var column = 0
}
