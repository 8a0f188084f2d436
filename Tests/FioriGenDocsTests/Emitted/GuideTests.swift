import FioriGenTestSupport
import Foundation
import Testing

/// The guides are true: their specs are read, their commands run, their Swift compiles.
@Suite struct GuideTests {
  /// The folder of the guides.
  private static let folder = Repository.folder.appending(path: "Documentation/FioriGen.docc")

  /// The names of the guides.
  private static let guides: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  /// The text of a guide.
  private static func text(of guide: String) throws -> String {
    try String(contentsOf: folder.appending(path: guide), encoding: .utf8)
  }

  @Test func theGuidesAreThere() {
    #expect(Self.guides.count >= 7)
  }

  @Test func doccAcceptsTheGuides() throws {
    let output = try TemporaryFolder()
    let result = try Command.run(
      "docc",
      [
        "convert", Self.folder.path, "--warnings-as-errors", "--fallback-display-name", "FioriGen",
        "--fallback-bundle-identifier", "FioriGen", "--output-path", output.path("archive"),
      ],
      in: output.url
    )
    #expect(result.status == 0, "\(result.output) \(result.messages)")
  }

  @Test(arguments: guides)
  func everyExampleOfAGuideWorks(guide: String) throws {
    let page = try Self.text(of: guide)
    let folder = try TemporaryFolder()
    let specs = CodeBlocks.blocks(of: "yaml", on: page)
    for spec in specs {
      let name = try #require(spec.split(separator: "\n").first?.dropFirst(2))
      try folder.write(String(name), spec + "\n")
    }
    for block in CodeBlocks.blocks(of: "sh", on: page) {
      for line in block.split(separator: "\n") { try run(line, in: folder) }
    }
    if specs.isEmpty { return }
    try run("fiori-gen generate", in: folder)
    let programs = CodeBlocks.blocks(of: "swift", on: page).filter { $0.hasPrefix("import ") }
    try compile(programs, with: folder)
  }

  @Test func theTargetOfTheBuildPluginGuideIsOneOfAManifest() throws {
    let page = try Self.text(of: "BuildPlugin.md")
    let targets = CodeBlocks.blocks(of: "swift", on: page).filter { $0.hasPrefix(".target(") }
    #expect(targets.count == 1)
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "cards",
        dependencies: [.package(name: "fiori-gen", path: "\(Repository.folder.path)")],
        targets: [\(targets.joined(separator: ", "))]
      )
      """
    )
    let result = try Command.run("swift", ["package", "dump-package"], in: folder.url)
    #expect(result.status == 0 && result.output.contains("FioriGenPlugin"), "\(result.messages)")
  }

  @Test func theThemesOfTheBuildPluginGuideCanBeMerged() throws {
    let page = try Self.text(of: "BuildPlugin.md")
    let code = CodeBlocks.blocks(of: "swift", on: page).filter { !$0.hasPrefix(".target(") }
    #expect(code.count == 1)
    // The plugin makes such an enumeration for each sheet.
    let sheets = ["Base", "Brand"].map { "enum \($0)Theme { static let theme = Theme() }" }
    let messages = try SwiftTypeCheck.diagnostics(
      for: (sheets + code).joined(separator: "\n"),
      importing: "FioriRuntime"
    )
    #expect(!messages.contains("error:"), "\(messages)")
  }

  /// Runs a line that calls the tool.
  private func run(_ line: Substring, in folder: TemporaryFolder) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(words.first == "fiori-gen")
    let result = try BuiltTool.run(Array(words.dropFirst()), in: folder.path)
    #expect(result.status == 0, "\(line): \(result.messages)")
  }

  /// Compiles programs of a guide together with the Swift that its specs gave.
  private func compile(_ programs: [String], with folder: TemporaryFolder) throws {
    let products = URL(filePath: BuiltTool.path).deletingLastPathComponent()
    let generated = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("Generated/Swift")
    )
    var files = generated.sorted().map { folder.path("Generated/Swift/\($0)") }
    #expect(!files.isEmpty)
    if let program = programs.first { files.append(try folder.write("main.swift", program + "\n")) }
    #expect(programs.count <= 1)
    let result = try Command.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I",
        products.appending(path: "Modules").path,
      ] + files,
      in: folder.url
    )
    #expect(result.status == 0, "\(result.messages)")
  }
}
