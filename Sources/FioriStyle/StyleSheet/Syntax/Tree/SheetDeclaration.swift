/// `name: value;` in a rule, or `@name: value;` outside.
public struct SheetDeclaration: Hashable, Sendable {
  /// What the reader noticed about a declaration.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// It ends with `;`.
    public static let hasSemicolon = Traits(rawValue: 1)
    /// The value is exactly one word.
    public static let isSingleWord = Traits(rawValue: 2)
    /// The value contains a quotation mark.
    public static let hasString = Traits(rawValue: 4)
    /// A syntax error of the value was reported; its meaning is a guess.
    public static let isFaulty = Traits(rawValue: 8)
  }

  /// The name; that of a definition includes its `@`.
  public var name: ByteRange

  /// The value without blanks and comments around it; empty where it is missing.
  public var value: ByteRange

  /// The end of the statement: after its `;`, or where that is missing.
  private var past: UInt32

  /// What the reader noticed about it.
  public var traits: Traits

  /// The whole statement, from the name to the end of its `;`.
  public var range: ByteRange { ByteRange(name.start, Int(past)) }

  /// Creates a declaration.
  init(name: ByteRange, value: ByteRange, end: Int, traits: Traits) {
    self.name = name
    self.value = value
    past = UInt32(clamping: end)
    self.traits = traits
  }
}
