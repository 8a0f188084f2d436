import FioriGenModel
import Testing

/// The order of results is that of the values, on any number of threads.
@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 3, 8, 500])
  func keepsTheOrder(jobs: Int) {
    let values = Array(0..<1_000)
    #expect(ParallelMap.map(values, jobs: jobs) { $0 * 2 } == values.map { $0 * 2 })
  }

  @Test func worksOnNothing() {
    #expect(ParallelMap.map([Int](), jobs: 4) { $0 } == [])
  }
}
