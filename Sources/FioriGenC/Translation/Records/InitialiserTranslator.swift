import FioriGenModel

/// Writes the body of an `…_init` function: constants for the record and everything it points to.
///
/// ```c
/// static const fiori_activity_control nested_1 = {
///   sizeof(fiori_activity_control), /* struct_size */
///   { true, 29.0 } /* spacing */
/// };
/// ```
///
/// Constants, unlike assignments, can be pointed to after the function has returned, and are the
/// same for every thread. Designated initialisers would be clearer, but C++ knows them only since
/// C++20 and `-pedantic` refuses them before.
struct InitialiserTranslator {
  /// Turns types.
  let types: TypeTranslator

  /// The records of the catalogue, by their spec names.
  let plans: [String: RecordPlan]

  /// The cases of the catalogue's enumerations, by the enumerations' spec names.
  let enumerationCases: [String: [EnumerationCase]]

  /// The cases of the catalogue's unions, by the unions' spec names.
  let unionCases: [String: [UnionCase]]

  /// The constants that the record points to, in the order in which they are declared.
  private var statements: [CLine] = []

  /// The names of the constants of records so far, by type and content; equal ones are shared.
  private var constantNames: [String: String] = [:]

  /// The number of constants so far.
  private var count = 0

  /// The stems of the records whose headers the constants need.
  private(set) var usedStems: Set<String> = []

  /// Defaults that cannot be written.
  private(set) var diagnostics: [Diagnostic] = []

  /// The place of the field being written, for findings.
  private var place: SourceRange

  /// The naming function.
  private var names: CNames { types.names }

  /// Prepares the body of one function.
  ///
  /// - Parameters:
  ///   - types: Turns types.
  ///   - plans: The records of the catalogue, by their spec names.
  ///   - catalogue: The catalogue, for the cases of its enumerations and unions.
  ///   - origin: The place of the record.
  init(
    types: TypeTranslator,
    plans: [String: RecordPlan],
    catalogue: Catalogue,
    origin: SourceRange
  ) {
    self.types = types
    self.plans = plans
    var enumerationCases: [String: [EnumerationCase]] = [:]
    var unionCases: [String: [UnionCase]] = [:]
    for type in catalogue.types {
      switch type.kind {
      case .enumeration(let cases): enumerationCases[type.name] = cases
      case .union(let cases): unionCases[type.name] = cases
      case .structure, .protocolType, .external: break
      }
    }
    self.enumerationCases = enumerationCases
    self.unionCases = unionCases
    place = origin
  }

  /// Writes the statements that fill a record.
  ///
  /// - Parameters:
  ///   - plan: The record.
  ///   - parameter: The name of the pointer to it.
  /// - Returns: The statements, with the places of the fields that they are about.
  mutating func body(of plan: RecordPlan, parameter: String) -> [CLine] {
    let lines = record(plan, overrides: [], active: [])
    let type = names.type(plan.stem)
    let assignment = ["if (\(parameter) != NULL) {", "  *\(parameter) = defaults;", "}"]
    return statements + constant("static const \(type) defaults", lines)
      + assignment.map { CLine(text: $0, origin: place) }
  }

  // MARK: Records

  /// The lines between the braces of a record's constant.
  private mutating func record(
    _ plan: RecordPlan,
    overrides: [FieldLiteral],
    active: Set<String>
  ) -> [CLine] {
    let inside = active.union([plan.stem])
    let size = "sizeof(\(names.type(plan.stem)))"
    var entries = [(name: CNames.Member.structSize, value: size, origin: place)]
    let outerPlace = place
    for field in plan.fields {
      place = active.isEmpty ? field.origin : outerPlace
      let override = overrides.last { $0.name == field.specName }?.value
      let text: String
      switch field.content {
      case .value(let type, let value):
        text = self.value(type, Self.merged(value, with: override), active: inside)
      case .slot(let slot): text = self.slot(slot, overrides: overrides, active: inside)
      case .part(let part):
        text = pointer(to: part, overrides: Self.fields(of: override), active: inside)
      }
      entries.append((field.name, text, place))
    }
    place = outerPlace
    return entries.enumerated().map { index, entry in
      let comma = index + 1 < entries.count ? "," : ""
      return CLine(text: "\(entry.value)\(comma) /* \(entry.name) */", origin: entry.origin)
    }
  }

  /// The address of a constant for a nested record; NULL inside itself.
  private mutating func pointer(
    to plan: RecordPlan,
    overrides: [FieldLiteral],
    active: Set<String>
  ) -> String {
    if active.contains(plan.stem) { return "NULL" }
    let lines = record(plan, overrides: overrides, active: active)
    let type = names.type(plan.stem)
    let key = ([type] + lines.map(\.text)).joined(separator: "\n")
    if let equal = constantNames[key] { return "&\(equal)" }
    let name = nextName()
    constantNames[key] = name
    statements += constant("static const \(type) \(name)", lines)
    return "&\(name)"
  }

