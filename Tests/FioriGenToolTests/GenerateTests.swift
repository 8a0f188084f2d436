import FioriGenTestSupport
import Foundation
import Testing

/// Generating writes the same bytes always, and nothing that is right already.
@Suite struct GenerateTests {
  /// A folder with some specs.
  private func project(components: Int = 12) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 1...components {
      try folder.write("Specs/Part\(number).yaml", SpecFixture.component("Part\(number)"))
    }
    try folder.write("Specs/Types/Look.yml", SpecFixture.enumeration("Look"))
    return folder
  }

  /// The contents of an output folder by path.
  private func contents(_ folder: TemporaryFolder, _ name: String) -> [String: Data?] {
    folder.snapshot(name).mapValues(\.contents)
  }

  @Test func writesAndCountsFiles() throws {
    let folder = try project()
    let result = try BuiltTool.run(["generate", "--only", "swift"], in: folder.path)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(result.messages.hasPrefix("12 components, 1 type: 13 files written"))
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(folder.snapshot("Generated").keys.contains("Swift/Part12.fiori.swift"))
    #expect(folder.snapshot("Generated").keys.contains("Swift/Look.fiori.swift"))
  }

  @Test func bytesDependOnTheSpecsAlone() throws {
    let folder = try project()
    let elsewhere = try TemporaryFolder()
    let runs: [(arguments: [String], folder: TemporaryFolder)] = [
      (["--jobs", "1", "-o", folder.path("1")], folder),
      (["--jobs", "2", "-o", folder.path("2")], folder),
      (["--jobs", "7", "-o", folder.path("3"), "--specs", folder.path("Specs")], elsewhere),
      (["-o", folder.path("4"), "Specs/Types", "Specs"], folder),
    ]
    for run in runs {
      let environment = ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]
      let result = try BuiltTool.run(
        ["generate", "--quiet"] + run.arguments,
        in: run.folder.path,
        environment: environment
      )
      #expect(result.status == 0 && result.messages.isEmpty)
    }
    let first = contents(folder, "1")
    #if CHeaders
      #expect(first.count == 97)
    #else
      #expect(first.count == 58)
    #endif
    for name in ["2", "3", "4"] { #expect(contents(folder, name) == first) }
  }

  @Test func theSecondRunLeavesEveryTimeStamp() throws {
    let folder = try project()
    _ = try BuiltTool.run(["generate", "--jobs", "1", "--only", "swift"], in: folder.path)
    let before = folder.snapshot()
    let result = try BuiltTool.run(["generate", "--jobs", "2", "--only", "swift"], in: folder.path)
    #expect(folder.snapshot() == before)
    #expect(result.messages.contains("0 files written, 13 unchanged, 0 removed"))
  }

  @Test func checkNamesTheFileWithOneChangedByte() throws {
    let folder = try project()
    _ = try BuiltTool.run(["generate"], in: folder.path)
    #expect(try BuiltTool.run(["generate", "--check"], in: folder.path).status == 0)
    let name = "Generated/Swift/Part3.fiori.swift"
    let text = try folder.text(name)
    try folder.write(name, text.replacing("Part3", with: "part3", maxReplacements: 1))
    let before = folder.snapshot()
    let result = try BuiltTool.run(["generate", "--check"], in: folder.path)
    #expect(result.status == 100)
    #expect(result.output == "different: \(name)\n")
    #expect(folder.snapshot() == before)
  }

  @Test func checkNamesMissingAndStaleFiles() throws {
    let folder = try project(components: 2)
    _ = try BuiltTool.run(["generate"], in: folder.path)
    try folder.remove("Specs/Part2.yaml")
    try folder.write("Specs/Part9.yaml", SpecFixture.component("Part9"))
    let result = try BuiltTool.run(["generate", "--check", "--quiet"], in: folder.path)
    #expect(result.status == 100 && result.messages.isEmpty)
    #expect(result.output.contains("stale: Generated/Swift/Part2.fiori.swift\n"))
    #expect(result.output.contains("missing: Generated/Swift/Part9.fiori.swift\n"))
    #expect(try BuiltTool.run(["generate"], in: folder.path).status == 0)
    #expect(!folder.snapshot("Generated").keys.contains("Swift/Part2.fiori.swift"))
    #expect(try BuiltTool.run(["generate", "--check"], in: folder.path).status == 0)
  }

  @Test func checkWithoutOutputMakesNone() throws {
    let folder = try project(components: 1)
    let result = try BuiltTool.run(["generate", "--check"], in: folder.path)
    #expect(result.status == 100)
    #expect(folder.snapshot().keys.contains("Generated") == false)
  }

  @Test func flatPutsEverythingIntoOneFolder() throws {
    let folder = try project(components: 1)
    let arguments = ["generate", "--flat", "--only", "swift", "--output", "Out/Deep", "-q"]
    #expect(try BuiltTool.run(arguments, in: folder.path).status == 0)
    #expect(folder.snapshot("Out/Deep").keys.contains("Part1.fiori.swift"))
    #expect(!folder.snapshot("Out/Deep").keys.contains("Swift"))
  }

  @Test func twoRunsAtOnceEndWell() throws {
    let folder = try project(components: 40)
    let script = #"for i in 1 2 3 4; do "$@" & done; wait"#
    _ = try BuiltTool.run(["generate", "-q"], in: folder.path, shell: script)
    #expect(try BuiltTool.run(["generate", "--check"], in: folder.path).status == 0)
    #expect(folder.snapshot("Generated").keys.allSatisfy { !$0.hasSuffix(".tmp") })
  }
}
