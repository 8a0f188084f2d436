import FioriGenTestSupport
import Foundation
import Testing

@testable import FioriGenDriver

/// The schema of the spec language knows exactly the keys that the reader knows.
@Suite struct SpecSchemaTests {
  /// A key that is near to no other one, so that the reader lists all that it knows.
  private static let unknown = "qqqqqqqqqqqqqqqq: 1"

  /// The beginning of a component.
  private static let head = "component: XTag\nkind: view\nsummary: s\n"

  /// For every shape of the schema, a spec with an unknown key in such a mapping.
  private static let probes: [(shape: String, spec: String)] = [
    ("catalogue", "catalogue: XCatalog\n\(unknown)\n"),
    ("component", head + unknown + "\n"),
    ("enum", "enum: XTag\n\(unknown)\n"),
    ("struct", "struct: XTag\n\(unknown)\n"),
    ("union", "union: XTag\n\(unknown)\n"),
    ("protocol", "protocol: XTag\n\(unknown)\n"),
    ("external", "external: XTag\n\(unknown)\n"),
    ("attributeGroups", "attributeGroups: {}\n\(unknown)\n"),
    ("attributeGroup", "attributeGroups: { Text: { \(unknown) } }\n"),
    ("attribute", "attributeGroups: { Text: { attributes: { size: { \(unknown) } } } }\n"),
    ("view", head + "views: { a: { \(unknown) } }\n"),
    ("compact", head + "views: { a: { type: UILabel, compact: { \(unknown) } } }\n"),
    ("relation", head + "views: { a: { type: UILabel, below: { \(unknown) } } }\n"),
    ("property", head + "properties: { a: { \(unknown) } }\n"),
    ("field", "struct: XTag\nfields: { a: { \(unknown) } }\n"),
    ("part", head + "parts: { a.b: { \(unknown) } }\n"),
    ("operation", head + "operations: { a: { \(unknown) } }\n"),
    ("parameter", head + "operations: { a: { parameters: { b: { \(unknown) } } } }\n"),
    ("event", head + "events: { a: { \(unknown) } }\n"),
    ("enumCase", "enum: XTag\ncases: { a: { \(unknown) } }\n"),
    ("unionCase", "union: XTag\ncases: { a: { \(unknown) } }\n"),
    ("externalMember", "external: XTag\nmembers: { a: { \(unknown) } }\n"),
    ("deprecation", head + "deprecated: { \(unknown) }\n"),
    ("exclusive", head + "rules: [{ exclusive: [a, b], \(unknown) }]\n"),
    ("forbids", head + "rules: [{ forbids: [a], \(unknown) }]\n"),
    ("requires", head + "rules: [{ requires: [a], \(unknown) }]\n"),
    ("theming", head + "theming: { \(unknown) }\n"),
    ("classPath", head + "theming: { classPaths: [{ \(unknown) }] }\n"),
    ("example", head + "theming: { examples: [{ \(unknown) }] }\n"),
  ]

  @Test func everyShapeIsProbed() {
    #expect(Set(Self.probes.map(\.shape)) == Set(SpecSchema.shapes.map(\.name)))
  }

  @Test(arguments: probes)
  func hasTheKeysOfTheReader(shape name: String, spec: String) throws {
    let folder = try TemporaryFolder()
    let stem = name == "catalogue" ? "catalogue" : "XTag"
    let path = try folder.write("\(stem).yaml", spec)
    let findings = CatalogueLoader.load([path], jobs: 1).diagnostics
    let words = "known keys are "
    let list = findings.compactMap(\.suggestion).first { $0.hasPrefix(words) }
    let known = try #require(list, "\(findings.map(\.message))").dropFirst(words.count)
    let shape = try #require(SpecSchema.shapes.first { $0.name == name })
    let documents = Set(SpecSchemaShapes.documents.compactMap(\.head))
    let own = Set(shape.keys.map(\.name)).subtracting(documents)
    #expect(own == Set(known.components(separatedBy: ", ")))
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let document = SpecSchema.document
    let text = SpecSchema.text
    let words = "\"$ref\": \"#/definitions/"
    for part in text.components(separatedBy: words).dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      #expect(document["definitions"]?[name] != nil, "\(name)")
    }
  }

  @Test func theCheckedInSchemaIsCurrent() throws {
    let file = Repository.folder.appending(path: "Generated/Schema/spec.schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == SpecSchema.text)
  }
}
