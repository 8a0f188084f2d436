/// What a comment says about a declaration. Every text is hostile until the printer escapes it.
struct CDocumentation: Hashable, Sendable {
  /// What it is, in one sentence.
  var summary: String
  /// More about it, one text for each paragraph.
  var paragraphs: [String]
  /// What the parameters of a function are, by their C names.
  var parameters: [Parameter]
  /// What a function gives back.
  var result: String?
  /// The version it first appeared in.
  var since: String?
  /// What to do instead of using it; only for declarations that carry the attribute too.
  var deprecation: String?

  /// What a comment says about one parameter.
  struct Parameter: Hashable, Sendable {
    /// The parameter's C name.
    var name: String
    /// What it is.
    var text: String
  }

  /// Creates a documentation.
  init(
    _ summary: String,
    paragraphs: [String] = [],
    parameters: [Parameter] = [],
    result: String? = nil,
    since: String? = nil,
    deprecation: String? = nil
  ) {
    self.summary = summary
    self.paragraphs = paragraphs
    self.parameters = parameters
    self.result = result
    self.since = since
    self.deprecation = deprecation
  }
}
