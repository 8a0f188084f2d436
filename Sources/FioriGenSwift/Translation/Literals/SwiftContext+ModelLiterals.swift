import FioriGenModel

extension SwiftContext {
  /// The expression for a model, struct or union with some of its fields given.
  ///
  /// - Parameters:
  ///   - literals: The given fields.
  ///   - type: A component, struct or union.
  /// - Returns: A call with the fields in the order that the initialiser has them in.
  func expression(forFields literals: [FieldLiteral], of type: PortableType) -> Expression {
    switch type {
    case .component(let name):
      guard let component = component(named: name) else { break }
      let layout = ModelLayout(of: component)
      return .call(code(for: type), arguments(for: layout, literals, in: code(for: type)))
    case .structure(let name):
      guard case .structure(let fields)? = sharedType(named: name)?.kind else { break }
      let layout = ModelLayout(fields: fields)
      return .call(code(for: type), arguments(for: layout, literals, in: code(for: type)))
    case .union(let name):
      guard let literal = literals.first, case .union(let cases)? = sharedType(named: name)?.kind,
        let unionCase = cases.first(where: { $0.name == literal.name })
      else { break }
      let value = expression(for: literal.value, as: unionCase.portable)
      let caseName = SwiftNames.enumerationCase(unionCase.name).code
      return .call(code(for: type) + "." + caseName, [Argument(value)])
    default: break
    }
    return .call(code(for: type), [])
  }

  /// The arguments for the given fields of a layout.
  private func arguments(
    for layout: ModelLayout,
    _ literals: [FieldLiteral],
    in type: String
  ) -> [Argument] {
    let values = Dictionary(literals.map { ($0.name, $0.value) }) { $1 }
    return layout.fields.compactMap { field in
      switch field {
      case .property(let property):
        guard let portable = property.portable, let given = values[property.name],
          property.deprecated == nil
        else { return nil }
        let value = given.laid(over: property.defaultValue)
        let label = SwiftNames.property(property).label
        return Argument(label, expression(for: value, as: portable))
      case .exclusive(let slot):
        return argument(for: slot, values, in: type)
      case .part(let part):
        guard let given = values[part.name] else { return nil }
        let label = SwiftNames.member(part.name).label
        return Argument(label, expression(for: part, given: given, in: type))
      }
    }
  }

  /// The argument for a slot, if one of its properties is given; the last one counts.
  private func argument(
    for slot: ExclusiveField,
    _ values: [String: ValueLiteral],
    in type: String
  ) -> Argument? {
    guard let member = slot.members.last(where: { values[$0.name] != nil }),
      let value = values[member.name], let portable = member.portable
    else { return nil }
    let choice = type + "." + SwiftNames.nestedType(slot.name).code
    return Argument(
      SwiftNames.member(slot.name).label,
      expression(for: slot, member, holding: value, as: portable, choice: choice)
    )
  }

  /// The expression for a slot that holds one of its properties.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - member: The property.
  ///   - value: Its value.
  ///   - portable: Its type.
  ///   - choice: The code of the slot's type.
  /// - Returns: `Status.text("Ready")`, or `nil` for no value.
  func expression(
    for slot: ExclusiveField,
    _ member: Property,
    holding value: ValueLiteral,
    as portable: PortableType,
    choice: String
  ) -> Expression {
    if value == .null { return .code(Names.nilValue) }
    let name = SwiftNames.enumerationCase(slot.caseName(of: member)).code
    return .call(choice + "." + name, [Argument(expression(for: value, as: portable))])
  }

  /// The expression for a part with some of its members given.
  private func expression(for part: PartField, given: ValueLiteral, in type: String) -> Expression {
    switch part.content {
    case .model(let portable, let defaults):
      return expression(for: given.laid(over: .fields(defaults)), as: portable)
    case .members(let members):
      let nested = type + "." + SwiftNames.nestedType(part.name).code
      guard case .fields(let literals) = given else { return .call(nested, []) }
      let values = Dictionary(literals.map { ($0.name, $0.value) }) { $1 }
      return .call(
        nested,
        members.compactMap { member in
          guard let value = values[member.name] else { return nil }
          let label = SwiftNames.member(member.name).label
          switch member {
          case .value(let part):
            guard let portable = part.portable else { return nil }
            return Argument(label, expression(for: value, as: portable))
          case .nested(let field):
            return Argument(label, expression(for: field, given: value, in: nested))
          }
        }
      )
    }
  }

  /// The case of a union that holds text, if exactly one does.
  ///
  /// - Parameter name: The union's documented name.
  /// - Returns: The case's name, or `nil` where text could mean several cases or none.
  func textCase(ofUnion name: String) -> SwiftIdentifier? {
    guard case .union(let cases)? = sharedType(named: name)?.kind else { return nil }
    let texts = cases.filter { $0.portable == .builtIn(.string) }
    guard texts.count == 1, let only = texts.first else { return nil }
    return SwiftNames.enumerationCase(only.name)
  }
}

extension ValueLiteral {
  /// A literal that keeps the fields of another one that it does not give itself.
  ///
  /// A part's defaults hold wherever a literal leaves them out, at any depth.
  ///
  /// - Parameter base: The other literal; anything but fields has no effect.
  /// - Returns: The combined literal.
  func laid(over base: ValueLiteral?) -> ValueLiteral {
    guard case .fields(let own) = self, case .fields(let others)? = base else { return self }
    let values = Dictionary(own.map { ($0.name, $0.value) }) { $1 }
    let otherNames = Set(others.map(\.name))
    let combined = others.map { field in
      FieldLiteral(
        name: field.name,
        value: values[field.name].map { $0.laid(over: field.value) } ?? field.value
      )
    }
    return .fields(combined + own.filter { !otherNames.contains($0.name) })
  }
}
