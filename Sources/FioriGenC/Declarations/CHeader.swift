/// One header of declarations, before it is text.
struct CHeader: Hashable, Sendable {
  /// The file's name, such as `object_cell.h`.
  var file: String
  /// What in the specs the header as a whole comes from.
  var origin: COrigin
  /// What the header is for.
  var documentation: CDocumentation
  /// The headers that its types need.
  var includes: [String]
  /// Types and constants.
  var types: [CDeclaration]
  /// Headers that its functions need. They stand after the types, so that two headers whose
  /// functions need each other's types can include each other.
  var functionIncludes: [String] = []
  /// Functions.
  var functions: [CDeclaration] = []

  /// Every declaration, in order.
  var declarations: [CDeclaration] { types + functions }
}

/// All headers of a catalogue, before they are text.
struct CLibrary: Hashable, Sendable {
  /// The naming function.
  var names: CNames
  /// The headers with declarations, in the order in which the umbrella includes them.
  var headers: [CHeader]
  /// What stands for the catalogue as a whole.
  var origin: COrigin
}
