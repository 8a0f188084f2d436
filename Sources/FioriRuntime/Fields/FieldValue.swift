/// A value that a field of a model can have.
///
/// Texts, numbers, enumerations, unions, models, and optionals and arrays of those are field
/// values. Every requirement has a default, so that generated types only name the protocol.
public protocol FieldValue: Hashable, Sendable, Codable {
  /// What decoding starts from: empty, zero, the first case, or a model with its defaults.
  static var blank: Self { get }

  /// The type as Swift code writes it, such as `String?` or `[FUITagModel]`.
  static var fieldTypeName: String { get }

  /// Whether two values are the same to the last bit: unlike `==` this tells `-0.0` from `0.0`.
  ///
  /// - Parameter other: The value to compare with.
  /// - Returns: Whether writing either gives the same text.
  func isIdentical(to other: Self) -> Bool

  /// Reads the value; nested models keep whatever the input leaves out.
  ///
  /// - Parameters:
  ///   - decoder: Stands at the value, which may be null.
  ///   - session: Says how strict to be, and takes warnings.
  /// - Returns: Whether the value was understood; `false` only in lenient mode, after a warning and
  ///   without having changed anything.
  /// - Throws: What is wrong with the input.
  mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool

  /// Writes the value under a key; nested models leave out what equals the reference.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - container: Takes the value.
  ///   - reference: The default that the receiver is known to have.
  ///   - form: Whether defaults are left out.
  /// - Throws: What the encoder throws.
  func encodeField(
    _ key: FieldKey,
    into container: inout KeyedEncodingContainer<FieldKey>,
    reference: Self,
    form: EncodingForm
  ) throws

  /// Checks the rules of the models inside the value.
  ///
  /// - Parameter check: Knows the value's path, and takes the findings.
  func validateField(_ check: inout RuleCheck)

  /// Lists what is different from an older value.
  ///
  /// - Parameters:
  ///   - old: The older value.
  ///   - path: The path of both.
  ///   - changes: Takes the changes.
  func addChanges(from old: Self, at path: FieldPath, to changes: inout [FieldChange])
}

extension FieldValue {
  /// The type's name without that of its module.
  public static var fieldTypeName: String {
    let name = String(reflecting: Self.self)
    guard let dot = name.firstIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// Compares with `==`.
  public func isIdentical(to other: Self) -> Bool {
    self == other
  }

  /// Reads the value with its own `init(from:)`.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    do {
      self = try Self(from: decoder)
    } catch {
      throw DecodingIssue(error, expected: Self.fieldTypeName, at: decoder)
    }
    return true
  }

  /// Writes the value with its own `encode(to:)`.
  public func encodeField(
    _ key: FieldKey,
    into container: inout KeyedEncodingContainer<FieldKey>,
    reference: Self,
    form: EncodingForm
  ) throws {
    try container.encode(self, forKey: key)
  }

  /// Finds nothing: there is no model inside.
  public func validateField(_ check: inout RuleCheck) {}

  /// Lists the value as a whole when it differs.
  public func addChanges(from old: Self, at path: FieldPath, to changes: inout [FieldChange]) {
    guard self != old else { return }
    changes.append(FieldChange(path: path, old: old, new: self))
  }
}
