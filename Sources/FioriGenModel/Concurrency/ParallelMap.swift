import Dispatch
import Synchronization

/// Does the same to many values on several threads. The order of the results is that of the
/// values, so nothing depends on the number of threads.
public enum ParallelMap {
  /// Transforms values.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - jobs: The most threads to use; at least one.
  ///   - transform: What to do to each value.
  /// - Returns: The results, in the order of the values.
  public static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value],
    jobs: Int,
    _ transform: @Sendable (Value) -> Result
  ) -> [Result] {
    let workers = min(jobs, values.count)
    guard workers > 1 else { return values.map(transform) }
    let next = Mutex(0)
    let done = Mutex<[(start: Int, results: [Result])]>([])
    // Small chunks even out values that take longer; large ones save locking.
    let chunk = max(1, min(64, values.count / (workers * 4)))
    withoutActuallyEscaping(transform) { transform in
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while true {
          let start = next.withLock { next in
            defer { next += chunk }
            return next
          }
          guard start < values.count else { return }
          let results = values[start..<min(start + chunk, values.count)].map(transform)
          done.withLock { $0.append((start, results)) }
        }
      }
    }
    return done.withLock { $0 }.sorted { $0.start < $1.start }.flatMap(\.results)
  }
}
