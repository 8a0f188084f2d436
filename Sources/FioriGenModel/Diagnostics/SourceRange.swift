/// A stretch of one file, from its first character to the one after its last.
public struct SourceRange: Hashable, Sendable {
  /// The file.
  public var source: SourceFile

  /// Where the stretch begins.
  public var start: SourcePosition

  /// The position just after the stretch; equal to ``start`` for a point.
  public var end: SourcePosition

  /// The file's path, spelled as the user gave it.
  public var file: String {
    get { source.path }
    set { source = SourceFile(newValue) }
  }

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - start: Where the stretch begins.
  ///   - end: The position just after it; without one the range is a point.
  public init(source: SourceFile, start: SourcePosition, end: SourcePosition? = nil) {
    self.source = source
    self.start = start
    self.end = end ?? start
  }

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - file: The file's path, spelled as the user gave it.
  ///   - start: Where the stretch begins.
  ///   - end: The position just after it; without one the range is a point.
  public init(file: String, start: SourcePosition, end: SourcePosition? = nil) {
    self.init(source: SourceFile(file), start: start, end: end)
  }

  /// The first character of a file: where a finding about the whole file is reported.
  ///
  /// - Parameter file: The file's path, spelled as the user gave it.
  /// - Returns: The range at line 1, column 1.
  public static func beginning(of file: String) -> SourceRange {
    SourceRange(file: file, start: SourcePosition(line: 1, column: 1))
  }
}
