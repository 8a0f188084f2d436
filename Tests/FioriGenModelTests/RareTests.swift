import FioriGenModel
import Testing

/// Values in boxes behave like values.
@Suite struct RareTests {
  /// Something with two fields that are seldom stated.
  private struct Sample: Hashable {
    /// A name that it may have.
    @Rare var name: String? = nil
    /// Limits that it may have.
    @Rare var constraints = Constraints()
  }

  @Test func whatIsNotStatedTakesNoMoreThanAPointer() {
    #expect(MemoryLayout<Rare<Constraints>>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<Sample>.size == 2 * MemoryLayout<Int>.size)
  }

  @Test func aCopyDoesNotFollowTheOriginal() {
    var original = Sample(name: "a", constraints: Constraints(count: 1))
    let copy = original
    original.name = "b"
    original.constraints.count = 2
    #expect(copy.name == "a" && copy.constraints.count == 1)
    #expect(original.name == "b" && original.constraints.count == 2)
  }

  @Test func equalValuesAreEqualInDifferentBoxes() {
    let left = Sample(name: "a", constraints: Constraints(count: 1))
    let right = Sample(name: "a", constraints: Constraints(count: 1))
    #expect(left == right && left.hashValue == right.hashValue)
    #expect(left != Sample(name: "a", constraints: Constraints(count: 2)))
    #expect(left != Sample(name: "b", constraints: Constraints(count: 1)))
  }

  @Test func whatIsTakenBackIsAsIfNeverStated() {
    var sample = Sample(name: "a", constraints: Constraints(count: 1))
    sample.name = nil
    sample.constraints.count = nil
    #expect(sample == Sample())
    #expect(sample.constraints.isEmpty)
  }
}
