/// A place in a text file, counted the way editors show it.
///
/// Nearly everything in a catalogue has a place, so a place is kept small: files of more than two
/// thousand million lines or columns are read by nobody.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line as it is kept.
  private var storedLine: Int32

  /// The column as it is kept.
  private var storedColumn: Int32

  /// The line, starting at 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  /// The column in Unicode scalars, starting at 1.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, starting at 1.
  ///   - column: The column in Unicode scalars, starting at 1.
  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// Orders positions as they follow each other in a file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
  }
}
