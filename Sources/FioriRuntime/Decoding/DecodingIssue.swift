/// Something wrong with decoded input: an error, or a warning of lenient decoding.
public struct DecodingIssue: Error, Hashable {
  /// Where it stands, such as `tags[2].title`; empty for the input as a whole.
  public let path: String

  /// The stable identifier of the rule: one of ``DecodingRule``, or that of a component's rule.
  public let rule: String

  /// What is wrong and what would be right, in one sentence without a full stop at its end.
  public let message: String

  /// Notes something wrong.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - message: What is wrong.
  ///   - path: Where.
  init(_ rule: DecodingRule, _ message: String, at path: FieldPath) {
    self.init(rule: rule.rawValue, message, at: path)
  }

  /// Notes something that breaks a component's rule.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - message: What is wrong.
  ///   - path: Where.
  init(rule: String, _ message: String, at path: FieldPath) {
    self.path = path.description
    self.rule = rule
    self.message = message
  }
}

extension DecodingIssue: CustomStringConvertible {
  /// The finding on one line.
  public var description: String {
    path.isEmpty ? "\(message) [\(rule)]" : "\(path): \(message) [\(rule)]"
  }
}

extension DecodingIssue {
  /// What stands behind an error that a coder threw.
  ///
  /// The coder's own words are used only for what lies deeper than the input itself: they differ
  /// between coders and versions.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - expected: What the input should have been.
  ///   - decoder: Stands at the input.
  init(_ error: any Error, expected: String, at decoder: any Decoder) {
    if let issue = error as? DecodingIssue {
      self = issue
      return
    }
    let context = (error as? DecodingError)?.context
    if let issue = context?.underlyingError as? DecodingIssue {
      self = issue
      return
    }
    if let context, context.codingPath.count > decoder.codingPath.count {
      self.init(.wrongType, context.debugDescription, at: FieldPath(context.codingPath))
      return
    }
    self.init(
      .wrongType,
      "expected \(expected), found \(FoundValue.description(at: decoder))",
      at: FieldPath(decoder.codingPath)
    )
  }

  /// The error in the form that users of a coder expect; it keeps this issue as its cause.
  ///
  /// - Parameter codingPath: Where the coder stands.
  /// - Returns: The error.
  func decodingError(at codingPath: [any CodingKey]) -> DecodingError {
    DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: description,
        underlyingError: self
      )
    )
  }
}

extension DecodingError {
  /// What the coder says about the error.
  var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
