/// What decoding does with input that a newer or careless sender may have made.
public enum DecodingMode: Hashable, Sendable {
  /// Unknown keys, unknown names and former keys are errors.
  case strict
  /// Unknown keys are skipped, fields with unknown names keep their default, former keys are read;
  /// each gives a warning.
  case lenient
}

/// What one decoding has been told and has found.
public struct DecodingSession: Sendable {
  /// How strict to be.
  public let mode: DecodingMode

  /// What lenient decoding put up with, in the order found.
  public private(set) var warnings: [DecodingIssue] = []

  /// Begins a decoding.
  ///
  /// - Parameter mode: How strict to be.
  public init(mode: DecodingMode) {
    self.mode = mode
  }

  /// Reports what lenient decoding puts up with and strict decoding refuses.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - message: What is wrong.
  ///   - path: Where.
  /// - Throws: The finding, in strict mode.
  mutating func report(
    _ rule: DecodingRule,
    _ message: String,
    at path: FieldPath
  ) throws(DecodingIssue) {
    let issue = DecodingIssue(rule, message, at: path)
    if mode == .strict { throw issue }
    warnings.append(issue)
  }
}

extension Decoder {
  /// How strict this decoder was asked to be.
  var fieldDecodingMode: DecodingMode {
    userInfo[.fieldDecodingMode] as? DecodingMode ?? .strict
  }
}
