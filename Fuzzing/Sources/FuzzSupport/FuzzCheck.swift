/// What a target says when one of its promises is broken.
public enum FuzzCheck {
  /// Stops the process, so that libFuzzer keeps the input.
  ///
  /// - Parameters:
  ///   - holds: Whether the promise holds.
  ///   - promise: What was promised.
  @inlinable
  public static func require(_ holds: Bool, _ promise: @autoclosure () -> String) {
    if !holds { fatalError("broken promise: \(promise())") }
  }

  /// The bytes of an input.
  ///
  /// - Parameters:
  ///   - data: Where libFuzzer put the input; `nil` for an empty one.
  ///   - count: The number of bytes.
  /// - Returns: A copy of them.
  public static func bytes(_ data: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: data, count: count))
  }
}
