import FioriGenTestSupport
import Testing

/// New packages and components are valid as they are, and nothing is ever replaced.
@Suite struct ScaffoldTests {
  @Test func aNewPackageIsValid() throws {
    let folder = try TemporaryFolder()
    let made = try BuiltTool.run(["init", "my design", "--package", "../tool"], in: folder.path)
    #expect(made.status == 0)
    #expect(made.output.hasPrefix("made my design/Package.swift\n"))
    let package = folder.path("my design")
    let valid = try BuiltTool.run(["validate"], in: package)
    #expect(valid.status == 0 && valid.messages == "1 component, 1 type: valid\n")
    #expect(try BuiltTool.run(["validate", "Sources/MyDesign/Specs"], in: package).status == 0)
    for spec in ["catalogue", "XCard", "Types"] {
      let text = try folder.text("my design/Specs/\(spec).yaml")
      #expect(text.hasPrefix("# yaml-language-server: $schema=../Schema/spec.schema.json\n"))
    }
    let schema = try BuiltTool.run(["schema"], in: package).output
    #expect(try folder.text("my design/Schema/spec.schema.json") == schema)
    let manifest = try folder.text("my design/Package.swift")
    #expect(manifest.contains(".package(path: \"../tool\")"))
    #expect(manifest.contains("name: \"MyDesign\""))
  }

  @Test func anAddressIsNamedByVersion() throws {
    let folder = try TemporaryFolder()
    let arguments = ["init", "--name", "Kit", "--prefix", "K", "--package"]
    let made = try BuiltTool.run(arguments + ["https://host/some/gen.git"], in: folder.path)
    #expect(made.status == 0)
    let manifest = try folder.text("Package.swift")
    #expect(manifest.contains(".package(url: \"https://host/some/gen.git\", from: \"0."))
    #expect(manifest.contains("package: \"gen\""))
    #expect(folder.snapshot().keys.contains("Specs/KCard.yaml"))
    #expect(try BuiltTool.run(["validate"], in: folder.path).status == 0)
  }

  @Test func aPackageThatIsThereStaysAsItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// mine\n")
    let before = folder.snapshot()
    let result = try BuiltTool.run(["init", ".", "--name", "Kit"], in: folder.path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.messages.hasPrefix("./Package.swift:1:1: error: this is there already;"))
    #expect(result.messages.contains("[scaffold.exists]"))
    #expect(folder.snapshot() == before)
  }

  @Test(arguments: [["--name", "9lives"], ["--prefix", "é"], ["--name", "a\";"]])
  func namesThatCannotBeTypes(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.run(["init", "Kit"] + arguments, in: folder.path)
    #expect(result.status == 1 && result.messages.contains("[scaffold.name]"))
    #expect(folder.snapshot().isEmpty)
  }

  @Test(arguments: ["view", "control", "viewController", "presenter", "value"])
  func aNewComponentIsValid(kind: String) throws {
    let folder = try TemporaryFolder()
    _ = try BuiltTool.run(["init", "--name", "Kit"], in: folder.path)
    let made = try BuiltTool.run(["new", "XPart", "--kind", kind], in: folder.path)
    #expect(made.status == 0 && made.output == "made Specs/XPart.yaml\n")
    let text = try folder.text("Specs/XPart.yaml")
    #expect(
      text.hasPrefix("# yaml-language-server: $schema=../Schema/spec.schema.json\ncomponent:")
    )
    let valid = try BuiltTool.run(["validate"], in: folder.path)
    #expect(valid.messages == "2 components, 1 type: valid\n")
  }

  @Test func aNameIsGivenOnce() throws {
    let folder = try TemporaryFolder()
    _ = try BuiltTool.run(["init", "--name", "Kit"], in: folder.path)
    let before = folder.snapshot()
    for name in ["XCard", "xcard", "XLook", "types"] {
      let result = try BuiltTool.run(["new", name], in: folder.path)
      #expect(result.status == 1 && result.output.isEmpty)
      #expect(result.messages.contains("error: there is something named \"\(name)\" already"))
    }
    #expect(folder.snapshot() == before)
  }

  @Test func aFolderWithoutSpecsIsNamed() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.run(["new", "XPart"], in: folder.path)
    #expect(result.status == 1 && result.messages.contains("Specs:1:1: error: "))
    #expect(folder.snapshot().isEmpty)
  }
}
