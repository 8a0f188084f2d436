import FioriGenModel
import FioriGenTestSupport
import Testing

/// Every fact of the reference documents stands in the specs, exactly as documented.
@Suite struct FactComparisonTests {
  /// The catalogue of the repository's own specs.
  private let catalogue: Catalogue

  init() throws {
    catalogue = try #require(
      ShippedCatalogue.result.catalogue,
      "\(ShippedCatalogue.result.diagnostics)"
    )
  }

  @Test func everyComponentAndHelperIsDescribed() throws {
    for row in try FactTable("components").rows {
      let name = row.text("name")
      let component = catalogue.component(named: name)
      let type = catalogue.type(named: name)
      #expect(component != nil || type != nil, "\(name) has no spec")
      let deprecation = component?.deprecated ?? type?.deprecated
      #expect((deprecation != nil) == !row.text("deprecated").isEmpty, "\(name)")
    }
  }

  @Test func everyMemberHasItsDocumentedTypeAccessAndDefault() throws {
    let rows = try FactTable("properties").rows
    for row in rows {
      let owner = row.text("component")
      let name = "\(owner).\(row.text("member"))"
      guard let member = member(row.text("member"), of: owner) else {
        Issue.record("\(name) is missing")
        continue
      }
      let type = row.text("type")
      if type != "*" { #expect(member.type == type, "\(name)") }
      // Without a stated access the spec has to choose one; the mark says that it was chosen.
      let access = row.text("access")
      #expect(member.access == access || access.isEmpty && member.isInferred, "\(name)")
      #expect(member.isInferred == (row.text("inferred") == "yes"), "\(name)")
      let value = row.text("default")
      if value == "*" {
        #expect(!member.defaultValue.isEmpty, "\(name)")
      } else {
        #expect(member.defaultValue == value, "\(name)")
      }
    }
    print("members compared: \(rows.count)")
  }

  @Test func nothingDocumentedAsUnsetHasADefault() throws {
    let documented = try Set(
      FactTable("properties").rows.filter { !$0.text("default").isEmpty }.map {
        "\($0.text("component")).\($0.text("member"))"
      }
    )
    for component in catalogue.components {
      for property in component.properties where property.defaultValue != nil {
        let nested = component.parts.contains { $0.path.first == property.name }
        let name = "\(property.inheritedFrom ?? component.name).\(property.name)"
        #expect(documented.contains(name) || nested, "\(name) has an invented default")
      }
      for part in component.parts where part.defaultValue != nil {
        let name = "\(part.inheritedFrom ?? component.name).\(part.path.joined(separator: "."))"
        #expect(documented.contains(name), "\(name) has an invented default")
      }
    }
  }

  @Test func everyClassPathBelongsToItsComponentWithItsDeprecation() throws {
    let rows = try FactTable("class_paths").rows
    for row in rows {
      let path = row.text("class_path")
      let component = try #require(catalogue.component(named: row.text("component")))
      guard let classPath = component.theming.classPaths.first(where: { $0.path == path }) else {
        Issue.record("\(path) is missing")
        continue
      }
      #expect((classPath.deprecated != nil) == (row.text("deprecated") == "yes"), "\(path)")
      let source = component.theming.groups.first { $0.group == classPath.group }?.source
      switch row.text("group") {
      case "style-class", "group": #expect(source != .documented, "\(path)")
      case "nss-example": #expect(source == .examples, "\(path)")
      case let group: #expect(classPath.group == group && source == .documented, "\(path)")
      }
    }
    let total = catalogue.components.reduce(0) { $0 + $1.theming.classPaths.count }
    #expect(total == rows.count)
    print("class paths compared: \(rows.count)")
  }

  @Test func everyAttributeHasItsDocumentedType() throws {
    let rows = try FactTable("attributes").rows
    for row in rows {
      let name = "\(row.text("component")) \(row.text("group")) \(row.text("attribute"))"
      let component = try #require(catalogue.component(named: row.text("component")))
      let isExample = row.text("group") == "nss-example"
      let groups = component.theming.groups.filter { support in
        isExample ? support.source == .examples : support.group == row.text("group")
      }
      let attributes = groups.flatMap { support in
        catalogue.attributeGroups.first { $0.name == support.group }?.attributes ?? []
      }
      let found = attributes.filter { $0.name == row.text("attribute") }
      #expect(!found.isEmpty, "\(name) is missing")
      for attribute in found {
        #expect(attribute.isInferred == row.text("type").isEmpty, "\(name)")
        if !row.text("type").isEmpty { #expect(attribute.type.name == row.text("type"), "\(name)") }
      }
    }
    print("attributes compared: \(rows.count)")
  }

  @Test func noAttributeOfAKnownGroupIsInvented() throws {
    var documented: Set<String> = []
    for row in try FactTable("attributes").rows {
      documented.insert("\(row.text("component")) \(row.text("attribute"))")
    }
    for component in catalogue.components {
      for support in component.theming.groups where support.source != .inferred {
        let group = catalogue.attributeGroups.first { $0.name == support.group }
        for attribute in group?.attributes ?? [] {
          let name = "\(component.name) \(attribute.name)"
          #expect(documented.contains(name), "\(name) is invented by group \(support.group)")
        }
      }
    }
  }

  @Test func everyExampleRuleHasItsExactValue() throws {
    let rows = try FactTable("example_rules").rows
    let examples = catalogue.components.flatMap(\.theming.examples)
    for row in rows {
      let found = examples.contains { example in
        example.classPath == row.text("class_path") && example.attribute == row.text("attribute")
          && example.value == row.text("value")
      }
      #expect(found, "\(row.text("class_path")) \(row.text("attribute")): \(row.text("value"))")
    }
    #expect(examples.count == rows.count)
    print("example rules compared: \(rows.count)")
  }

  @Test func everyEnumerationCaseIsSpelledAsDocumented() throws {
    for row in try FactTable("enum_cases").rows {
      let name = row.text("enum")
      let cases = try #require(enumerationCases(of: name), "\(name)")
      if row.text("case") == "*" {
        #expect(cases.contains { $0.isInferred }, "\(name)")
      } else {
        let spelled = cases.contains { found in
          found.name == row.text("case") || found.aliases.contains(row.text("case"))
        }
        #expect(spelled, "\(name).\(row.text("case"))")
      }
    }
    #expect(enumerationCases(of: "FUITableViewCellActionAccessoryType")?.count == 6)
  }

  @Test func everyMethodIsAnOperationWithItsLabels() throws {
    let rows = try FactTable("methods").rows.filter { $0.text("kind") != "init" }
    for row in rows {
      let signature = row.text("signature")
      let name = "\(row.text("component")).\(signature)"
      let open = try #require(signature.firstIndex(of: "("))
      let base = String(signature[..<open])
      let labels = signature[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
      let operations = operations(named: base, of: row.text("component"))
      #expect(!operations.isEmpty, "\(name) is missing")
      #expect(
        operations.contains { operation in operation.accepts(labels: labels) }
          || operations.contains { $0.isEvent },
        "\(name): \(operations.map(\.labels))"
      )
      if row.text("kind") == "static" { #expect(operations.allSatisfy { $0.isStatic }, "\(name)") }
      if !row.text("result").isEmpty {
        #expect(operations.contains { $0.result == row.text("result") }, "\(name)")
      }
    }
    print("methods compared: \(rows.count)")
  }

  // MARK: Looking things up

  /// The member of a component, struct or external type.
  private func member(_ name: String, of owner: String) -> DocumentedMember? {
    if let component = catalogue.component(named: owner) {
      return component.documentedMember(named: name)
    }
    switch catalogue.type(named: owner)?.kind {
    case .structure(let fields):
      guard let field = fields.first(where: { $0.name == name }) else { return nil }
      return DocumentedMember(
        type: field.type.description,
        access: field.access?.rawValue ?? "",
        isInferred: field.isInferred,
        defaultValue: field.defaultValue?.description ?? ""
      )
    case .external(let members):
      guard let member = members.first(where: { $0.name == name }) else { return nil }
      return DocumentedMember(
        type: member.type.description,
        access: member.access?.rawValue ?? "",
        isInferred: member.isInferred,
        defaultValue: ""
      )
    default: return nil
    }
  }

  /// The cases of an enumeration, named outright or through a member of its type.
  private func enumerationCases(of name: String) -> [EnumerationCase]? {
    var typeName = name
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2 {
      guard let member = member(parts[1], of: parts[0]) else { return nil }
      typeName = member.type.trimmingSuffix("?")
    }
    guard case .enumeration(let cases) = catalogue.type(named: typeName)?.kind else { return nil }
    return cases
  }

  /// What a component, struct or protocol can be told under a name.
  private func operations(named name: String, of owner: String) -> [DocumentedOperation] {
    if let component = catalogue.component(named: owner) {
      return component.operations.filter { $0.name == name }.map { operation in
        DocumentedOperation(
          labels: operation.parameters.map { $0.label ?? $0.name },
          optional: operation.parameters.map { parameter in
            parameter.isOptional || parameter.defaultValue != nil || parameter.type.isOptional
          },
          isStatic: operation.isStatic,
          result: operation.result?.description ?? "",
          isEvent: false
        )
      }
    }
    if case .protocolType(let members) = catalogue.type(named: owner)?.kind {
      return members.filter { $0.name == name }.map { _ in
        DocumentedOperation(labels: [], optional: [], isStatic: false, result: "", isEvent: true)
      }
    }
    return []
  }
}

/// An operation as the tables compare it.
private struct DocumentedOperation {
  /// The argument labels, in order.
  var labels: [String]
  /// Which of them a call may leave out.
  var optional: [Bool]
  /// Whether it belongs to the type.
  var isStatic: Bool
  /// The type it gives back; empty for nothing.
  var result: String
  /// Whether it is a callback, whose labels the spec does not keep.
  var isEvent: Bool

  /// Whether a call with these labels is possible.
  ///
  /// - Parameter wanted: The call's labels, in order.
  /// - Returns: Whether every label exists and nothing that must be given is left out.
  func accepts(labels wanted: [String]) -> Bool {
    var rest = wanted[...]
    for (label, mayBeLeftOut) in zip(labels, optional) {
      if rest.first == label {
        rest = rest.dropFirst()
      } else if !mayBeLeftOut {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension String {
  /// The text without an ending, where it has it.
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
