/// How much of a model is written.
public enum EncodingForm: Hashable, Sendable {
  /// Fields at their default are left out.
  case compact
  /// Every field is written, unset ones as null: for receivers that have other defaults.
  case explicit
}

extension CodingUserInfoKey {
  /// The key under which an encoder is told its ``EncodingForm``; without it that is
  /// ``EncodingForm/compact``.
  public static var fieldEncodingForm: CodingUserInfoKey { named("fiori.fieldEncodingForm") }

  /// The key under which a decoder is told its ``DecodingMode``; without it that is
  /// ``DecodingMode/strict``.
  public static var fieldDecodingMode: CodingUserInfoKey { named("fiori.fieldDecodingMode") }

  /// The key of a name.
  private static func named(_ name: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("every text names a key")
    }
    return key
  }
}
