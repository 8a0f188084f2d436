import FioriGenModel
import UIKit

/// The data of one component with a value of its own in every field, and what the SDK has to be
/// told when that data is applied.
///
/// Both are made from the spec alone, without the code that makes bindings.
struct DistinctiveModel {
  /// What fields to set.
  enum Selection {
    /// Properties of the component.
    case properties
    /// Settings of its views.
    case parts
  }

  /// The data as JSON.
  private(set) var json = ""

  /// The changes that the SDK has to see, as `path = value`.
  private(set) var writes: [String] = []

  /// The catalogue.
  private let catalogue: Catalogue

  /// The component.
  private let component: Component

  /// Counts values, so that each is different.
  private var counter = 0

  /// Sets fields of a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - catalogue: The catalogue.
  ///   - selection: Which fields.
  ///   - slotMember: Which member of each exclusive slot is set.
  init(
    of component: Component,
    in catalogue: Catalogue,
    _ selection: Selection,
    slotMember: Int = 0
  ) {
    self.catalogue = catalogue
    self.component = component
    var members: [String] = []
    for field in ModelLayout(of: component).fields {
      switch (field, selection) {
      case (.property(let property), .properties):
        members += member(property, at: [])
      case (.exclusive(let slot), .properties):
        members += member(slot.members[slotMember % slot.members.count], at: [])
      case (.part(let part), .parts):
        members.append("\"\(part.name)\": " + object(of: part, at: []))
      default: break
      }
    }
    json = "{" + members.joined(separator: ", ") + "}"
  }

  // MARK: Fields

  /// The JSON of a property, if it has a value; its change is noted.
  private mutating func member(_ property: Property, at path: [String]) -> [String] {
    guard let type = property.portable?.unwrapped else { return [] }
    let place = path + [property.name]
    if case .component(let name) = type, let child = catalogue.component(named: name),
      child.kind != .value
    {
      if !isThereFromTheStart(property) { writes.append(Self.assignment(place, name)) }
      return ["\"\(property.name)\": " + object(of: child, at: place)]
    }
    let value = value(of: type, property.type, property.constraints, not: property.defaultValue)
    if let operation = property.setBy {
      writes.append(call(of: operation, value.native))
    } else {
      writes.append(Self.assignment(place, value.native))
    }
    return ["\"\(property.name)\": \(value.json)"]
  }

  /// The call of the operation that changes a property.
  private func call(of operation: String, _ value: String) -> String {
    let parameters = component.operations.first { $0.name == operation }?.parameters ?? []
    let labels = parameters.map { ($0.label ?? $0.name) + ":" }.joined()
    let values = [value] + parameters.dropFirst().map { _ in "nil" }
    return "\(operation)(\(labels)) <- [\(values.joined(separator: ", "))]"
  }

  /// Whether a property holds a view that nobody has to assign: the documents tell it things.
  private func isThereFromTheStart(_ property: Property) -> Bool {
    component.operations.contains { $0.name.hasPrefix(property.name + ".") }
  }

