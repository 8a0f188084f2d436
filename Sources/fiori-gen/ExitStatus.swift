/// How a run ends; the raw values are what shells see.
enum ExitStatus: Int32, CaseIterable {
  /// Everything is fine.
  case success = 0
  /// There are findings, or something failed.
  case failure = 1
  /// The arguments make no sense.
  case usage = 2
  /// `--check` found files that are out of date, or `diff` or `abi` changes that break users.
  case different = 100

  /// What the status means, in one sentence without a full stop.
  var meaning: String {
    switch self {
    case .success: "Everything is fine"
    case .failure: "There are findings, or something failed"
    case .usage: "The arguments make no sense"
    case .different:
      "generate or format --check found files that are out of date, or diff or abi breaking changes"
    }
  }
}
