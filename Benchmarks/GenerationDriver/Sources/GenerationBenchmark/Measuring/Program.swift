#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program with its arguments, to be run and measured as a whole process.
struct Program {
  /// The program's path, or its name to look for in `PATH`, and its arguments.
  var words: [String]

  /// Runs the program once, and ends the benchmark when it fails.
  ///
  /// - Returns: What the run cost.
  func run() -> Cost {
    let log = "\(Workplace.folder)/log"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }

    var process = pid_t()
    let start = ContinuousClock.now
    let fault = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard fault == 0 else { fail("cannot start \(words[0])") }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    let wall = ContinuousClock.now - start
    guard status == 0 else {
      fail("\(words.prefix(4).joined(separator: " ")) … failed:\n\(Disk.read(log).suffix(2_000))")
    }
    return Cost(
      wall: wall / .seconds(1),
      processor: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
      peakMemory: usage.ru_maxrss * Self.memoryUnit
    )
  }

  /// What the program wrote in its last run, if it was the last that ran.
  static var output: String { Disk.read("\(Workplace.folder)/log") }

  /// The bytes in the unit of `ru_maxrss`.
  private static var memoryUnit: Int {
    #if os(Linux)
      1024
    #else
      1
    #endif
  }

  /// A time of the system in seconds.
  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// What a run of a program cost.
struct Cost {
  /// Seconds on the clock.
  var wall: Double
  /// Seconds of processor time, of all threads together.
  var processor: Double
  /// The most memory it held at a time, in bytes.
  var peakMemory: Int
}
