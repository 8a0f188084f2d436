/// One line about what a run that lasts is doing, for a terminal.
///
/// ```
/// | making c, interop (8 of 10 done)
/// ```
public struct ProgressLine: Sendable {
  /// What the run began with.
  private let beginning: String

  /// The kinds of output that are being made, in the order in which they began.
  private var current: [OutputKind] = []

  /// How many kinds are done.
  private var doneCount = 0

  /// How many kinds the run makes; 0 for runs that make none.
  private let kindCount: Int

  /// How many files are being written or compared; `nil` before that.
  private var fileCount: Int?

  /// The signs that show that the run goes on.
  private static let signs: [Character] = ["|", "/", "-", "\\"]

  /// Begins a line.
  ///
  /// - Parameters:
  ///   - text: What the run begins with, such as `reading the specs`.
  ///   - kindCount: How many kinds of output it makes.
  public init(_ text: String, kindCount: Int = 0) {
    beginning = text
    self.kindCount = kindCount
  }

  /// Takes a step of a run.
  ///
  /// - Parameter step: What the run does now.
  public mutating func take(_ step: GenerationStep) {
    switch step {
    case .making(let kind): current.append(kind)
    case .made(let kind):
      current.removeAll { $0 == kind }
      doneCount += 1
    case .finishing(let count): fileCount = count
    }
  }

  /// The line.
  ///
  /// - Parameters:
  ///   - turn: How often the line was shown before.
  ///   - width: The columns of the terminal. The last one stays empty: some terminals would go on
  ///     to the next line.
  /// - Returns: The text, without a line break.
  public func text(turn: Int, width: Int) -> String {
    let line = "\(Self.signs[turn % Self.signs.count]) \(activity)"
    return String(line.prefix(max(0, width - 1)))
  }

  /// What the run is doing.
  private var activity: String {
    if let fileCount {
      return "comparing and writing \(DiagnosticSummary.counted(fileCount, "file"))"
    }
    guard !current.isEmpty || doneCount > 0 else { return beginning }
    let names = current.map(\.rawValue).joined(separator: ", ")
    let what = names.isEmpty ? "putting files together" : "making \(names)"
    return "\(what) (\(doneCount) of \(kindCount) done)"
  }
}
