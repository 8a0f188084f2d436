public import Foundation

extension FieldModel {
  /// Reads a model from JSON; what the text leaves out has its default.
  ///
  /// - Parameters:
  ///   - json: The text, in any encoding of Unicode that JSON allows.
  ///   - mode: What to do with input that a newer or careless sender may have made.
  /// - Returns: The model, and the warnings of lenient decoding.
  /// - Throws: The first error, with its path.
  public static func decode(
    json: Data,
    mode: DecodingMode = .strict
  ) throws(DecodingIssue) -> Decoded<Self> {
    let decoder = JSONDecoder()
    decoder.userInfo[.fieldDecodingMode] = mode
    do {
      return try decoder.decode(Decoded<Self>.self, from: json)
    } catch {
      throw DecodingIssue(jsonError: error)
    }
  }

  /// Reads a model from JSON; what the text leaves out has its default.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - mode: What to do with input that a newer or careless sender may have made.
  /// - Returns: The model, and the warnings of lenient decoding.
  /// - Throws: The first error, with its path.
  public static func decode(
    json: String,
    mode: DecodingMode = .strict
  ) throws(DecodingIssue) -> Decoded<Self> {
    try decode(json: Data(json.utf8), mode: mode)
  }
}

extension DecodingIssue {
  /// What stands behind an error of `JSONDecoder`.
  fileprivate init(jsonError error: any Error) {
    let context = (error as? DecodingError)?.context
    if let issue = context?.underlyingError as? DecodingIssue {
      self = issue
      return
    }
    let cause = context?.underlyingError.map { "\(($0 as NSError).debugCause)" }
    let message = context?.debugDescription ?? "\(error)"
    self.init(
      .syntax,
      [message.trimmingFullStop, cause].compactMap { $0 }.joined(separator: " "),
      at: FieldPath(context?.codingPath ?? [])
    )
  }
}

extension NSError {
  /// What the parser says about the place.
  fileprivate var debugCause: String {
    (userInfo[NSDebugDescriptionErrorKey] as? String) ?? localizedDescription
  }
}

extension String {
  /// The text without the full stop at its end.
  fileprivate var trimmingFullStop: String {
    hasSuffix(".") ? String(dropLast()) + ":" : self
  }
}
