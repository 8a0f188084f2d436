/// A decoded model, with what lenient decoding put up with.
///
/// Any coder can decode it: `try JSONDecoder().decode(Decoded<FUITagModel>.self, from: data)`.
public struct Decoded<Model: FieldModel>: Hashable, Sendable {
  /// The model.
  public let value: Model

  /// What lenient decoding put up with, in the order found; empty after strict decoding.
  public let warnings: [DecodingIssue]
}

extension Decoded: Decodable {
  /// Reads a model and keeps the warnings.
  ///
  /// - Parameter decoder: Gives the fields; its user info may hold a ``DecodingMode``.
  /// - Throws: `DecodingError`, with the first ``DecodingIssue`` as its underlying error.
  public init(from decoder: any Decoder) throws {
    var session = DecodingSession(mode: decoder.fieldDecodingMode)
    var model = Model.blank
    do throws(DecodingIssue) {
      _ = try model.decodeField(from: decoder, &session)
    } catch {
      throw error.decodingError(at: decoder.codingPath)
    }
    value = model
    warnings = session.warnings
  }
}
