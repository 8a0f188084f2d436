/// A closed list of names. Generated.
///
/// A name that is not on the list is never taken for another one: it is an error in strict mode and
/// a warning in lenient mode, and both say which names there are.
public protocol ComponentEnum: FieldValue, StyleAttributeValue, RawRepresentable, CaseIterable
where RawValue == String {
  /// Other spellings that decoding accepts, and the raw value that each stands for.
  static var aliases: [String: String] { get }
}

extension ComponentEnum {
  /// No other spellings.
  public static var aliases: [String: String] { [:] }

  /// The first case.
  public static var blank: Self {
    guard let first = allCases.first else {
      preconditionFailure("an enumeration without cases has no values")
    }
    return first
  }

  /// The value of a spelling.
  ///
  /// - Parameter spelling: A raw value or one of ``aliases``.
  /// - Returns: The value, or `nil` when the list has no such name.
  public static func value(spelled spelling: String) -> Self? {
    Self(rawValue: spelling) ?? aliases[spelling].flatMap(Self.init(rawValue:))
  }

  /// Reads the value from its spelling.
  ///
  /// - Parameter decoder: Stands at the spelling.
  /// - Throws: When it is no text, or the list has no such name.
  public init(from decoder: any Decoder) throws {
    self = Self.blank
    var session = DecodingSession(mode: .strict)
    do throws(DecodingIssue) {
      _ = try decodeField(from: decoder, &session)
    } catch {
      throw error.decodingError(at: decoder.codingPath)
    }
  }

  /// Writes the raw value.
  ///
  /// - Parameter encoder: Takes the raw value.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// Reads the value from its spelling.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    var spelling = ""
    _ = try spelling.decodeField(from: decoder, &session)
    if let value = Self.value(spelled: spelling) {
      self = value
      return true
    }
    let names = Self.allCases.map(\.rawValue)
    try session.report(
      .unknownCase,
      UnknownName.message(kind: "value", spelling, known: names, other: Array(Self.aliases.keys)),
      at: FieldPath(decoder.codingPath)
    )
    return false
  }

  /// The type's name.
  public static var attributeTypeName: String { fieldTypeName }

  /// Takes over a case that was read from a style sheet.
  public init?(_ value: SheetValue) {
    switch value {
    case .string(let spelling), .enumeration(_, let spelling):
      guard let value = Self.value(spelled: spelling) else { return nil }
      self = value
    default: return nil
    }
  }

  /// Writes the raw value as a word of a style sheet.
  ///
  /// - Parameter writer: Takes the word.
  /// - Throws: When the raw value is no single word.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(rawValue)
  }
}
