import FioriGenModel

/// Writes statements that give values to the members of a record.
///
/// Nested records and lists are declared as locals before the statement that points to them.
struct CAssignmentWriter {
  /// The types that values may be of.
  let catalogue: Catalogue

  /// Turns types.
  let types: TypeTranslator

  /// The statements so far.
  private(set) var lines: [String] = []

  /// How often the name of a local was wanted so far.
  private var uses: [String: Int] = [:]

  /// Begins without statements.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - types: Turns its types.
  init(catalogue: Catalogue, types: TypeTranslator) {
    self.catalogue = catalogue
    self.types = types
  }

  /// The naming function.
  private var names: CNames { types.names }

  /// Sets a property of a record.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - property: The property.
  ///   - record: The record, as an expression.
  ///   - plan: What the record holds.
  mutating func assign(
    _ value: ValueLiteral,
    to property: Property,
    of record: String,
    _ plan: RecordPlan
  ) {
    for field in plan.fields {
      let target = "\(record).\(field.name)"
      switch field.content {
      case .value(let type, _) where field.specName == property.name:
        return assign(value, of: type, to: target, named: field.name)
      case .slot(let slot):
        guard let member = slot.members.first(where: { $0.specName == property.name }) else {
          continue
        }
        return choose(member.caseName, value, of: member.type, slot.stem, in: target)
      case .value, .part: continue
      }
    }
  }

  /// Sets a tagged union.
  private mutating func choose(
    _ name: String,
    _ value: ValueLiteral,
    of type: PortableType,
    _ stem: String,
    in target: String
  ) {
    let kind = names.enumerator(name, ofTypeStem: names.kindStem(of: stem))
    lines.append("\(target).\(CNames.Member.kind) = \(kind);")
    let member = names.member(name)
    assign(value, of: type, to: "\(target).\(CNames.Member.value).\(member)", named: member)
  }

  /// Sets something to a value of a type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type.
  ///   - target: What to set, as an expression.
  ///   - name: What a local for it would be called.
  private mutating func assign(
    _ value: ValueLiteral,
    of type: PortableType,
    to target: String,
    named name: String
  ) {
    switch type {
    case .optional(let wrapped) where types.isNullable(wrapped):
      assign(value, of: wrapped, to: target, named: name)
    case .optional(let wrapped):
      lines.append("\(target).\(CNames.Member.hasValue) = true;")
      assign(value, of: wrapped, to: "\(target).\(CNames.Member.value)", named: name)
    case .array(let element):
      guard case .array(let elements) = value else { return }
      list(elements, of: element, to: target, named: name)
    case .structure(let structure):
      if let local = record(value, of: structure, named: name) {
        lines.append("\(target) = &\(local);")
      }
    case .union(let union):
      guard case .union(let cases)? = catalogue.type(named: union)?.kind,
        let text = cases.first(where: { $0.portable == .builtIn(.string) })
      else { return }
      choose(text.name, value, of: text.portable, types.stem(of: type), in: target)
    case .enumeration, .builtIn:
      for (member, text) in scalars(value, of: type) {
        lines.append("\(target)\(member) = \(text);")
      }
    case .component: return
    }
  }

  /// Declares a record and sets its members.
  ///
  /// - Returns: The name of the local; `nil` for a value that is none of a struct.
  private mutating func record(
    _ value: ValueLiteral,
    of structure: String,
    named name: String
  ) -> String? {
    guard case .fields(let values) = value, let type = catalogue.type(named: structure),
      case .structure(let fields) = type.kind
    else { return nil }
    let plan = RecordPlanner(names: names).plan(type, fields: fields)
    let local = unusedName(name)
    lines.append("\(names.type(plan.stem)) \(local);")
    lines.append("\(names.function("init", on: plan.stem))(&\(local));")
    for value in values {
      guard let field = fields.first(where: { $0.name == value.name }) else { continue }
      assign(value.value, to: field, of: local, plan)
    }
    return local
  }

  /// Declares the elements of a list and sets it.
  private mutating func list(
    _ elements: [ValueLiteral],
    of type: PortableType,
    to target: String,
    named name: String
  ) {
    var addresses: [String] = []
    if case .structure(let structure) = type.unwrapped {
      for element in elements {
        guard let local = record(element, of: structure, named: types.stem(of: type)) else {
          return
        }
        addresses.append("&\(local)")
      }
    }
    let local = unusedName(name)
    let count = elements.count
    if addresses.isEmpty {
      let mutable = types.element(type).declaration(of: "\(local)[\(count)]", names: names)
      lines.append("\(mutable) = {0};")
      for (index, value) in elements.enumerated() {
        assign(value, of: type, to: "\(local)[\(index)]", named: local)
      }
    } else {
      let element = names.type(types.stem(of: type.unwrapped))
      lines.append("const \(element) *\(local)[] = {\(addresses.joined(separator: ", "))};")
    }
    lines.append("\(target).\(CNames.Member.items) = \(local);")
    lines.append("\(target).\(CNames.Member.count) = \(count);")
  }

  /// The members of a plain value with what they are set to.
  private func scalars(_ value: ValueLiteral, of type: PortableType) -> [(String, String)] {
    switch (type, value) {
    case (.builtIn(.image), .string(let name)): [(".name", CText.literal(name))]
    case (_, .string(let text)): [("", CText.literal(text))]
    case (_, .bool(let flag)): [("", flag ? "true" : "false")]
    case (.builtIn(.float), .number(let number)): [("", CNumber.text(number) + "f")]
    case (.builtIn(.float), .integer(let number)): [("", CNumber.text(Double(number)) + "f")]
    case (.builtIn(.double), .integer(let number)), (.builtIn(.seconds), .integer(let number)):
      [("", CNumber.text(Double(number)))]
    case (_, .integer(let number)): [("", CNumber.text(number))]
    case (_, .number(let number)): [("", CNumber.text(number))]
    case (_, .size(let width, let height)):
      [(".width", CNumber.text(width)), (".height", CNumber.text(height))]
    case (_, .enumerationCase(let name)): [("", enumerator(name, of: type))]
    default: []
    }
  }

  /// The enumerator of a case.
  private func enumerator(_ name: String, of type: PortableType) -> String {
    var word = name
    if case .enumeration(let enumeration) = type,
      case .enumeration(let cases)? = catalogue.type(named: enumeration)?.kind
    {
      word = cases.first { $0.name == name }?.swiftName ?? name
    }
    return names.enumerator(word, ofTypeStem: types.stem(of: type))
  }

  /// A name for a local that no other has, nor the record itself.
  private mutating func unusedName(_ name: String) -> String {
    uses[name, default: name == "model" ? 1 : 0] += 1
    let count = uses[name] ?? 1
    return count == 1 ? name : "\(name)_\(count)"
  }
}
