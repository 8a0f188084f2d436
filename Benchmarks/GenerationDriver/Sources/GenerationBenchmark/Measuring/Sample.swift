/// The costs of one program over several runs.
struct Sample {
  /// The costs, in the order of the runs.
  private(set) var costs: [Cost] = []

  /// Adds a run.
  ///
  /// - Parameter cost: What it cost.
  mutating func add(_ cost: Cost) { costs.append(cost) }

  /// The median of the seconds on the clock.
  var wall: Double { Self.median(costs.map(\.wall)) }

  /// The median of the seconds of processor time.
  var processor: Double { Self.median(costs.map(\.processor)) }

  /// The most memory of all runs, in bytes.
  var peakMemory: Int { costs.map(\.peakMemory).max() ?? 0 }

  /// How many times as long this program took as another one, on the clock.
  ///
  /// Runs of the same round are compared with each other: what else the machine did then slowed
  /// both.
  ///
  /// - Parameter other: The other program's sample of the same rounds.
  /// - Returns: The median of the rounds' ratios.
  func ratio(to other: Sample) -> Double {
    Self.median(zip(costs, other.costs).map { $0.wall / $1.wall })
  }

  /// The median of some numbers; 0 for none.
  static func median(_ numbers: [Double]) -> Double {
    guard !numbers.isEmpty else { return 0 }
    let sorted = numbers.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
