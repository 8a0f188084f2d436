/// Reads the fields that the input has; the others keep their value.
struct DecodingVisitor: FieldVisitor {
  /// Gives the fields.
  private let container: KeyedDecodingContainer<FieldKey>

  /// The path of the model.
  private let path: FieldPath

  /// How strict to be, and the warnings so far.
  private(set) var session: DecodingSession

  /// The first error; from then on nothing is read.
  private(set) var failure: DecodingIssue?

  /// How many of the input's keys belong to a field.
  private(set) var knownKeyCount = 0

  /// Another key of a field.
  private struct OtherKey {
    /// The key.
    var name: String
    /// Whether the field had that name once, and no longer has.
    var isFormer: Bool
  }

  /// The other keys of the field that comes next, by its name.
  private var otherKeys: [String: [OtherKey]] = [:]

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - container: Gives the fields.
  ///   - path: The path of the model.
  ///   - session: How strict to be, and the warnings so far.
  init(
    from container: KeyedDecodingContainer<FieldKey>,
    at path: FieldPath,
    _ session: DecodingSession
  ) {
    self.container = container
    self.path = path
    self.session = session
  }

  /// Reads a field when the input has it.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    guard failure == nil else { return }
    attempt { (visitor) throws(DecodingIssue) in
      guard let key = try visitor.givenKey(for: FieldKey(name)) else { return }
      try visitor.read(&value, under: key)
    }
  }

  /// Reads a field that the input must have.
  mutating func required<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    guard failure == nil else { return }
    attempt { (visitor) throws(DecodingIssue) in
      guard let key = try visitor.givenKey(for: FieldKey(name)) else {
        throw DecodingIssue(
          .missingKey,
          "the key is missing, and the field has no default (type \(Value.fieldTypeName))",
          at: visitor.path.field(name.description)
        )
      }
      try visitor.read(&value, under: key)
    }
  }

  /// Reads whichever property of a slot the input gives.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    guard failure == nil else { return }
    attempt { (visitor) throws(DecodingIssue) in
      try visitor.readSlot(&value, rule: rule.description)
    }
  }

  /// Remembers a former name for the field that comes next.
  mutating func renamed(from oldName: StaticString, to newName: StaticString) {
    otherKeys[newName.description, default: []]
      .append(OtherKey(name: oldName.description, isFormer: true))
  }

  /// Remembers another spelling of the field that comes next.
  mutating func alias(_ spelling: StaticString, of name: StaticString) {
    otherKeys[name.description, default: []]
      .append(OtherKey(name: spelling.description, isFormer: false))
  }

  /// Does something and keeps the error.
  private mutating func attempt(
    _ body: (inout DecodingVisitor) throws(DecodingIssue) -> Void
  ) {
    do throws(DecodingIssue) {
      try body(&self)
    } catch {
      failure = error
    }
  }

  /// The key under which the input gives a field, or `nil` when it does not.
  private mutating func givenKey(for key: FieldKey) throws(DecodingIssue) -> FieldKey? {
    let isGiven = container.contains(key)
    if isGiven { knownKeyCount += 1 }
    guard let others = otherKeys.removeValue(forKey: key.stringValue) else {
      return isGiven ? key : nil
    }
    let givenOthers = others.filter { container.contains(FieldKey(stringValue: $0.name)) }
    guard let other = givenOthers.first else { return isGiven ? key : nil }
    let given = (isGiven ? [key.stringValue] : []) + givenOthers.map(\.name)
    guard given.count == 1 else {
      throw DecodingIssue(
        .conflictingKeys,
        "\(UnknownName.list(given)) are one field; give only \(JSONText.quoted(key.stringValue))",
        at: path.field(other.name)
      )
    }
    knownKeyCount += 1
    if other.isFormer {
      try session.report(
        .renamedKey,
        "\(JSONText.quoted(other.name)) is called \(JSONText.quoted(key.stringValue)) now",
        at: path.field(other.name)
      )
    }
    return FieldKey(stringValue: other.name)
  }

  /// Reads a value that the input gives.
  private mutating func read<Value: FieldValue>(
    _ value: inout Value,
    under key: FieldKey
  ) throws(DecodingIssue) {
    _ = try value.decodeField(from: container.decoder(at: key, path), &session)
  }

  /// Reads the property that a slot holds.
  private mutating func readSlot<Choice: ExclusiveChoice>(
    _ value: inout Choice?,
    rule: String
  ) throws(DecodingIssue) {
    let current = value?.caseName
    var filled: [(choice: Choice, key: FieldKey)] = []
    var clears = false
    for blank in Choice.blankCases {
      let name = blank.caseName
      guard let key = try givenKey(for: FieldKey(stringValue: name)) else { continue }
      if try container.decoder(at: key, path).isAtNull {
        if name == current { clears = true }
      } else {
        filled.append((name == current ? value ?? blank : blank, key))
      }
    }
    if filled.count > 1 {
      let names = UnknownName.list(filled.map(\.key.stringValue))
      throw DecodingIssue(
        rule: rule,
        "\(names) exclude each other; give only one of them",
        at: path.field(filled[1].key.stringValue)
      )
    }
    guard let (blank, key) = filled.first else {
      if clears { value = nil }
      return
    }
    var choice = blank
    var visitor = ChoiceDecodingVisitor(from: container, at: path, under: key, session)
    choice.visit(&visitor)
    session = visitor.session
    if try visitor.isUnderstood() { value = choice }
  }
}

/// Reads the value that a choice holds.
struct ChoiceDecodingVisitor: ChoiceVisitor {
  /// Gives the value.
  private let container: KeyedDecodingContainer<FieldKey>

  /// The path of the container.
  private let path: FieldPath

  /// The key under which the value stands, where it is not the case's name.
  private let key: FieldKey?

  /// How strict to be, and the warnings so far.
  private(set) var session: DecodingSession

  /// Whether the value was understood, or the error.
  private var result: Result<Bool, DecodingIssue> = .success(false)

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - container: Gives the value.
  ///   - path: The path of the container.
  ///   - key: The key under which the value stands, where it is not the case's name.
  ///   - session: How strict to be, and the warnings so far.
  init(
    from container: KeyedDecodingContainer<FieldKey>,
    at path: FieldPath,
    under key: FieldKey? = nil,
    _ session: DecodingSession
  ) {
    self.container = container
    self.path = path
    self.key = key
    self.session = session
  }

  /// Reads the value.
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    do throws(DecodingIssue) {
      let decoder = try container.decoder(at: key ?? FieldKey(name), path)
      result = .success(try value.decodeField(from: decoder, &session))
    } catch {
      result = .failure(error)
    }
  }

  /// Whether the value was understood.
  ///
  /// - Returns: `false` after a warning.
  /// - Throws: The error, if there was one.
  func isUnderstood() throws(DecodingIssue) -> Bool {
    try result.get()
  }
}

extension KeyedDecodingContainer<FieldKey> {
  /// A decoder that stands at a key's value.
  ///
  /// - Parameters:
  ///   - key: A key that the container has.
  ///   - path: The path of the container.
  /// - Returns: The decoder.
  /// - Throws: When the coder cannot give one.
  func decoder(at key: FieldKey, _ path: FieldPath) throws(DecodingIssue) -> any Decoder {
    do {
      return try superDecoder(forKey: key)
    } catch {
      throw DecodingIssue(.wrongType, "\(error)", at: path.field(key.stringValue))
    }
  }
}
