import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Another program that ran to its end.
public struct ProgramRun: Hashable, Sendable {
  /// Its exit status; 128 and the signal's number when a signal ended it.
  public var status: Int32

  /// What it wrote to standard output.
  public var output: [UInt8]

  /// What it wrote to standard error.
  public var messages: [UInt8]

  /// The most bytes that are taken from one stream; a program that writes more is stopped.
  private static let mostBytes = 256 * 1_048_576

  /// Held while a program starts: another one that started between the making and the marking of
  /// its pipes would keep them open.
  private static let starting = Mutex(())

  /// Runs a program without a shell and waits for its end. It reads nothing.
  ///
  /// - Parameters:
  ///   - path: The program's path.
  ///   - arguments: Its arguments.
  /// - Returns: What it did; `nil` when it cannot be started.
  public static func run(_ path: String, _ arguments: [String]) -> ProgramRun? {
    guard let started = starting.withLock({ _ in start(path, arguments) }) else { return nil }
    let streams = collect(started.output, started.messages)
    var status: Int32 = 0
    while waitpid(started.process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return ProgramRun(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: streams.0,
      messages: streams.1
    )
  }

  /// Starts a program whose output goes into pipes.
  ///
  /// - Returns: The process and the ends to read from. The other ends close here, so that the
  ///   streams end when the program does.
  private static func start(_ path: String, _ arguments: [String]) -> (
    process: pid_t, output: FileDescriptor, messages: FileDescriptor
  )? {
    guard let output = makePipe(), let messages = makePipe() else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages.writing.number, STDERR_FILENO)
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, words + [nil], environ) == 0 else {
      return nil
    }
    return (process, output.reading, messages.reading)
  }

  /// Makes a pipe whose ends programs inherit only when told to; `nil` when the system has none.
  private static func makePipe() -> (reading: FileDescriptor, writing: FileDescriptor)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(owning: ends[0]), FileDescriptor(owning: ends[1]))
  }

  /// Reads two streams to their ends, whichever has something first.
  private static func collect(_ first: FileDescriptor, _ second: FileDescriptor)
    -> ([UInt8], [UInt8])
  {
    let descriptors = [first.number, second.number]
    var streams: [[UInt8]] = [[], []]
    var isOpen = [true, true]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while isOpen[0] || isOpen[1] {
      var waiting = descriptors.indices.map { index in
        pollfd(fd: isOpen[index] ? descriptors[index] : -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&waiting, nfds_t(waiting.count), -1) > 0 || errno == EINTR else { break }
      for index in descriptors.indices where isOpen[index] && waiting[index].revents != 0 {
        let count = read(descriptors[index], &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0, streams[index].count < mostBytes else {
          isOpen[index] = false
          continue
        }
        streams[index] += buffer[..<count]
      }
    }
    return (streams[0], streams[1])
  }
}
