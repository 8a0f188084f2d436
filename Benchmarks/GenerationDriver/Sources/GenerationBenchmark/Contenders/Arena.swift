/// Runs contenders in turn, round by round, so that whatever else the machine does meets all of them.
struct Arena {
  /// What became of each contender, in the order in which they run.
  private(set) var results: [Result]

  /// Takes contenders in.
  ///
  /// - Parameter contenders: The contenders. One may need what those before it wrote.
  init(_ contenders: [Contender]) {
    results = contenders.map { Result(contender: $0) }
  }

  /// Runs everything.
  ///
  /// - Parameter rounds: The number of rounds; a round before them is not counted, unless a
  ///   contender takes part in one round only.
  mutating func run(rounds: Int) {
    for round in 0...rounds {
      for index in results.indices {
        let contender = results[index].contender
        guard round <= contender.rounds else { continue }
        if contender.startsEmpty {
          Disk.setAside(contender.output)
          Disk.makeFolder(contender.output)
        }
        progress("  round \(round) of \(rounds): \(contender.title)")
        Disk.settle()
        let cost = contender.program.run()
        if round > 0 || contender.rounds == 0 { results[index].sample.add(cost) }
        if results[index].extent.files == 0 {
          results[index].extent = Disk.extent(of: contender.output)
        }
      }
    }
  }
}
