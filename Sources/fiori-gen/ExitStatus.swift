/// How a run ends; the raw values are what shells see.
enum ExitStatus: Int32 {
  /// Everything is fine.
  case success = 0
  /// There are findings, or something failed.
  case failure = 1
  /// The arguments make no sense.
  case usage = 2
  /// `generate --check` found files that are out of date, or `abi` a breaking change.
  case different = 100
}
