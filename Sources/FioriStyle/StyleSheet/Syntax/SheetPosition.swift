/// A place in a style sheet, counted the way editors show it.
public struct SheetPosition: Hashable, Sendable, Comparable {
  /// The line, starting at 1. Lines end with LF, CR LF or CR.
  public var line: Int

  /// The column in Unicode scalars, starting at 1; a byte order mark does not count.
  public var column: Int

  /// The offset in bytes from the beginning of the sheet, the byte order mark included.
  public var offset: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - line: The line, starting at 1.
  ///   - column: The column in Unicode scalars, starting at 1.
  ///   - offset: The offset in bytes.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Orders places as they follow each other in the sheet.
  public static func < (left: SheetPosition, right: SheetPosition) -> Bool {
    left.offset < right.offset
  }
}

/// A stretch of a style sheet, from its first character to the one after its last.
public struct SheetRange: Hashable, Sendable {
  /// Where it begins.
  public var start: SheetPosition

  /// The position just after it; equal to ``start`` for a point.
  public var end: SheetPosition

  /// Creates a stretch.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: The position just after it.
  public init(start: SheetPosition, end: SheetPosition) {
    self.start = start
    self.end = end
  }

  /// The stretch in bytes.
  public var bytes: ByteRange { ByteRange(start.offset, end.offset) }
}
