/// A documentation comment before it is escaped and wrapped.
package struct Documentation: Hashable, Sendable {
  /// What the declaration is, in one sentence.
  package var summary: String

  /// Further paragraphs, in Markdown.
  package var paragraphs: [String]

  /// What each parameter is for, in order.
  package var parameters: [Parameter]

  /// What is given back; `nil` for nothing.
  package var returns: String?

  /// The description of one parameter.
  package struct Parameter: Hashable, Sendable {
    /// Its name, without backticks.
    package var name: String

    /// What it is for.
    package var text: String

    /// Describes a parameter.
    ///
    /// - Parameters:
    ///   - name: Its name, without backticks.
    ///   - text: What it is for.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Creates a comment.
  ///
  /// - Parameters:
  ///   - summary: What the declaration is, in one sentence.
  ///   - paragraphs: Further paragraphs, in Markdown; empty ones are left out.
  ///   - parameters: What each parameter is for.
  ///   - returns: What is given back.
  package init(
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
