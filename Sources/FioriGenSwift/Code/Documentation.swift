/// A documentation comment before it is escaped and wrapped.
struct Documentation: Hashable, Sendable {
  /// What the declaration is, in one sentence.
  var summary: String

  /// Further paragraphs, in Markdown.
  var paragraphs: [String]

  /// What each parameter is for, in order.
  var parameters: [Parameter]

  /// What is given back; `nil` for nothing.
  var returns: String?

  /// The description of one parameter.
  struct Parameter: Hashable, Sendable {
    /// Its name, without backticks.
    var name: String

    /// What it is for.
    var text: String
  }

  /// Creates a comment.
  ///
  /// - Parameters:
  ///   - summary: What the declaration is, in one sentence.
  ///   - paragraphs: Further paragraphs, in Markdown; empty ones are left out.
  ///   - parameters: What each parameter is for.
  ///   - returns: What is given back.
  init(
    _ summary: String,
    paragraphs: [String] = [],
    parameters: [Parameter] = [],
    returns: String? = nil
  ) {
    self.summary = summary
    self.paragraphs = paragraphs
    self.parameters = parameters
    self.returns = returns
  }
}