  /// A default with what the surrounding record sets in its place; fields that stay are kept.
  private static func merged(_ value: ValueLiteral?, with override: ValueLiteral?) -> ValueLiteral?
  {
    guard case .fields(let outer)? = override, case .fields(let inner)? = value else {
      return override ?? value
    }
    let kept = inner.filter { field in !outer.contains { $0.name == field.name } }
    let changed = outer.map { field in
      let before = inner.last { $0.name == field.name }?.value
      return FieldLiteral(
        name: field.name,
        value: merged(before, with: field.value) ?? field.value
      )
    }
    return .fields(kept + changed)
  }

  /// The fields of a literal; none for other literals.
  private static func fields(of literal: ValueLiteral?) -> [FieldLiteral] {
    if case .fields(let fields)? = literal { fields } else { [] }
  }

  /// A tagged union as an exclusive slot starts.
  private mutating func slot(
    _ slot: SlotPlan,
    overrides: [FieldLiteral],
    active: Set<String>
  ) -> String {
    let kindStem = names.kindStem(of: slot.stem)
    let chosen = slot.members.compactMap { member -> (SlotPlan.Member, ValueLiteral)? in
      let value = overrides.last { $0.name == member.specName }?.value
      return value.flatMap { $0 == .null ? nil : (member, $0) }
    }.last
    let start =
      chosen
      ?? slot.defaultMember.flatMap { member in
        member.defaultValue.map { (member, $0) }
      }
    guard let first = slot.payloadOrder.first else { return "{ 0 }" }
    guard let start else {
      let none = names.enumerator("none", ofTypeStem: kindStem)
      return "{ \(none), { \(payload(first.type, nil, active: active)) } }"
    }
    if start.0.specName != first.specName {
      diagnostics.append(
        Diagnostic(
          CRules.defaultNotConstant,
          "the default of '\(start.0.specName)' cannot be written in C, because '\(slot.specName)' "
            + "can only start with '\(first.specName)' here",
          at: place,
          notes: [DiagnosticNote("'\(start.0.specName)' shares the slot here", at: slot.origin)],
          suggestion: "Leave the default out and state it in the text."
        )
      )
    }
    let kind = names.enumerator(start.0.caseName, ofTypeStem: kindStem)
    return "{ \(kind), { \(payload(start.0.type, start.1, active: active)) } }"
  }

  /// The first member of a tagged union's payload; a union inside a union is pointed to.
  private mutating func payload(
    _ type: PortableType,
    _ literal: ValueLiteral?,
    active: Set<String>
  ) -> String {
    if case .union = type { return "NULL" }
    return literal == nil ? unset(type) : value(type, literal, active: active)
  }

  // MARK: Values

  /// A value, or what stands for none.
  private mutating func value(
    _ type: PortableType,
    _ literal: ValueLiteral?,
    active: Set<String>
  ) -> String {
    guard let literal, literal != .null else { return unset(type) }
    switch type {
    case .optional(let wrapped):
      let inner = value(wrapped, literal, active: active)
      return types.isNullable(wrapped) ? inner : "{ true, \(inner) }"
    case .array(let element): return list(of: element, literal, active: active)
    case .structure(let name), .component(let name):
      guard let plan = plans[name] else { return "NULL" }
      usedStems.insert(plan.stem)
      return pointer(to: plan, overrides: Self.fields(of: literal), active: active)
    case .enumeration(let name):
      return enumerator(literal, of: name) ?? unset(type)
    case .union: return unset(type)
    case .builtIn(let builtIn): return value(builtIn, literal)
    }
  }

  /// A value of a built-in type.
  private mutating func value(_ type: BuiltInType, _ literal: ValueLiteral) -> String {
    switch (type, literal) {
    case (.image, .string(let name)): return image(name: text(name))
    case (_, .string(let text)): return self.text(text)
    case (_, .bool(let value)): return value ? "true" : "false"
    case (.float, .number(let value)): return CNumber.text(value) + "f"
    case (.float, .integer(let value)): return CNumber.text(Double(value)) + "f"
    case (.double, .integer(let value)), (.seconds, .integer(let value)):
      return CNumber.text(Double(value))
    case (_, .integer(let value)): return CNumber.text(value)
    case (_, .number(let value)): return CNumber.text(value)
    case (_, .size(let width, let height)):
      return "{ \(CNumber.text(width)), \(CNumber.text(height)) }"
    case (_, .insets(let top, let leading, let bottom, let trailing)):
      return "{ " + [top, leading, bottom, trailing].map(CNumber.text).joined(separator: ", ")
        + " }"
    case (_, .enumerationCase(let name)):
      return names.enumerator(name, ofTypeStem: types.stem(of: .builtIn(type)))
    default: return unset(.builtIn(type))
    }
  }

