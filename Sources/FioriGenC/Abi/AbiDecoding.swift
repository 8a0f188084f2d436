import FioriGenModel

extension AbiDescription {
  /// Why a file is no interface description.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var message: String
    /// The line, starting at 1.
    public var line: Int

    /// The problem and its remedy, in one sentence.
    public var description: String {
      "not an interface description (line \(line): \(message)); generate abi.json again"
    }

    /// The problem as a finding.
    ///
    /// - Parameter file: The path of the file.
    /// - Returns: The finding, at the line.
    public func diagnostic(in file: String) -> Diagnostic {
      Diagnostic(
        CRules.abiDescription,
        "not an interface description: \(message)",
        at: SourceRange(file: file, start: SourcePosition(line: line, column: 1)),
        suggestion: "Generate it again, or compare with a version that has one."
      )
    }
  }

  /// Reads what ``json`` wrote.
  ///
  /// - Parameter json: The text of an `abi.json`.
  /// - Throws: What is wrong with it.
  public init(json: String) throws(Problem) {
    let value: JSONValue
    do {
      value = try JSONReader.read(json)
    } catch {
      throw Problem(message: error.message, line: error.line)
    }
    let root = try Node(value, "the file").members()
    let format = try Self.node("format", in: root).integer()
    guard format == Self.format else {
      throw Problem(message: "its format \(format) is not \(Self.format)", line: 1)
    }
    prefix = try Self.node("prefix", in: root).text()
    version = try Self.node("abiVersion", in: root).integer()
    targets = []
    for target in try Self.node("targets", in: root).elements() {
      targets.append(try target.text())
    }
    constants = try Self.texts("constants", in: root)
    functions = try Self.texts("functions", in: root)
    enumerations = [:]
    for (name, node) in try Self.node("enumerations", in: root).members() {
      var values: [String: Int] = [:]
      for (enumerator, value) in try node.members() { values[enumerator] = try value.integer() }
      enumerations[name] = values
    }
    records = [:]
    for (name, node) in try Self.node("records", in: root).members() {
      records[name] = try Record(node)
    }
  }

  /// The member of a key.
  fileprivate static func node(_ key: String, in members: [String: Node]) throws(Problem) -> Node {
    guard let node = members[key] else {
      throw Problem(message: "'\(key)' is missing", line: 1)
    }
    return node
  }

  /// The member of a key, as texts by their names.
  private static func texts(_ key: String, in members: [String: Node]) throws(Problem)
    -> [String: String]
  {
    var texts: [String: String] = [:]
    for (name, node) in try node(key, in: members).members() { texts[name] = try node.text() }
    return texts
  }
}

extension AbiDescription.Record {
  /// Reads a record.
  fileprivate init(_ node: Node) throws(AbiDescription.Problem) {
    let members = try node.members()
    isUnion = try AbiDescription.node("union", in: members).value == .bool(true)
    fields = []
    for field in try AbiDescription.node("fields", in: members).elements() {
      let parts = try field.elements()
      guard parts.count == 2 else { throw field.problem("a name and a type expected") }
      fields.append(AbiDescription.Field(name: try parts[0].text(), type: try parts[1].text()))
    }
    layouts = [:]
    for (target, node) in try AbiDescription.node("layouts", in: members).members() {
      let layout = try node.members()
      var offsets: [Int] = []
      for offset in try AbiDescription.node("offsets", in: layout).elements() {
        offsets.append(try offset.integer())
      }
      guard offsets.count == fields.count else { throw node.problem("an offset a field expected") }
      layouts[target] = AbiDescription.Layout(
        size: try AbiDescription.node("size", in: layout).integer(),
        alignment: try AbiDescription.node("alignment", in: layout).integer(),
        offsets: offsets
      )
    }
  }
}

/// A JSON value with its place in words.
private struct Node {
  /// The value.
  let value: JSONValue
  /// What the value is.
  let place: String

  /// Takes a value.
  init(_ value: JSONValue, _ place: String) {
    self.value = value
    self.place = place
  }

  /// A problem with the value.
  func problem(_ message: String) -> AbiDescription.Problem {
    AbiDescription.Problem(message: "\(place): \(message)", line: 1)
  }

  /// The members of an object.
  func members() throws(AbiDescription.Problem) -> [String: Node] {
    guard case .object(let members) = value else { throw problem("an object expected") }
    var nodes: [String: Node] = [:]
    for (key, value) in members { nodes[key] = Node(value, "'\(key)'") }
    return nodes
  }

  /// The elements of a list.
  func elements() throws(AbiDescription.Problem) -> [Node] {
    guard case .array(let elements) = value else { throw problem("a list expected") }
    return elements.map { Node($0, "an element of \(place)") }
  }

  /// The text.
  func text() throws(AbiDescription.Problem) -> String {
    guard case .string(let text) = value else { throw problem("a text expected") }
    return text
  }

  /// The whole number.
  func integer() throws(AbiDescription.Problem) -> Int {
    guard case .integer(let number) = value else { throw problem("a whole number expected") }
    return number
  }
}
