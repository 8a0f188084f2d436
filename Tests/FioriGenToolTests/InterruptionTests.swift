import FioriGenTestSupport
import Foundation
import Testing

/// Nothing that ends a run from outside leaves anything half done, and what cannot be read is named in
/// one line.
@Suite struct InterruptionTests {
  /// A folder with many specs, and what they give in the folder `Whole`.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 100..<400 {
      try folder.write("Specs/Part\(number).yaml", SpecFixture.component("Part\(number)"))
    }
    let result = try BuiltTool.run(generate(into: "Whole"), in: folder.path)
    try #require(result.status == 0, "\(result.messages)")
    return folder
  }

  /// The arguments of a run that writes Swift.
  private func generate(into output: String) -> [String] {
    ["generate", "--only", "swift", "--output", output]
  }

  /// The Swift files of a folder with their contents.
  private func files(_ folder: TemporaryFolder, _ output: String) -> [String: Data?] {
    folder.snapshot(output).filter { $0.key.hasSuffix(".fiori.swift") }.mapValues(\.contents)
  }

  @Test(arguments: ["INT", "TERM", "HUP", "KILL"])
  func aSignalLeavesWholeFiles(signal: String) throws {
    let folder = try project()
    let whole = files(folder, "Whole")
    #expect(whole.count == 300)
    // Job control, because a shell's background commands otherwise ignore the interrupt key.
    let script = """
      set -m
      "$@" & run=$!
      while [ ! -d Cut/Swift ] && kill -0 $run 2>/dev/null; do :; done
      kill -\(signal) $run 2>/dev/null
      wait $run
      echo $? >status
      """
    _ = try BuiltTool.run(generate(into: "Cut"), in: folder.path, shell: script)
    for (path, contents) in files(folder, "Cut") {
      #expect(contents == whole[path], "\(path) is neither missing nor whole")
    }
    // The next run repairs the rest and leaves no temporary file.
    let next = try BuiltTool.run(generate(into: "Cut"), in: folder.path)
    #expect(next.status == 0, "\(next.messages)")
    #expect(files(folder, "Cut") == whole)
    #expect(!folder.snapshot("Cut").keys.contains { $0.hasSuffix(".tmp") })
  }

  @Test func aClosedPipeLeavesWholeFiles() throws {
    let folder = try project()
    let script = #"("$@" 2>&1; echo $? >status) | true"#
    _ = try BuiltTool.run(generate(into: "Cut"), in: folder.path, shell: script)
    #expect(try folder.text("status") == "0\n")
    #expect(files(folder, "Cut") == files(folder, "Whole"))
  }

  @Test(arguments: [["describe"], ["list"], ["help"], ["schema"], ["explain"], ["help", "--man"]])
  func readersMayStopAfterOneLine(arguments: [String]) throws {
    let script = #""$@" | head -n 1; echo "${PIPESTATUS[0]}""#
    let result = try BuiltTool.run(arguments, in: Repository.folder.path, shell: script)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[1] == "0" && result.messages.isEmpty)
  }

  @Test(arguments: [
    (["validate", "gone.yaml"], "gone.yaml:1:1: error: "),
    (["generate", "gone.yaml"], "gone.yaml:1:1: error: "),
    (["list", "--specs", "gone"], "gone:1:1: error: "),
    (["lint", "gone.nss"], "gone.nss:1:1: error: "),
    (["format", "gone.nss"], "gone.nss:1:1: error: "),
    (["diff", "gone"], "gone:1:1: error: "),
    (["validate", "loop.yaml"], "loop.yaml:1:1: error: "),
  ])
  func whatCannotBeReadIsNamedInOneLine(arguments: [String], start: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/Tag.yaml", SpecFixture.component("Tag"))
    try folder.link("loop.yaml", to: "loop.yaml")
    let result = try BuiltTool.run(arguments, in: folder.path)
    #expect(result.status == 1 && result.output.isEmpty)
    let lines = result.messages.split(separator: "\n")
    #expect(lines.first?.hasPrefix(start) == true, "\(result.messages)")
    #expect(lines.filter { $0.contains(" error: ") }.count == 1, "\(result.messages)")
    #expect(!folder.snapshot().keys.contains("Generated"))
  }
}
