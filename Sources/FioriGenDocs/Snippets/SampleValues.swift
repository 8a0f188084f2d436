import FioriGenModel

/// Values for the examples of the documentation: plausible, valid, and the same on every run.
struct SampleValues {
  /// The types and components that values may be of.
  let catalogue: Catalogue

  /// A value for a field, as JSON.
  ///
  /// - Parameters:
  ///   - type: The field's type.
  ///   - name: The field's name, which texts are made of.
  ///   - constraints: What the value must keep to.
  ///   - depth: How deep the value is nested; deep values are left out.
  /// - Returns: The JSON, or `nil` for a type without an obvious example.
  func json(
    for type: PortableType,
    named name: String,
    constraints: Constraints = Constraints(),
    depth: Int = 0
  ) -> String? {
    switch type {
    case .optional(let inner):
      return json(for: inner, named: name, constraints: constraints, depth: depth)
    case .array(let element):
      return json(for: element, named: name, depth: depth + 1).map { "[\($0)]" }
    case .builtIn(let builtIn):
      return json(for: builtIn, named: name, constraints: constraints)
    case .enumeration(let type):
      guard case .enumeration(let cases) = catalogue.type(named: type)?.kind else { return nil }
      // The first case is often "none"; the last shows more.
      return cases.last(where: { $0.deprecated == nil }).map { Self.quoted($0.name) }
    case .structure(let type):
      guard depth < 3, case .structure(let fields) = catalogue.type(named: type)?.kind else {
        return nil
      }
      let members = fields.filter { $0.isRequired && $0.isStored }
      return object(members, depth: depth)
    case .union(let type):
      guard case .union(let cases) = catalogue.type(named: type)?.kind else { return nil }
      for item in cases {
        if let value = json(for: item.portable, named: item.name, depth: depth + 1) {
          return "{\(Self.quoted(item.name)): \(value)}"
        }
      }
      return nil
    case .component:
      return nil
    }
  }

  /// An object with a value for each of some fields.
  private func object(_ fields: [Property], depth: Int) -> String? {
    var members: [String] = []
    for field in fields {
      guard let type = field.portable,
        let value = json(
          for: type,
          named: field.name,
          constraints: field.constraints,
          depth: depth + 1
        )
      else { return nil }
      members.append("\(Self.quoted(field.name)): \(value)")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// A value of a built-in type.
  private func json(
    for type: BuiltInType,
    named name: String,
    constraints: Constraints
  ) -> String? {
    switch type {
    case .string: Self.quoted(Self.words(of: name))
    case .bool: "true"
    case .int: number(3, within: constraints)
    case .double, .float: number(0.5, within: constraints)
    case .seconds: "2"
    case .size: "{\"height\": 30, \"width\": 30}"
    case .edgeInsets: nil
    case .image: Self.quoted("example")
    case .color: nil
    case .cellAccessory: Self.quoted("disclosureIndicator")
    case .controlState: Self.quoted("normal")
    }
  }

  /// A number inside the limits, the advised ones first.
  private func number(_ value: Double, within constraints: Constraints) -> String {
    let range = constraints.advisedRange ?? constraints.range
    let chosen = range.map { ($0.lowerBound + $0.upperBound) / 2 } ?? value
    return Int(exactly: chosen).map { String($0) } ?? String(chosen)
  }

  /// A string in quotation marks. Names of a catalogue hold letters and digits only.
  private static func quoted(_ text: String) -> String {
    "\"\(text)\""
  }

  /// A member's name as words: `headlineText` becomes `Headline text`.
  private static func words(of name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase && !result.isEmpty { result += " " }
      result += result.isEmpty ? letter.uppercased() : letter.lowercased()
    }
    return result
  }
}
