/// A stretch of a style sheet, in bytes from its beginning.
///
/// Offsets are kept in 32 bits, which halves the syntax tree of a large sheet;
/// ``StyleSheetParser/sizeLimit`` keeps every sheet within that.
public struct ByteRange: Hashable, Sendable {
  /// The first byte, as stored.
  private var first: UInt32

  /// The byte after the last one, as stored.
  private var past: UInt32

  /// The offset of the first byte.
  public var start: Int { Int(first) }

  /// The offset just after the last byte.
  public var end: Int { Int(past) }

  /// The number of bytes.
  public var count: Int { end - start }

  /// Whether the stretch is a mere point between two bytes.
  public var isEmpty: Bool { first == past }

  /// Creates a stretch.
  ///
  /// - Parameters:
  ///   - start: The offset of the first byte; at least 0.
  ///   - end: The offset just after the last byte; a smaller value than `start` means an empty stretch.
  public init(_ start: Int, _ end: Int) {
    first = UInt32(clamping: start)
    past = UInt32(clamping: max(start, end))
  }

  /// Creates an empty stretch.
  ///
  /// - Parameter offset: Where it lies.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The offsets of its bytes, for subscripts.
  public var indices: Range<Int> { start..<end }

  /// Whether another stretch lies inside this one.
  ///
  /// - Parameter other: The other stretch.
  /// - Returns: Whether this one covers all of it.
  public func contains(_ other: ByteRange) -> Bool {
    first <= other.first && other.past <= past
  }
}
