import FioriGenModel

/// What libyaml says when it cannot go on.
struct YAMLFault: Error {
  /// What is wrong, in libyaml's words: `did not find expected key`.
  var problem: String

  /// Where it noticed; often the beginning of the next token, lines below the fault.
  var problemPosition: SourcePosition

  /// What it was doing, in libyaml's words: `while parsing a block mapping`; empty when unknown.
  var context: String

  /// Where that began.
  var contextPosition: SourcePosition
}