  /// A text as a literal.
  private mutating func text(_ text: String) -> String {
    if text.utf8.contains(0) {
      diagnostics.append(
        Diagnostic(
          CRules.nulInText,
          "the default text contains the character NUL, which ends texts in C",
          at: place,
          suggestion: "Remove the character."
        )
      )
    }
    return CText.literal(text)
  }

  /// A list with a constant array for its elements.
  private mutating func list(
    of element: PortableType,
    _ literal: ValueLiteral,
    active: Set<String>
  ) -> String {
    guard case .array(let elements) = literal else { return unset(.array(element)) }
    let texts = elements.map { value(element, $0, active: active) }
    let name = nextName()
    let type = CType.constant(types.element(element))
    let entries = texts.isEmpty ? [unset(element)] : texts
    let head = "static \(type.declaration(of: "\(name)[\(entries.count)]", names: names))"
    let separated = entries.dropLast().map { "\($0)," } + entries.suffix(1)
    statements += constant(head, separated.map { CLine(text: $0, origin: place) })
    return "{ \(name), \(texts.count) }"
  }

  /// A case of an enumeration of the catalogue.
  private func enumerator(_ literal: ValueLiteral, of type: String) -> String? {
    guard case .enumerationCase(let name) = literal else { return nil }
    let named = enumerationCases[type]?.first { $0.name == name }
    return names.enumerator(
      named?.swiftName ?? name,
      ofTypeStem: types.stem(of: .enumeration(type))
    )
  }

  // MARK: Absence

  /// What stands for no value, or for the first one where a type has no absence.
  private func unset(_ type: PortableType) -> String {
    switch type {
    case .optional(let wrapped):
      return types.isNullable(wrapped) ? unset(wrapped) : "{ false, \(unset(wrapped)) }"
    case .array: return "{ NULL, 0 }"
    case .structure, .component: return "NULL"
    case .union(let name):
      let kind = names.kindStem(of: types.stem(of: .union(name)))
      return "{ \(names.enumerator("none", ofTypeStem: kind)), \(firstPayload(ofUnion: name)) }"
    case .enumeration(let name):
      let first = enumerationCases[name]?.first
      return first.flatMap { enumerator(.enumerationCase($0.name), of: name) } ?? "0"
    case .builtIn(let builtIn): return unset(builtIn)
    }
  }

  /// The first member of a union's payload, without a value.
  private func firstPayload(ofUnion name: String) -> String {
    guard let first = unionCases[name]?.first?.portable.unwrapped else { return "{ { 0 } }" }
    if case .union = first { return "{ NULL }" }
    return "{ \(unset(first)) }"
  }

  /// What stands for no value of a built-in type.
  private func unset(_ type: BuiltInType) -> String {
    switch type {
    case .string, .color: return "NULL"
    case .bool: return "false"
    case .int: return "0"
    case .double, .seconds: return "0.0"
    case .float: return "0.0f"
    case .size: return "{ 0.0, 0.0 }"
    case .edgeInsets: return "{ 0.0, 0.0, 0.0, 0.0 }"
    case .image: return image(name: "NULL")
    case .cellAccessory:
      return names.enumerator(
        BuiltInCases.cellAccessory[0].name,
        ofTypeStem: types.stem(of: .builtIn(type))
      )
    case .controlState:
      return names.enumerator(
        BuiltInCases.controlState[0].name,
        ofTypeStem: types.stem(of: .builtIn(type))
      )
    }
  }

  /// An image of the receiver's assets.
  private func image(name: String) -> String {
    let source = names.enumerator(
      BuiltInCases.imageSource[0].name,
      ofTypeStem: BuiltInCases.imageSourceStem
    )
    let mode = names.enumerator(
      BuiltInCases.renderingMode[0].name,
      ofTypeStem: BuiltInCases.renderingModeStem
    )
    return "{ \(source), \(name), { false, \(mode) } }"
  }

  // MARK: Text

  /// The name of the next constant.
  private mutating func nextName() -> String {
    count += 1
    return "nested_\(count)"
  }

  /// A constant with its lines between braces.
  private func constant(_ head: String, _ lines: [CLine]) -> [CLine] {
    [CLine(text: "\(head) = {", origin: place)] + lines.map(\.indented)
      + [CLine(text: "};", origin: place)]
  }
}
