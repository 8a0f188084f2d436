import FioriGenTestSupport
import Testing

/// What is checked in under `Generated/` is what the tool makes of `Specs/` today.
@Suite struct GeneratedFilesTests {
  @Test func everyGeneratedFileIsCurrent() throws {
    let result = try BuiltTool.run(["generate", "--check"], in: Repository.folder.path)
    #expect(result.status == 0, "run 'make generate': \(result.output)\(result.messages)")
  }

  @Test func theSpecsHaveNoFindings() throws {
    let result = try BuiltTool.run(["validate"], in: Repository.folder.path)
    #expect(result.status == 0)
    #expect(result.messages.isEmpty, "\(result.messages)")
  }
}
