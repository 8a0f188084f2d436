import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// The spec files of a folder are found, each once, in an order that depends on nothing else.
@Suite struct SpecDiscoveryTests {
  /// Finds specs and gives their paths inside a folder.
  private func find(
    _ inputs: [String],
    in folder: TemporaryFolder,
    limits: InputLimits = .standard
  ) -> (files: [String], unreadable: [String], rules: [String]) {
    let found = SpecDiscovery.find(
      inputs.map { $0.isEmpty ? folder.path : folder.path($0) },
      limits: limits,
      maximumFileSize: 1_000
    )
    func inside(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }
    return (
      found.files.map(inside),
      found.unreadable.map { "\(inside($0.path)): \($0.reason)" },
      found.diagnostics.map(\.rule.id)
    )
  }

  @Test func findsSpecsBelowAFolder() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.yaml", "a.yml", "Types/z.yaml", "Types/Deep/y.yml", "notes.txt", ".hidden.yaml",
      ".git/config.yaml", "B.yaml", "ä.yaml", "a.yaml.bak",
    ] { try folder.write(name, "x") }
    let found = find([""], in: folder)
    #expect(
      found.files == ["B.yaml", "Types/Deep/y.yml", "Types/z.yaml", "a.yml", "b.yaml", "ä.yaml"]
    )
    #expect(found.unreadable.isEmpty && found.rules.isEmpty)
  }

  @Test func followsLinksOnceAndWithoutLoops() throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/a.yaml", "x")
    try folder.write("Other/b.yaml", "x")
    try folder.link("Specs/loop", to: "..")
    try folder.link("Specs/more", to: "../Other")
    try folder.link("Specs/same.yaml", to: "a.yaml")
    let found = find(["Specs"], in: folder)
    #expect(found.files.count == 2)
    #expect(found.files.contains("Specs/a.yaml"))
    #expect(found.unreadable.isEmpty && found.rules.isEmpty)
  }

  @Test func countsAFileOnceHoweverItIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/a.yaml", "x")
    let inputs = ["Specs", "Specs/a.yaml", "Specs/", "Specs/../Specs/a.yaml"]
    #expect(find(inputs, in: folder).files == ["Specs/a.yaml"])
    #expect(find(inputs.reversed(), in: folder).files == ["Specs/a.yaml"])
    #expect(find(inputs, in: folder).rules.isEmpty)
  }

  @Test func reportsWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("folder.yaml")
    #expect(folder.makePipe("pipe.yaml"))
    #expect(folder.makePipe("unrelated pipe"))
    try folder.link("broken.yaml", to: "nowhere")
    let found = find(["", "missing"], in: folder)
    #expect(
      found.unreadable == [
        "broken.yaml: there is no such file or folder",
        "folder.yaml: this is a folder, not a file",
        "pipe.yaml: this is a named pipe, not a file",
        "missing: there is no such file or folder",
      ]
    )
  }

  @Test func refusesAFolderWithoutSpecs() throws {
    let folder = try TemporaryFolder()
    try folder.write("Empty/readme.txt", "x")
    #expect(find(["Empty"], in: folder).rules == ["input.no-specs"])
  }

  @Test func stopsAtTheLimits() throws {
    let folder = try TemporaryFolder()
    for number in 1...5 { try folder.write("F\(number)/\(number).yaml", "12345678") }
    func rules(files: Int = 9, folders: Int = 9, totalBytes: Int = 99) -> [String] {
      let limits = InputLimits(files: files, folders: folders, totalBytes: totalBytes)
      return find([""], in: folder, limits: limits).rules
    }
    #expect(rules().isEmpty)
    #expect(rules(files: 4) == ["input.too-many-files"])
    #expect(rules(folders: 5) == ["input.too-many-files"])
    #expect(rules(totalBytes: 39) == ["input.too-much-data"])
    #expect(rules(files: 5, folders: 6, totalBytes: 40).isEmpty)
  }
}
