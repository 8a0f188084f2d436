/// What is wrong with a value.
public struct SheetValueProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The value is not of the attribute's type.
    case wrongType
    /// A hexadecimal colour without `#`.
    case missingHash
    /// A colour with eight digits while nothing says where its alpha stands.
    case ambiguousAlpha
    /// An alpha of `1` or more without a point, which the classic reader divides by 255.
    case scaledAlpha
    /// A name that could be a colour of the app.
    case unknownColor
    /// A number with the name of a unit.
    case unit
    /// `YES`, `NO`, `1` or `0` instead of `true` or `false`.
    case looseBoolean
    /// A variable that is only a part of the value.
    case partialVariable
    /// Quotation marks around the value.
    case quoted
  }

  /// What kind of problem it is.
  public var kind: Kind

  /// The bytes at fault.
  public var range: ByteRange

  /// What is wrong, in one sentence without a full stop.
  public var message: String

  /// What was probably meant; `nil` where nothing is near.
  public var nearest: String?

  /// Text that can replace the bytes at fault.
  public var replacement: String?

  /// Creates a problem.
  init(
    _ kind: Kind,
    at range: ByteRange,
    _ message: String,
    nearest: String? = nil,
    replacement: String? = nil
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.nearest = nearest
    self.replacement = replacement
  }
}

/// A value as far as it could be read.
public struct SheetValueReading: Hashable, Sendable {
  /// The value; `nil` when it is not of the type.
  public var value: SheetValue?

  /// What is wrong with its spelling, or why it has no value.
  public var problems: [SheetValueProblem]

  /// Creates a reading.
  init(_ value: SheetValue?, _ problems: [SheetValueProblem] = []) {
    self.value = value
    self.problems = problems
  }
}

/// Where the alpha of a colour with eight hexadecimal digits stands.
public enum AlphaPosition: String, Hashable, Sendable, CaseIterable {
  /// `#AARRGGBB`.
  case first
  /// `#RRGGBBAA`, as the published classic reader has it.
  case last
}
