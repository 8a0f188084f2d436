import FioriComponents
import FioriGenDocs
import FioriGenModel
import FioriGenReader
import FioriGenSwift
import FioriGenTestSupport
import FioriRuntime
import FioriStyle
import Foundation
import Testing

/// Every example on the pages of the repository's own specs does what it says.
@Suite struct SnippetTests {
  /// The page of every component, by the component's name.
  private static let pages: [String: String] = {
    let catalogue = ShippedCatalogue.catalogue
    let context = SwiftContext(catalogue)
    let snippets = catalogue.components.map { component in
      CodeSnippet(
        component: component.name,
        title: "Swift",
        language: "swift",
        code: UsageExample.code(for: component, in: context)
      )
    }
    let files = DocsEmitter.emitPlain(catalogue, rules: [], snippets: snippets).files
    let pages = catalogue.components.compactMap { component in
      files.first { $0.path == "component-\(component.name).md" }.map {
        (component.name, $0.contents)
      }
    }
    return Dictionary(uniqueKeysWithValues: pages)
  }()

  @Test(arguments: ShippedCatalogue.components.map(\.name))
  func jsonIsReadStrictlyAndBreaksNoRule(name: String) throws {
    let page = try #require(Self.pages[name])
    let model = try #require(FioriCatalog.model(named: name))
    for document in CodeBlocks.blocks(of: "json", on: page) { try read(document, as: model) }
  }

  /// Reads a document and checks what it says.
  private func read<Model: ComponentModel>(_ document: String, as model: Model.Type) throws {
    let value = try Model.decode(json: document).value
    #expect(value != Model())
    #expect(value.validate().isEmpty, "\(value.validate())")
  }

  @Test func swiftCompiles() throws {
    var functions = "import FioriComponents\n"
    for (index, name) in Self.pages.keys.sorted().enumerated() {
      let blocks = CodeBlocks.blocks(of: "swift", on: Self.pages[name] ?? "")
      #expect(blocks.count == 1)
      let lines = blocks.joined(separator: "\n").split(separator: "\n")
      let imports = lines.filter { $0.hasPrefix("import ") }
      if index == 0 { functions += imports.joined(separator: "\n") + "\n" }
      let statements = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      functions += "func example\(index)() {\n\(statements)\n_ = issues\n}\n"
    }
    let folder = try TemporaryFolder()
    let file = try folder.write("Examples.swift", functions)
    let products = URL(filePath: BuiltTool.path).deletingLastPathComponent()
    let modules = products.appending(path: "Modules").path
    let result = try Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-I", modules, file],
      in: folder.url
    )
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test func styleSheetsLintClean() {
    let rules = ShippedCatalogue.plain.filter { $0.path.hasSuffix(".md") }.flatMap { file in
      // What the documents show is quoted as it is; only the emitter's own rules have to be clean.
      let own = file.contents.split(separator: "## Example from the Documents").first ?? ""
      return file.path == "rules.md" ? [] : CodeBlocks.blocks(of: "css", on: String(own))
    }
    #expect(rules.count > 100)
    for rule in rules {
      let findings = StyleLinter.lint(Array(rule.utf8), knowledge: Self.knowledge)
      for finding in findings where finding.severity != .note {
        // The page of a deprecated path shows how the path is used all the same.
        if finding.rule.id == "nss.deprecated-class-path" { continue }
        Issue.record("\(finding.message) [\(finding.rule.id)] in \(rule)")
      }
    }
  }

  /// What the specs say about style sheets.
  private static let knowledge: StyleKnowledge = {
    let catalogue = ShippedCatalogue.catalogue
    var knowledge = StyleKnowledge.bundled
    for component in catalogue.components {
      knowledge.classPaths += component.theming.classPaths.map { path in
        let support = component.theming.groups.first { $0.group == path.group }?.source
        return KnownClassPath(
          path: path.path,
          component: component.name,
          group: path.group,
          support: support.flatMap { StyleSupport(rawValue: $0.rawValue) } ?? .documented,
          aliases: path.aliases,
          deprecation: path.deprecated.map { KnownDeprecation(message: $0.message) }
        )
      }
    }
    knowledge.groups += catalogue.attributeGroups.map { group in
      KnownAttributeGroup(
        name: group.name,
        attributes: group.attributes.map { attribute in
          let type = SheetValueType.builtIn[attribute.type.name]
          return KnownAttribute(attribute.name, type ?? .enumeration(attribute.type.name))
        }
      )
    }
    for type in catalogue.types {
      guard case .enumeration(let cases) = type.kind else { continue }
      knowledge.enumerations.append(KnownEnumeration(name: type.name, cases: cases.map(\.name)))
    }
    return knowledge
  }()
}
