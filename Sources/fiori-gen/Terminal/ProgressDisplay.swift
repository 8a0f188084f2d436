import Dispatch
import FioriGenDriver
import Synchronization

/// Shows on a terminal that a run goes on, once it has lasted half a second, and leaves nothing
/// behind.
final class ProgressDisplay: Sendable {
  /// What is shown.
  private struct State {
    /// The line.
    var line: ProgressLine
    /// How often it was shown.
    var turn = 0
    /// Whether it stands on the terminal now.
    var isShown = false
    /// Whether the run is over.
    var isOver = false
  }

  /// What is shown; the timer and the run's threads change it.
  private let state: Mutex<State>

  /// The columns of the terminal.
  private let width: Int

  /// Writes to the terminal.
  private let write: @Sendable (String) -> Void

  /// Goes to the beginning of the line and empties it.
  private static let erasure = "\r\u{1B}[K"

  /// Prepares a display; nothing is shown before `start`.
  ///
  /// - Parameters:
  ///   - line: What the run begins with.
  ///   - width: The columns of the terminal.
  ///   - write: Writes to the terminal.
  init(_ line: ProgressLine, width: Int, write: @escaping @Sendable (String) -> Void) {
    state = Mutex(State(line: line))
    self.width = width
    self.write = write
  }

  /// Begins to show the line, in half a second, and moves it on ten times a second.
  ///
  /// - Returns: What keeps it going; cancel it before `end`.
  func start() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(100))
    timer.setEventHandler { self.show() }
    timer.resume()
    return timer
  }

  /// Takes a step of the run.
  ///
  /// - Parameter step: What the run does now.
  func take(_ step: GenerationStep) {
    state.withLock { $0.line.take(step) }
  }

  /// Shows the line as it is now.
  private func show() {
    state.withLock { state in
      guard !state.isOver else { return }
      write(Self.erasure + state.line.text(turn: state.turn, width: width))
      state.turn += 1
      state.isShown = true
    }
  }

  /// Makes room for a message; the line comes back below it.
  func erase() {
    state.withLock { state in
      if state.isShown { write(Self.erasure) }
      state.isShown = false
    }
  }

  /// Takes the line away for good.
  func end() {
    erase()
    state.withLock { $0.isOver = true }
  }
}
