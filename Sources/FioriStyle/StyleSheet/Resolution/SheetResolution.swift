/// What the names of a sheet refer to.
///
/// Variables hold whole values; of several definitions the last one counts. A media block is a context
/// of its own: it sees its own definitions first, then those of the sheet. Blocks with the same query
/// are one context.
public struct SheetResolution: Sendable {
  /// A definition of a variable.
  public struct Definition: Sendable {
    /// The statement.
    public let declaration: SheetDeclaration

    /// The context it belongs to.
    public let context: Int

    /// The number of its name: definitions of one name have equal numbers.
    public let nameID: Int

    /// Whether a later definition of the same name in the same context replaces it.
    public internal(set) var isReplaced = false

    /// What its value comes to.
    public internal(set) var outcome: Outcome = .value(ByteRange(at: 0))
  }

  /// What a value comes to when variables are followed.
  public enum Outcome: Hashable, Sendable {
    /// A value that is no variable.
    case value(ByteRange)
    /// A variable that nothing defines; the range is where it is used.
    case undefined(ByteRange)
    /// Variables that refer to each other in a circle; the range is one of the uses.
    case circle(ByteRange)
  }

  /// The context of everything outside media blocks.
  public static let everywhere = 0

  /// The tree.
  public let syntax: StyleSheetSyntax

  /// The queries of the contexts, by context; that of ``everywhere`` is empty.
  public internal(set) var queries: [ByteRange] = [ByteRange(at: 0)]

  /// The contexts of the media blocks, by row of ``StyleSheetSyntax/mediaBlocks``.
  public internal(set) var mediaContexts: [Int] = []

  /// All definitions in the order of the sheet.
  public internal(set) var definitions: [Definition] = []

  /// The names of variables.
  var names = ByteNameTable()

  /// The last definition of each name in each context.
  var last: [VariableKey: Int] = [:]

  /// A name in a context.
  struct VariableKey: Hashable {
    /// The number of the name.
    var nameID: Int
    /// The context.
    var context: Int
  }

  /// Creates an empty resolution.
  init(_ syntax: StyleSheetSyntax) {
    self.syntax = syntax
  }

  /// The context of a rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The context of its media block, or ``everywhere``.
  public func context(of rule: SheetRule) -> Int {
    rule.media.map { mediaContexts[$0] } ?? Self.everywhere
  }

  /// The definition that a use of a variable refers to.
  ///
  /// - Parameters:
  ///   - name: The use, with its `@`.
  ///   - context: The context of the use.
  /// - Returns: The position in ``definitions``; `nil` when nothing there defines it.
  public func definition(of name: ByteRange, in context: Int) -> Int? {
    names.find(name, in: syntax.bytes).flatMap { definition(ofNameID: $0, in: context) }
  }

  /// The definition of a name by the name's number.
  func definition(ofNameID nameID: Int, in context: Int) -> Int? {
    last[VariableKey(nameID: nameID, context: context)]
      ?? last[VariableKey(nameID: nameID, context: Self.everywhere)]
  }

  /// Whether a declaration's value is a variable and nothing else.
  ///
  /// - Parameter declaration: The declaration.
  /// - Returns: Whether it is.
  public func isVariable(_ declaration: SheetDeclaration) -> Bool {
    declaration.traits.contains(.isSingleWord)
      && syntax.bytes[declaration.value.start] == UInt8(ascii: "@")
  }

  /// What a declaration's value comes to.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - context: Its context.
  /// - Returns: The value after following variables.
  public func outcome(of declaration: SheetDeclaration, in context: Int) -> Outcome {
    guard isVariable(declaration) else { return .value(declaration.value) }
    guard let row = definition(of: declaration.value, in: context) else {
      return .undefined(declaration.value)
    }
    return definitions[row].outcome
  }
}
