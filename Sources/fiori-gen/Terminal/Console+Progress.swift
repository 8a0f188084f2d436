import FioriGenDriver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work that may last.
extension Console {
  /// Does something that may last, and shows on the terminal that it goes on.
  ///
  /// Nothing is shown where standard error is no terminal, where findings are for programs, and
  /// where nothing but findings is wanted.
  ///
  /// - Parameters:
  ///   - line: What it begins with.
  ///   - isQuiet: Whether nothing but findings is wanted.
  ///   - work: What to do. It tells its steps to the display; `nil` when nothing is shown.
  /// - Returns: What the work came to.
  func showingProgress<Result>(
    _ line: ProgressLine,
    isQuiet: Bool,
    _ work: (ProgressDisplay?) -> Result
  ) -> Result {
    guard !isQuiet, isForPeople, messagesCanMove else { return work(nil) }
    let display = ProgressDisplay(line, width: width) { text in
      _ = Self.write(text, to: STDERR_FILENO)
    }
    let timer = display.start()
    defer {
      timer.cancel()
      display.end()
    }
    return work(display)
  }
}
