/// Turns values into JSON without Foundation, so that the bytes are the same everywhere.
struct JSONValueEncoder {
  /// How much of models is written.
  let form: EncodingForm

  /// Whether numbers that are not finite are written, for people, instead of refused.
  let allowsNonFinite: Bool

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - form: How much of models is written.
  ///   - allowsNonFinite: Whether numbers that are not finite are written instead of refused.
  init(form: EncodingForm, allowsNonFinite: Bool = false) {
    self.form = form
    self.allowsNonFinite = allowsNonFinite
  }

  /// Encodes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value as JSON.
  /// - Throws: `EncodingError.invalidValue` for a number that is not finite.
  func encode(_ value: some Encodable) throws -> JSONValue {
    let node = JSONNode(encoder: self, codingPath: [])
    try node.encode(value)
    return node.value
  }
}

/// A place in the JSON that is being made. Containers share it with their encoder.
private final class JSONNode {
  /// What stands in the place.
  private enum Content {
    /// A value that is complete.
    case complete(JSONValue)
    /// An array that grows.
    case array([JSONNode])
    /// An object that grows.
    case object([String: JSONNode])
  }

  /// What stands in the place so far.
  private var content = Content.complete(.object([:]))

  /// The settings.
  let encoder: JSONValueEncoder

  /// The way to the place.
  let codingPath: [any CodingKey]

  /// Makes an empty place.
  init(encoder: JSONValueEncoder, codingPath: [any CodingKey]) {
    self.encoder = encoder
    self.codingPath = codingPath
  }

  /// The finished value.
  var value: JSONValue {
    switch content {
    case .complete(let value): value
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let nodes): .object(nodes.mapValues(\.value))
    }
  }

  /// The number of elements, when the place has an array.
  var count: Int {
    if case .array(let nodes) = content { nodes.count } else { 0 }
  }

  /// Puts null in the place.
  func encodeNil() {
    content = .complete(.null)
  }

  /// Puts a value in the place.
  func encode(_ value: some Encodable) throws {
    switch value {
    case let value as Bool: content = .complete(.bool(value))
    case let value as String: content = .complete(.string(value))
    case let value as any BinaryInteger: content = .complete(.number("\(value)"))
    case let value as Double: try encode(number: value)
    case let value as Float: try encode(number: value)
    default: try value.encode(to: JSONNodeEncoder(node: self))
    }
  }

  /// Puts a number in the place.
  private func encode(number: some BinaryFloatingPoint & CustomStringConvertible) throws {
    guard number.isFinite || encoder.allowsNonFinite else {
      throw EncodingError.invalidValue(
        number,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: "\(FieldPath(codingPath)): JSON has no number \(number)"
        )
      )
    }
    content = .complete(.number(JSONText.number(number)))
  }

  /// Makes the place an object, which keeps members it already has.
  func beginObject() {
    if case .object = content { return }
    content = .object([:])
  }

  /// Makes the place an array, which keeps elements it already has.
  func beginArray() {
    if case .array = content { return }
    content = .array([])
  }

  /// The place of a member.
  func member(_ key: any CodingKey) -> JSONNode {
    let node = JSONNode(encoder: encoder, codingPath: codingPath + [key])
    if case .object(var nodes) = content {
      content = .complete(.null)
      nodes[key.stringValue] = node
      content = .object(nodes)
    }
    return node
  }

  /// The place of one more element.
  func element() -> JSONNode {
    let node = JSONNode(encoder: encoder, codingPath: codingPath + [ElementKey(index: count)])
    if case .array(var nodes) = content {
      content = .complete(.null)
      nodes.append(node)
      content = .array(nodes)
    }
    return node
  }
}

/// The key of an element of an array.
private struct ElementKey: CodingKey {
  /// The position, counted from 0.
  let index: Int

  /// The key of a position.
  init(index: Int) {
    self.index = index
  }

  /// The position as text.
  var stringValue: String { String(index) }

  /// The position.
  var intValue: Int? { index }

  /// No key: elements have positions.
  init?(stringValue: String) {
    return nil
  }

  /// The key of a position.
  init?(intValue: Int) {
    index = intValue
  }
}

/// Encodes into a place.
private struct JSONNodeEncoder: Encoder {
  /// The place.
  let node: JSONNode

  /// The way to the place.
  var codingPath: [any CodingKey] { node.codingPath }

  /// How much of models is written.
  var userInfo: [CodingUserInfoKey: Any] { [.fieldEncodingForm: node.encoder.form] }

  /// An object in the place.
  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(JSONObjectContainer<Key>(node: node))
  }

  /// An array in the place.
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return JSONArrayContainer(node: node)
  }

  /// A single value in the place.
  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueContainer(node: node)
  }
}

/// Writes the members of an object.
private struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  /// The place of the object.
  let node: JSONNode

  /// The way to the object.
  var codingPath: [any CodingKey] { node.codingPath }

  /// Writes null.
  func encodeNil(forKey key: Key) {
    node.member(key).encodeNil()
  }

  /// Writes a value; serves every type of value that the protocol names.
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.member(key).encode(value)
  }

  /// Begins an object.
  func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    JSONNodeEncoder(node: node.member(key)).container(keyedBy: keyType)
  }

  /// Begins an array.
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONNodeEncoder(node: node.member(key)).unkeyedContainer()
  }

  /// An encoder for a member named `super`.
  func superEncoder() -> any Encoder {
    JSONNodeEncoder(node: node.member(FieldKey("super")))
  }

  /// An encoder for a member.
  func superEncoder(forKey key: Key) -> any Encoder {
    JSONNodeEncoder(node: node.member(key))
  }
}

/// Writes the elements of an array.
private struct JSONArrayContainer: UnkeyedEncodingContainer {
  /// The place of the array.
  let node: JSONNode

  /// The way to the array.
  var codingPath: [any CodingKey] { node.codingPath }

  /// The number of elements so far.
  var count: Int { node.count }

  /// Writes null.
  func encodeNil() {
    node.element().encodeNil()
  }

  /// Writes a value; serves every type of value that the protocol names.
  func encode<Value: Encodable>(_ value: Value) throws {
    try node.element().encode(value)
  }

  /// Begins an object.
  func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    JSONNodeEncoder(node: node.element()).container(keyedBy: keyType)
  }

  /// Begins an array.
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONNodeEncoder(node: node.element()).unkeyedContainer()
  }

  /// An encoder for one more element.
  func superEncoder() -> any Encoder {
    JSONNodeEncoder(node: node.element())
  }
}

/// Writes a value that is no container.
private struct JSONSingleValueContainer: SingleValueEncodingContainer {
  /// The place.
  let node: JSONNode

  /// The way to the place.
  var codingPath: [any CodingKey] { node.codingPath }

  /// Writes null.
  func encodeNil() {
    node.encodeNil()
  }

  /// Writes a value; serves every type of value that the protocol names.
  func encode<Value: Encodable>(_ value: Value) throws {
    try node.encode(value)
  }
}
