import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// Checking names what is out of date and writes nothing.
@Suite struct OutputCheckerTests {
  @Test func namesEveryDifference() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "1", "b": "2", "c": "3"])
    #expect(try output.check(["a": "1", "b": "2", "c": "3"]).lines.isEmpty)
    let before = output.folder.snapshot()
    let checked = try output.check(["a": "1", "b": "changed", "d": "4"])
    #expect(
      checked.lines == [
        "different .fiori-gen-manifest.json", "different Swift/b.fiori.swift",
        "stale Swift/c.fiori.swift", "missing Swift/d.fiori.swift",
      ]
    )
    #expect(output.folder.snapshot() == before)
  }

  @Test func noticesOneByte() throws {
    let output = try OutputFixture()
    _ = try output.write(["a": "123"])
    try output.folder.write("Out/Swift/a.fiori.swift", "124")
    #expect(try output.check(["a": "123"]).lines == ["different Swift/a.fiori.swift"])
  }

  @Test func everythingIsMissingWithoutAFolder() throws {
    let output = try OutputFixture()
    #expect(
      try output.check(["a": "1"]).lines == [
        "missing .fiori-gen-manifest.json", "missing Swift/a.fiori.swift",
      ]
    )
    #expect(output.folder.snapshot().isEmpty)
  }
}
