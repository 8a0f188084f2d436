import Testing

@testable import FioriGenDiff

/// Members of two versions are matched by their names.
@Suite struct NamedPairsTests {
  @Test func matches() {
    var pairs = NamedPairs(["a", "b", "c"], ["c", "x", "a"]) { $0 }
    #expect(pairs.removed == ["b"] && pairs.added == ["x"])
    #expect(pairs.common.map(\.new) == ["c", "a"])
    let renamed = pairs.takeRenamed { old, new in old == "b" && new == "x" }
    #expect(renamed.map(\.old) == ["b"])
    #expect(pairs.removed.isEmpty && pairs.added.isEmpty)
  }
}