  /// The JSON of a component inside another one.
  private mutating func object(of component: Component, at path: [String]) -> String {
    var members: [String] = []
    for field in ModelLayout(of: component).fields {
      switch field {
      case .property(let property): members += member(property, at: path)
      case .exclusive(let slot): members += slot.members.first.map { member($0, at: path) } ?? []
      case .part(let part): members.append("\"\(part.name)\": " + object(of: part, at: path))
      }
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// The JSON of the settings of a view.
  private mutating func object(of part: PartField, at path: [String]) -> String {
    let place = path + [part.name]
    switch part.content {
    case .model(.component(let name), _):
      guard let component = catalogue.component(named: name) else { return "{}" }
      return object(of: component, at: place)
    case .model: return "{}"
    case .members(let list):
      let members = list.map { member -> String in
        switch member {
        case .nested(let inner): return "\"\(inner.name)\": " + object(of: inner, at: place)
        case .value(let leaf):
          let value = value(
            of: leaf.portable?.unwrapped ?? .builtIn(.bool),
            leaf.type,
            Constraints(),
            not: leaf.defaultValue
          )
          writes.append(Self.assignment(place + [member.name], value.native))
          return "\"\(member.name)\": \(value.json)"
        }
      }
      return "{" + members.joined(separator: ", ") + "}"
    }
  }

  /// A change as the stand-in describes it.
  private static func assignment(_ path: [String], _ value: String) -> String {
    path.joined(separator: ".") + " = " + value
  }

  // MARK: Values

  /// A value in JSON, and as the stand-in describes what the SDK gets for it.
  private mutating func value(
    of type: PortableType,
    _ declared: TypeExpression,
    _ constraints: Constraints,
    not standard: ValueLiteral?
  ) -> (json: String, native: String) {
    counter += 1
    switch type {
    case .optional(let inner): return value(of: inner, declared, constraints, not: standard)
    case .array(let element):
      if case .union(let name) = element.unwrapped { return glyphs(of: name) }
      let inner = value(of: element, declared, Constraints(), not: nil)
      return ("[\(inner.json)]", "[\(inner.native)]")
    case .enumeration(let name):
      guard case .enumeration(let cases) = catalogue.type(named: name)?.kind else {
        return ("", "")
      }
      let other = cases.last { .enumerationCase($0.name) != standard }?.name ?? ""
      return ("\"\(other)\"", other)
    case .structure(let name):
      guard case .structure(let fields) = catalogue.type(named: name)?.kind else { return ("", "") }
      var json: [String] = []
      var native: [String] = []
      for field in fields {
        let inner = value(
          of: field.portable ?? .builtIn(.bool),
          field.type,
          field.constraints,
          not: nil
        )
        json.append("\"\(field.name)\": \(inner.json)")
        native.append("\(field.name): \(inner.native)")
      }
      return (
        "{\(json.joined(separator: ", "))}", "\(name)(\(native.joined(separator: ", ")))"
      )
    case .union, .component: return ("null", "nil")
    case .builtIn(let builtIn): return value(of: builtIn, declared, constraints, not: standard)
    }
  }

  /// A list with a value of every kind that a union has.
  private mutating func glyphs(of union: String) -> (json: String, native: String) {
    guard case .union(let cases) = catalogue.type(named: union)?.kind else { return ("[]", "[]") }
    var json: [String] = []
    var native: [String] = []
    for item in cases {
      let inner = value(of: item.portable, item.type, Constraints(), not: nil)
      json.append("{\"\(item.name)\": \(inner.json)}")
      native.append(inner.native)
    }
    return ("[\(json.joined(separator: ", "))]", "[\(native.joined(separator: ", "))]")
  }

  /// A value of a built-in type.
  private func value(
    of type: BuiltInType,
    _ declared: TypeExpression,
    _ constraints: Constraints,
    not standard: ValueLiteral?
  ) -> (json: String, native: String) {
    switch type {
    case .string: return ("\"text \(counter)\"", "\"text \(counter)\"")
    case .bool:
      let other = standard == .bool(true) ? "false" : "true"
      return (other, other)
    case .int: return ("\(counter + 50)", "\(counter + 50)")
    case .double, .float, .seconds:
      guard let range = constraints.advisedRange ?? constraints.range else {
        return ("\(counter).5", "\(counter).5")
      }
      let middle = (range.lowerBound + range.upperBound) / 2
      return ("\(middle)", "\(middle)")
    case .size:
      return ("{\"width\": \(counter), \"height\": \(counter).5}", "\(counter).0x\(counter).5")
    case .image:
      return ("\"image \(counter)\"", "UIImage(named: image \(counter), automatic)")
    case .color:
      let blue = Double(CGFloat(16 + counter) / 255)
      let hexadecimal = String(16 + counter, radix: 16)
      return ("\"#0000\(hexadecimal)\"", "UIColor(0.0, 0.0, \(blue), 1.0)")
    case .cellAccessory: return ("\"checkmark\"", "checkmark")
    case .edgeInsets, .controlState: return ("null", "nil")
    }
  }
}
