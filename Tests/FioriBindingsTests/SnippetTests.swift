import FioriGenTestSupport
import Foundation
import Testing

/// What the documentation shows about bindings compiles against the stand-in.
@Suite struct SnippetTests {
  /// The components, whose pages lie in the repository.
  private static let components: [String] = ShippedCatalogue.catalogue.components.map(\.name)

  @Test func theSnippetOfEveryComponentCompiles() throws {
    var snippets: [String] = []
    for component in Self.components {
      let file = "Generated/Documentation.docc/component-\(component).md"
      let page = try String(
        contentsOf: Repository.folder.appending(path: file),
        encoding: .utf8
      )
      let sections = page.components(separatedBy: "\n## The Real Component\n")
      let own = try #require(sections.last?.components(separatedBy: "\n## ").first)
      let blocks = CodeBlocks.blocks(of: "swift", on: own)
      #expect(sections.count == 2 && blocks.count == 1, "\(component)")
      snippets += blocks
    }
    #expect(snippets.count == Self.components.count)
    let messages = try compile(snippets, knowing: "json: String")
    #expect(messages == "", "\(messages)")
  }

  @Test func theFragmentsOfTheGuideCompile() throws {
    let file = Repository.folder.appending(path: "Documentation/FioriGen.docc/Bindings.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    // The screen is compiled, and compared with the guide, by itself.
    let fragments = CodeBlocks.blocks(of: "swift", on: guide).filter { !$0.contains("class ") }
    #expect(fragments.count == 4)
    let messages = try compile(
      fragments.map { Self.imports + $0 },
      knowing: "model: FUIObjectViewModel, control: FUIActivityControl, json: String,"
        + " banner: FUIProgressBannerMessageView, call: (FUIActivityItemModel) -> Void"
    )
    #expect(messages == "", "\(messages)")
  }

  @Test func aSnippetWithAMistakeDoesNotCompile() throws {
    let wrong = Self.imports + "FUIObjectView().apply(FUIContactCellModel())"
    let messages = try compile([wrong], knowing: "")
    #expect(messages.contains("cannot convert value of type 'FUIContactCellModel'"), "\(messages)")
  }

  /// What a file that uses bindings imports.
  private static let imports = "import FioriComponents\nimport SAPFiori\n\n"

  /// Why the compiler refuses snippets of an app that has the bindings among its sources;
  /// empty when it accepts them.
  private func compile(_ snippets: [String], knowing parameters: String) throws -> String {
    // In an app the bindings are part of the target.
    var imports: Set = ["@testable import FioriBindings", "import FioriRuntime", "import SwiftUI"]
    var functions = ""
    for (index, snippet) in snippets.enumerated() {
      let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false)
      imports.formUnion(lines.filter { $0.hasPrefix("import ") }.map(String.init))
      let statements = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      functions +=
        "@MainActor func snippet\(index)(\(parameters)) async throws {\n\(statements)\n}\n"
    }
    let folder = try TemporaryFolder()
    let source = try folder.write(
      "Snippets.swift",
      (imports.sorted() + [functions]).joined(separator: "\n")
    )
    let modules = URL(fileURLWithPath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "Modules")
    let aliases = ["UIKit", "SAPFiori", "SwiftUI"].flatMap { module in
      ["-module-alias", "\(module)=\(module)StandIn"]
    }
    let result = try Command.run(
      "swiftc",
      // Warnings do not count: examples show deprecated components, and values that go nowhere.
      ["-typecheck", "-swift-version", "6", "-I", modules.path] + aliases + [source],
      in: folder.url
    )
    return result.status == 0 ? "" : result.messages
  }
}
