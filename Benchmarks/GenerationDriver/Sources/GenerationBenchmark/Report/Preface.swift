#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands above the tables.
enum Preface {
  /// The command, the machine, and what the columns mean.
  static var text: String {
    """
    # Time of generating

    `make bench` on \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) processors, \(version("flatc")), \
    \(version("thrift")). Medians; every round runs all programs in turn, and ratios are the medians of \
    the rounds' ratios. *Processor* is the time of all threads together, *peak* the largest memory of a \
    process. Each component has 22 properties, an exclusive pair, a part, an operation and six class \
    paths, one file each. Every folder is new, and what was written before is on the disk when a program \
    starts. The C headers are read about fourteen times by libclang before they are written, as C for eight \
    targets and as C++ for three data models; the rows without C are what this tool does by itself.

    ![Time against the number of components](generation.svg)


    """
  }

  /// A program's name and version, as it says it.
  private static func version(_ program: String) -> String {
    _ = Program(words: [program, "--version"]).run()
    return String(Program.output.prefix { $0 != "\n" })
  }
}
