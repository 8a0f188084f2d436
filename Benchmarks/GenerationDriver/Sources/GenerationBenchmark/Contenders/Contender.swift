/// Something that is measured in every round: a program, and what has to be done before.
struct Contender: Sendable {
  /// What the tables call it.
  var title: String

  /// The folder it writes to; its contents give the megabytes per second.
  var output: String

  /// Whether the folder is a new one in every run.
  var startsEmpty: Bool

  /// The program.
  var program: Program

  /// How many rounds it takes part in at most: programs that need minutes are not run often.
  var rounds = Int.max
}

/// A contender's result.
struct Result {
  /// The contender.
  var contender: Contender
  /// The costs of its runs.
  var sample = Sample()
  /// How much it wrote.
  var extent = (files: 0, bytes: 0)
}
