#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, output and error.
enum StandardStreams {
  /// Takes the numbers of the streams that the caller closed. Otherwise the next file that is opened
  /// would get such a number, and messages would be written into it.
  ///
  /// What is opened instead refuses what the stream is for, so that writing to a closed standard
  /// output is still the fault that it was.
  static func occupy() {
    // In this order, because the system gives the lowest number that is free.
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
