extension FieldModel {
  /// Reads a model with any coder; what the input leaves out has its default.
  ///
  /// - Parameter decoder: Gives the fields; its user info may hold a ``DecodingMode``. Warnings of
  ///   lenient decoding are lost here: decode ``Decoded`` to get them.
  /// - Throws: `DecodingError`, with the first ``DecodingIssue`` as its underlying error.
  public init(from decoder: any Decoder) throws {
    var session = DecodingSession(mode: decoder.fieldDecodingMode)
    self = Self.blank
    do throws(DecodingIssue) {
      _ = try decodeField(from: decoder, &session)
    } catch {
      throw error.decodingError(at: decoder.codingPath)
    }
  }

  /// Reads the fields that the input has.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    try decodeFields(from: decoder, &session)
    return true
  }

  /// Reads the fields that the input has.
  ///
  /// - Parameters:
  ///   - decoder: Stands at an object.
  ///   - session: Says how strict to be, and takes warnings.
  /// - Throws: What is wrong with the input.
  mutating func decodeFields(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) {
    let container: KeyedDecodingContainer<FieldKey>
    do {
      container = try decoder.container(keyedBy: FieldKey.self)
    } catch {
      throw DecodingIssue(error, expected: "an object", at: decoder)
    }
    let path = FieldPath(decoder.codingPath)
    var visitor = DecodingVisitor(from: container, at: path, session)
    visit(&visitor, reference: self)
    if let failure = visitor.failure { throw failure }
    session = visitor.session
    let keys = container.allKeys
    if keys.count > visitor.knownKeyCount {
      try reportUnknown(keys.map(\.stringValue), at: path, &session)
    }
  }

  /// Reports the keys that no field has, in alphabetical order.
  private func reportUnknown(
    _ keys: [String],
    at path: FieldPath,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) {
    var collector = FieldNameCollector()
    var copy = self
    copy.visit(&collector, reference: self)
    let accepted = Set(collector.names + collector.otherNames)
    for key in keys.sorted() where !accepted.contains(key) {
      try session.report(
        .unknownKey,
        UnknownName.message(kind: "key", key, known: collector.names),
        at: path.field(key)
      )
    }
  }
}

/// Collects the names of the fields.
struct FieldNameCollector: FieldVisitor {
  /// The names, in order.
  private(set) var names: [String] = []

  /// The names that fields had once, and other spellings.
  private(set) var otherNames: [String] = []

  /// Notes a name.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    names.append(name.description)
  }

  /// Notes the names of the properties that share a slot.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    names += Choice.caseNames
  }

  /// Notes a former name.
  mutating func renamed(from oldName: StaticString, to newName: StaticString) {
    otherNames.append(oldName.description)
  }

  /// Notes another spelling.
  mutating func alias(_ spelling: StaticString, of name: StaticString) {
    otherNames.append(spelling.description)
  }
}
