import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// What stands in the way is reported, and nothing is touched.
@Suite struct OutputRefusalTests {
  /// Writes after something was put in the way, and checks that nothing else happened.
  private func refusal(
    of files: [String: String] = ["a": "new", "b": "new"],
    after prepare: (TemporaryFolder) throws -> Void
  ) throws -> [String] {
    let output = try OutputFixture()
    _ = try output.write(["a": "old", "c": "old"])
    try prepare(output.folder)
    let before = output.folder.snapshot()
    let report = try output.write(files)
    #expect(output.folder.snapshot() == before)
    #expect(report.written.isEmpty && report.removed.isEmpty)
    let checked = try output.check(files)
    #expect(checked.rules == report.diagnostics.map(\.rule.id))
    return report.diagnostics.map { finding in
      "\(finding.range.file.dropFirst(output.folder.path.count + 1)) \(finding.rule.id)"
    }
  }

  @Test func linkInPlaceOfAFile() throws {
    let found = try refusal { folder in
      try folder.write("outside", "precious")
      try folder.remove("Out/Swift/a.fiori.swift")
      try folder.link("Out/Swift/a.fiori.swift", to: "../../outside")
    }
    #expect(found == ["Out/Swift/a.fiori.swift output.not-a-file"])
  }

  @Test func folderInPlaceOfAFile() throws {
    let found = try refusal { folder in
      try folder.remove("Out/Swift/a.fiori.swift")
      try folder.write("Out/Swift/a.fiori.swift/precious", "x")
    }
    #expect(found == ["Out/Swift/a.fiori.swift output.not-a-file"])
  }

  @Test func folderInPlaceOfAStaleFile() throws {
    let found = try refusal { folder in
      try folder.remove("Out/Swift/c.fiori.swift")
      try folder.makeFolder("Out/Swift/c.fiori.swift")
    }
    #expect(found == ["Out/Swift/c.fiori.swift output.not-a-file"])
  }

  @Test func pipeInPlaceOfAFile() throws {
    let found = try refusal { folder in
      try folder.remove("Out/Swift/a.fiori.swift")
      #expect(folder.makePipe("Out/Swift/a.fiori.swift"))
    }
    #expect(found == ["Out/Swift/a.fiori.swift output.not-a-file"])
  }

  @Test func linkInPlaceOfAnInnerFolder() throws {
    let found = try refusal { folder in
      try folder.remove("Out/Swift")
      try folder.makeFolder("elsewhere")
      try folder.link("Out/Swift", to: "../elsewhere")
    }
    #expect(found == ["Out/Swift output.not-a-folder"])
  }

  @Test func linkInPlaceOfTheList() throws {
    let found = try refusal { folder in
      try folder.write("outside", "precious")
      try folder.remove("Out/.fiori-gen-manifest.json")
      try folder.link("Out/.fiori-gen-manifest.json", to: "../outside")
    }
    #expect(found == ["Out/.fiori-gen-manifest.json output.not-a-file"])
  }

  @Test func somethingElseInPlaceOfTheOutputFolder() throws {
    for prepare: (TemporaryFolder) throws -> Void in [
      { try $0.write("Out", "a file") },
      { try $0.link("Out", to: "nowhere") },
      { #expect($0.makePipe("Out")) },
    ] {
      let found = try refusal { folder in
        try folder.remove("Out")
        try prepare(folder)
      }
      #expect(found == ["Out output.not-a-folder"])
    }
  }

  @Test func aLinkToAnOutputFolderIsFine() throws {
    let output = try OutputFixture()
    try output.folder.makeFolder("real")
    try output.folder.link("Out", to: "real")
    #expect(try output.write(["a": "1"]).diagnostics.isEmpty)
    #expect(try output.folder.text("real/Swift/a.fiori.swift") == "1")
  }

  @Test func theSystemRefuses() throws {
    let output = try OutputFixture()
    try output.folder.link("Out", to: "/proc/self")
    let report = try output.write(["a": "1"])
    #expect(report.diagnostics.map(\.rule.id) == ["output.write-failed"])
    #expect(report.diagnostics[0].range.file.hasSuffix("Out/.fiori-gen-manifest.json"))
  }
}
