/// Hands the process over to libFuzzer.
public enum FuzzDriver {
  /// A C program's arguments.
  public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  /// A function that tries one input.
  public typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  /// Runs libFuzzer with the arguments of the process.
  ///
  /// - Parameters:
  ///   - count: The number of arguments.
  ///   - arguments: The arguments.
  ///   - target: What tries one input.
  /// - Returns: The exit code.
  public static func run(_ count: CInt, _ arguments: Arguments, _ target: Target) -> CInt {
    var count = count
    var arguments = arguments
    return runDriver(&count, &arguments, target)
  }
}

/// libFuzzer's own driver, which its `main` calls as well.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<FuzzDriver.Arguments>,
  _ target: FuzzDriver.Target
) -> CInt
