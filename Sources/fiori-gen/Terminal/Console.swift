import FioriGenDriver
import FioriGenModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a run writes: results to standard output, everything else to standard error.
struct Console {
  /// The columns of the terminal; 80 where there is none.
  let width: Int

  /// How results look.
  let outputStyle: TerminalStyle

  /// How messages look.
  let messageStyle: TerminalStyle

  /// How findings are reported.
  let diagnosticFormat: DiagnosticFormat

  /// Whether messages go to a terminal on which a line can be taken away again.
  let messagesCanMove: Bool

  /// The widest page that is comfortable to read.
  private static let widestPage = 120

  /// The most bytes of a source file that are read to show a line of it.
  private static let largestShownSource = 64 * 1_048_576

  /// Looks at the surroundings of the run.
  ///
  /// - Parameter arguments: The run's options.
  init(arguments: ParsedArguments) {
    let choice = arguments.value(of: CommonOptions.color) ?? "auto"
    width = min(Self.widestPage, Self.terminalWidth())
    outputStyle = Self.style(for: STDOUT_FILENO, choice: choice)
    messageStyle = Self.style(for: STDERR_FILENO, choice: choice)
    messagesCanMove = isatty(STDERR_FILENO) == 1 && Self.environment("TERM") != "dumb"
    diagnosticFormat =
      arguments.value(of: CommonOptions.diagnostics).flatMap(DiagnosticFormat.init) ?? .text
  }

  /// Writes a result to standard output.
  ///
  /// - Parameter text: The text with its line breaks.
  /// - Returns: Whether that went well. A reader that has seen enough is no fault.
  func print(_ text: String) -> ExitStatus {
    switch Self.write(text, to: STDOUT_FILENO) {
    case 0, EPIPE: return .success
    case ENOSPC:
      warn("error: cannot write to standard output: there is no space left on the disk")
    case EBADF: warn("error: cannot write to standard output: it is closed")
    case let code: warn("error: cannot write to standard output: error number \(code)")
    }
    return .failure
  }

  /// Writes a message to standard error.
  ///
  /// - Parameter text: The message without a line break at its end.
  func warn(_ text: String) {
    // There is nowhere left to say that this failed.
    _ = Self.write(text + "\n", to: STDERR_FILENO)
  }

  /// Reports findings on standard error.
  ///
  /// - Parameter diagnostics: The findings.
  func report(_ diagnostics: [Diagnostic]) {
    let text = diagnosticFormat.report(
      diagnostics,
      style: messageStyle,
      width: width,
      source: { path in SourceFile.contents(of: path, limit: Self.largestShownSource) }
    )
    if !text.isEmpty { _ = Self.write(text, to: STDERR_FILENO) }
  }

  /// Whether messages for people may stand beside the findings.
  var isForPeople: Bool { diagnosticFormat == .text }

  /// Writes all bytes of a text.
  ///
  /// - Returns: The error number; 0 when all is written.
  static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let result = systemWrite(
          descriptor,
          bytes.baseAddress.map { $0 + done },
          bytes.count - done
        )
        if result < 0 && errno == EINTR { continue }
        guard result > 0 else { return errno }
        done += result
      }
      return 0
    }
  }

  /// The columns of the terminal: what `COLUMNS` says, else what the terminal says, else 80.
  private static func terminalWidth() -> Int {
    if let text = environment("COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    var size = winsize()
    for descriptor in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }

  /// How text on a descriptor looks.
  private static func style(for descriptor: Int32, choice: String) -> TerminalStyle {
    switch choice {
    case "always": return .coloured
    case "never": return .plain
    default:
      let isWanted = (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
      return isWanted && isatty(descriptor) == 1 ? .coloured : .plain
    }
  }

  /// A variable of the environment.
  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// The C library's function, which the console's own one would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
