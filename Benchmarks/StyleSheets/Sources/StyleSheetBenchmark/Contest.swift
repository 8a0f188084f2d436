#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Pieces of work that are timed in turn, round by round, so that whatever else the machine does meets all
/// of them.
struct Contest {
  /// A piece of work.
  struct Entry {
    /// What it is called.
    let name: String
    /// How often it runs in a round: short work is repeated to be measurable.
    let repetitions: Int
    /// The work; its result keeps it from being left out.
    let work: () -> Int
    /// The seconds of processor time that one run took, by round.
    var seconds: [Double] = []

    /// The median of the seconds.
    var median: Double { seconds.sorted()[seconds.count / 2] }
  }

  /// The work.
  private(set) var entries: [Entry] = []

  /// The sum of all results, which nobody needs.
  private(set) var results = 0

  /// Adds work.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - repetitions: How often it runs in a round.
  ///   - work: The work.
  mutating func add(_ name: String, repetitions: Int = 1, _ work: @escaping () -> Int) {
    entries.append(Entry(name: name, repetitions: repetitions, work: work))
  }

  /// Runs everything once without a clock, then so many rounds with it.
  ///
  /// - Parameter rounds: The number of rounds; odd, so that there is a median.
  mutating func run(rounds: Int) {
    for round in 0...rounds {
      for index in entries.indices {
        let entry = entries[index]
        var sum = 0
        let start = Self.processorSeconds
        for _ in 0..<entry.repetitions { sum &+= entry.work() }
        let time = Self.processorSeconds - start
        results &+= sum
        if round > 0 {
          entries[index].seconds.append(time / Double(entry.repetitions))
        }
      }
    }
  }

  /// The processor time of this process, in seconds: on a busy machine the clock on the wall counts the
  /// work of others.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The median of one entry.
  ///
  /// - Parameter name: What it is called.
  /// - Returns: The seconds.
  func median(_ name: String) -> Double {
    entries.first { $0.name == name }?.median ?? .nan
  }
}
