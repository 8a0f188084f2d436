import FioriGenTestSupport
import Foundation
import Testing

/// What is checked in under `Generated/` is what the tool makes of `Specs/` today.
@Suite struct GeneratedFilesTests {
  @Test func everyGeneratedFileIsCurrent() throws {
    let result = try BuiltTool.run(["generate", "--check"], in: Repository.folder.path)
    #expect(result.status == 0, "run 'make generate': \(result.output)\(result.messages)")
  }

  @Test func theKnowledgeOfTheToolIsCurrent() throws {
    let result = try BuiltTool.run(
      ["describe", "--format", "knowledge"],
      in: Repository.folder.path
    )
    let file = "Sources/FioriGenDriver/StyleSheets/Knowledge/BundledCatalogue.swift"
    let current = try String(contentsOf: Repository.folder.appending(path: file), encoding: .utf8)
    #expect(result.status == 0 && result.output == current, "run 'make generate'")
  }

  @Test func theSpecsHaveNoFindings() throws {
    let result = try BuiltTool.run(["validate"], in: Repository.folder.path)
    #expect(result.status == 0)
    // The only line says how much was read.
    #expect(result.messages.split(separator: "\n").count == 1, "\(result.messages)")
    #expect(result.messages.hasSuffix(": valid\n"), "\(result.messages)")
  }
}
