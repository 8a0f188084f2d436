import FioriGenDriver

/// The command line tool.
@main
enum FioriGenTool {
  /// Runs the command that the arguments name.
  static func main() {}
}
