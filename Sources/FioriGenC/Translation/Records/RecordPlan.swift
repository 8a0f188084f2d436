import FioriGenModel

/// What a record of the headers will hold: the model's stored fields under their C names.
///
/// Both the declaration of a record and the constants that initialise it are made from this, so
/// that they have the same fields in the same order.
struct RecordPlan: Hashable, Sendable {
  /// A stored field.
  struct Field: Hashable, Sendable {
    /// The name in specs, which default values use.
    var specName: String
    /// The C name.
    var name: String
    /// What the field holds.
    var content: Content
    /// What its comment says.
    var documentation: CDocumentation
    /// What to do instead of using it.
    var deprecation: String?
    /// The place in the specs that it comes from.
    var origin: SourceRange
  }

  /// What a field holds.
  enum Content: Hashable, Sendable {
    /// A value with the default that it has without anything set; `nil` for none.
    case value(PortableType, default: ValueLiteral?)
    /// One of several values.
    case slot(SlotPlan)
    /// A record that exists for this field alone.
    case part(RecordPlan)
  }

  /// The name in specs.
  var specName: String
  /// The words of the C name, such as `object_cell`.
  var stem: String
  /// The fields, in order.
  var fields: [Field]
  /// What its comment says.
  var documentation: CDocumentation
  /// The place in the specs that it comes from.
  var origin: SourceRange
}

/// What an exclusive slot of a record will hold.
struct SlotPlan: Hashable, Sendable {
  /// A value that the slot can hold.
  struct Member: Hashable, Sendable {
    /// The name of the property in specs.
    var specName: String
    /// The name of its kind in specs, such as `text` for `statusText`.
    var caseName: String
    /// The type of the value.
    var type: PortableType
    /// The default of the property; `nil` for none.
    var defaultValue: ValueLiteral?
    /// What the comment says.
    var documentation: CDocumentation
    /// What to do instead of using it.
    var deprecation: String?
    /// The place in the specs that it comes from.
    var origin: SourceRange
  }

  /// The name in specs.
  var specName: String
  /// The words of the C name, such as `object_cell_status`.
  var stem: String
  /// The members, in the order of the rule.
  var members: [Member]
  /// What the comment says.
  var documentation: CDocumentation
  /// The place in the specs that it comes from.
  var origin: SourceRange

  /// The member that the slot starts with, if one has a default.
  var defaultMember: Member? {
    members.first { $0.defaultValue != nil && $0.defaultValue != .null }
  }

  /// The members in the order of the C union, where constants can set only the first.
  var payloadOrder: [Member] {
    guard let first = defaultMember else { return members }
    return [first] + members.filter { $0.specName != first.specName }
  }
}
