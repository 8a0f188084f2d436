import FioriGenModel

/// A function.
struct CFunction: Hashable, Sendable {
  /// The name.
  var name: String
  /// The type of what it gives back.
  var result: CType
  /// The parameters, in order.
  var parameters: [CParameter]
  /// The lines of an inline function; `nil` for a function of the library.
  var body: [CLine]?
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of calling it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A line of an inline function.
struct CLine: Hashable, Sendable {
  /// The text, with its indentation inside the function.
  var text: String
  /// The place in the specs that it comes from.
  var origin: SourceRange

  /// The line further inside.
  var indented: CLine { CLine(text: "  " + text, origin: origin) }
}

/// A parameter of a function.
struct CParameter: Hashable, Sendable {
  /// The name.
  var name: String
  /// The type.
  var type: CType
}
