/// A property of a component, or a parameter of an operation.
public struct PropertyDescriptor: Hashable, Sendable {
  /// The name, also its key in JSON.
  public let name: String

  /// The type in the model, such as `String?` or `[FUITagModel]`.
  public let typeName: String

  /// The default as JSON; `nil` when the property must be given.
  let defaultJSON: JSONValue?

  /// The rule that makes it exclude other properties.
  public let exclusiveRule: String?

  /// Names that it had once, newest first.
  public let formerNames: [String]

  /// Other spellings of its name, which JSON may use as well.
  public let aliases: [String]

  /// What to use instead, when the property is deprecated.
  public internal(set) var deprecated: String?

  /// The default in the notation of JSON, with every field; `nil` when the property must be given.
  public var defaultValue: String? { defaultJSON?.text() }

  /// Whether the property must be given.
  public var isRequired: Bool { defaultJSON == nil }

  /// The properties of a model, in its order.
  ///
  /// - Parameter model: The model.
  /// - Returns: One descriptor for each field and for each member of an exclusive slot.
  static func properties<Model: FieldModel>(of model: Model.Type) -> [PropertyDescriptor] {
    var collector = PropertyCollector()
    var blank = Model.blank
    let reference = blank
    blank.visit(&collector, reference: reference)
    return collector.properties
  }
}

/// Describes the fields of a blank model.
private struct PropertyCollector: FieldVisitor {
  /// The descriptors so far.
  var properties: [PropertyDescriptor] = []

  /// Former names of the field that comes next, by its name.
  private var formerNames: [String: [String]] = [:]

  /// Other spellings of the field that comes next, by its name.
  private var aliases: [String: [String]] = [:]

  /// Begins a list.
  init() {}

  /// Describes a field with a default.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    add(name.description, Value.fieldTypeName, Self.json(value))
  }

  /// Describes a field that must be given.
  mutating func required<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    add(name.description, Value.fieldTypeName, nil)
  }

  /// Describes the properties that share a slot; the one that the slot holds has that as its
  /// default.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    let current = value?.held
    for blank in Choice.blankCases {
      let held = blank.held
      let isCurrent = held.name == current?.name
      add(
        held.name,
        type(of: held.value).fieldTypeName + "?",
        isCurrent ? current.map { Self.json($0.value) } ?? .null : .null,
        rule: rule.description
      )
    }
  }

  /// Remembers a former name.
  mutating func renamed(from oldName: StaticString, to newName: StaticString) {
    formerNames[newName.description, default: []].append(oldName.description)
  }

  /// Remembers another spelling.
  mutating func alias(_ spelling: StaticString, of name: StaticString) {
    aliases[name.description, default: []].append(spelling.description)
  }

  /// Adds a descriptor.
  private mutating func add(
    _ name: String,
    _ typeName: String,
    _ defaultJSON: JSONValue?,
    rule: String? = nil
  ) {
    properties.append(
      PropertyDescriptor(
        name: name,
        typeName: typeName,
        defaultJSON: defaultJSON,
        exclusiveRule: rule,
        formerNames: formerNames[name] ?? [],
        aliases: aliases[name] ?? [],
        deprecated: nil
      )
    )
  }

  /// A default as JSON, with every field.
  private static func json(_ value: some FieldValue) -> JSONValue {
    let encoder = JSONValueEncoder(form: .explicit, allowsNonFinite: true)
    return (try? encoder.encode(value)) ?? .null
  }
}
