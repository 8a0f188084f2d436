#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FieldModel {
  /// Reads a model from JSON; what the text leaves out has its default.
  ///
  /// The grammar is that of Foundation's parser, in strict mode too: it allows a comma after the
  /// last element and takes one value of a key that comes twice.
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
      throw DecodingIssue(jsonError: error, in: json)
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
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - json: What was decoded.
  fileprivate init(jsonError error: any Error, in json: Data) {
    let context = (error as? DecodingError)?.context
    if let issue = context?.underlyingError as? DecodingIssue {
      self = issue
      return
    }
    let message: String
    if let fault = JSONSyntaxFault.first(in: Array(json)) {
      message = "no JSON: line \(fault.line), column \(fault.column): \(fault.message)"
    } else {
      message = "the parser refuses the text: it nests too deeply or is no Unicode"
    }
    self.init(.syntax, message, at: FieldPath(context?.codingPath ?? []))
  }
}
