import FioriGenTestSupport
import Testing

/// A small catalogue is listed, shown and described the same way every time.
@Suite struct CatalogueTests {
  /// The specs of the small catalogue.
  private static let specs = Snapshot.fixtures.appendingPathComponent("Tool/Specs").path

  @Test(arguments: [
    (["list", "--types"], "list.txt"), (["show", "XCard"], "show-XCard.txt"),
    (["show", "XLook"], "show-XLook.txt"), (["show", "Text"], "show-Text.txt"),
    (["describe", "--format", "json"], "describe.json"),
  ])
  func shows(arguments: [String], snapshot: String) throws {
    for jobs in ["1", "4"] {
      let options = ["--specs", Self.specs, "--jobs", jobs]
      let result = try BuiltTool.run(arguments + options, in: "/")
      #expect(result.status == 0 && result.messages.isEmpty)
      #expect(Snapshot.difference(of: result.output, from: "Tool/" + snapshot) == nil)
    }
  }

  @Test func theSchemaIsWhatGenerateWrites() throws {
    let folder = try TemporaryFolder()
    let printed = try BuiltTool.run(["schema"], in: folder.path)
    #expect(printed.status == 0 && printed.messages.isEmpty)
    let arguments = ["generate", "--specs", Self.specs, "--only", "spec-schema"]
    #expect(try BuiltTool.run(arguments, in: folder.path).status == 0)
    #expect(try folder.text("Generated/Schema/spec.schema.json") == printed.output)
  }

  @Test func isValid() throws {
    let result = try BuiltTool.run(["validate", Self.specs], in: "/")
    #expect(result.messages == "2 components, 1 type: valid\n")
  }
}
