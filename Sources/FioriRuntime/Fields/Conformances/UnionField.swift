extension UnionValue {
  /// A blank value of the first case.
  public static var blank: Self {
    guard let first = blankCases.first else {
      preconditionFailure("a union without cases has no values")
    }
    return first
  }

  /// Compares the values that the cases hold to the last bit.
  public func isIdentical(to other: Self) -> Bool {
    isIdenticalChoice(to: other)
  }

  /// Reads the value from an object whose only key is the case's name.
  ///
  /// - Parameter decoder: Stands at the object.
  /// - Throws: When it is no object, or names no case or several.
  public init(from decoder: any Decoder) throws {
    self = Self.blank
    var session = DecodingSession(mode: decoder.fieldDecodingMode)
    do throws(DecodingIssue) {
      let isUnderstood = try decodeField(from: decoder, &session)
      if !isUnderstood, let issue = session.warnings.first { throw issue }
    } catch {
      throw error.decodingError(at: decoder.codingPath)
    }
  }

  /// Writes the value as an object whose only key is the case's name.
  ///
  /// - Parameter encoder: Takes the object.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var visitor = ChoiceEncodingVisitor(
      into: encoder.container(keyedBy: FieldKey.self),
      reference: nil,
      form: encoder.fieldEncodingForm
    )
    var choice = self
    choice.visit(&visitor)
    if let failure = visitor.failure { throw failure }
  }

  /// Writes the value as an object whose only key is the case's name.
  public func encodeField(
    _ key: FieldKey,
    into container: inout KeyedEncodingContainer<FieldKey>,
    reference: Self,
    form: EncodingForm
  ) throws {
    var visitor = ChoiceEncodingVisitor(
      into: container.nestedContainer(keyedBy: FieldKey.self, forKey: key),
      reference: nil,
      form: form
    )
    var choice = self
    choice.visit(&visitor)
    if let failure = visitor.failure { throw failure }
  }

  /// Reads the value from an object whose only key is the case's name.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    let container: KeyedDecodingContainer<FieldKey>
    do {
      container = try decoder.container(keyedBy: FieldKey.self)
    } catch {
      throw DecodingIssue(error, expected: "an object", at: decoder)
    }
    let names = Self.caseNames
    let path = FieldPath(decoder.codingPath)
    let keys = container.allKeys.map(\.stringValue).sorted()
    for key in keys where !names.contains(key) {
      try session.report(
        .unknownKey,
        UnknownName.message(kind: "key", key, known: names),
        at: path.field(key)
      )
    }
    let given = names.filter(keys.contains)
    let filled = given.filter { name in
      (try? container.decodeNil(forKey: FieldKey(stringValue: name))) == false
    }
    if filled.count > 1 {
      throw DecodingIssue(
        .conflictingKeys,
        "\(UnknownName.list(filled)) exclude each other; give only one of them",
        at: path
      )
    }
    guard let name = filled.first ?? (given.count == 1 ? given.first : nil) else {
      let message = "expected an object with one of the keys \(UnknownName.list(names))"
      if keys.isEmpty || !given.isEmpty { throw DecodingIssue(.wrongType, message, at: path) }
      return false
    }
    guard var choice = Self.blankCases.first(where: { $0.caseName == name }) else { return false }
    var visitor = ChoiceDecodingVisitor(from: container, at: path, session)
    choice.visit(&visitor)
    session = visitor.session
    guard try visitor.isUnderstood() else { return false }
    self = choice
    return true
  }

  /// Checks the value that the case holds.
  public func validateField(_ check: inout RuleCheck) {
    validateChoice(&check)
  }
}
