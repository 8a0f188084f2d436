#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine's processors.
public enum Processors {
  /// How many the system offers; at least one.
  public static var count: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
