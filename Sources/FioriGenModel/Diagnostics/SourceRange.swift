/// A place in a text file, counted the way editors show it.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, starting at 1.
  public var line: Int

  /// The column in Unicode scalars, starting at 1.
  public var column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, starting at 1.
  ///   - column: The column in Unicode scalars, starting at 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they follow each other in a file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of one file, from its first character to the one after its last.
public struct SourceRange: Hashable, Sendable {
  /// The file's path, spelled as the user gave it.
  public var file: String

  /// Where the stretch begins.
  public var start: SourcePosition

  /// The position just after the stretch; equal to ``start`` for a point.
  public var end: SourcePosition

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - file: The file's path, spelled as the user gave it.
  ///   - start: Where the stretch begins.
  ///   - end: The position just after it; without one the range is a point.
  public init(file: String, start: SourcePosition, end: SourcePosition? = nil) {
    self.file = file
    self.start = start
    self.end = end ?? start
  }

  /// The first character of a file: where a finding about the whole file is reported.
  ///
  /// - Parameter file: The file's path, spelled as the user gave it.
  /// - Returns: The range at line 1, column 1.
  public static func beginning(of file: String) -> SourceRange {
    SourceRange(file: file, start: SourcePosition(line: 1, column: 1))
  }
}
