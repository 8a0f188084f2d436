import FioriGenModel

/// Finds defaults that no initialiser can express: those that set deprecated properties.
struct DefaultCheck {
  /// The catalogue.
  let context: SwiftContext

  /// Checks a catalogue.
  ///
  /// - Parameter context: The prepared catalogue.
  /// - Returns: The findings, in no particular order.
  static func findings(in context: SwiftContext) -> [Diagnostic] {
    let check = DefaultCheck(context: context)
    var findings: [Diagnostic] = []
    for component in context.catalogue.components {
      check.addFindings(for: component, to: &findings)
    }
    for type in context.catalogue.types {
      guard case .structure(let fields) = type.kind else { continue }
      check.addFindings(for: fields, to: &findings)
    }
    return findings
  }

  /// Adds the findings about a component.
  private func addFindings(for component: Component, to findings: inout [Diagnostic]) {
    addFindings(for: component.properties, to: &findings)
    for part in component.parts {
      check(part.defaultValue, part.portable, at: part.range, &findings)
      guard part.path.count == 2, part.defaultValue != nil,
        let view = component.views.first(where: { $0.name == part.path[0] }),
        let type = view.portable
      else { continue }
      let literal = FieldLiteral(name: part.path[1], value: part.defaultValue ?? .null)
      check(.fields([literal]), type, at: part.range, &findings)
    }
    for operation in component.operations {
      for parameter in operation.parameters {
        check(parameter.defaultValue, parameter.portable, at: parameter.range, &findings)
      }
    }
  }

  /// Adds the findings about properties or fields.
  private func addFindings(for properties: [Property], to findings: inout [Diagnostic]) {
    for property in properties {
      check(property.defaultValue, property.portable, at: property.range, &findings)
    }
  }

  /// Adds the findings about one default.
  private func check(
    _ literal: ValueLiteral?,
    _ type: PortableType?,
    at range: SourceRange,
    _ findings: inout [Diagnostic]
  ) {
    switch (literal, type?.unwrapped) {
    case (.array(let elements)?, .array(let element)?):
      for value in elements { check(value, element, at: range, &findings) }
    case (.fields(let fields)?, let type?):
      let properties = properties(of: type)
      for field in fields {
        guard let property = properties.first(where: { $0.name == field.name }) else { continue }
        check(field.value, property.portable, at: range, &findings)
        guard property.deprecated != nil else { continue }
        findings.append(
          Diagnostic(
            SwiftRules.deprecatedDefault,
            "the default sets '\(property.name)', which is deprecated",
            at: range,
            notes: [DiagnosticNote("'\(property.name)' is deprecated here", at: property.range)],
            suggestion: property.deprecated?.replacedBy.map { "set '\($0)' instead" }
              ?? "leave it out"
          )
        )
      }
    default: break
    }
  }

  /// The properties of a component or the fields of a struct.
  private func properties(of type: PortableType) -> [Property] {
    switch type {
    case .component(let name): return context.component(named: name)?.properties ?? []
    case .structure(let name):
      guard case .structure(let fields)? = context.sharedType(named: name)?.kind else { return [] }
      return fields
    default: return []
    }
  }
}
