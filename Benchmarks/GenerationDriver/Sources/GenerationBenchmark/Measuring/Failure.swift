#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the benchmark: numbers that rest on something broken are worse than none.
///
/// - Parameter message: What is broken.
func fail(_ message: String) -> Never {
  progress("benchmark: \(message)")
  exit(1)
}

/// Says what is being done, for whoever waits.
///
/// - Parameter message: What is being done.
func progress(_ message: String) {
  var line = message + "\n"
  line.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
}
