/// What a compiler read from the headers for one target and language.
struct ParsedLibrary: Hashable, Sendable {
  /// A declaration with the place in the headers where it stands.
  struct Declaration: Hashable, Sendable {
    /// What can be compared.
    var facts: DeclarationFacts
    /// The path of the header.
    var file: String
    /// The line, starting at 1.
    var line: Int
  }

  /// A complaint of the compiler.
  struct Complaint: Hashable, Sendable {
    /// What it says.
    var message: String
    /// The path of the header; empty for complaints about no line.
    var file: String
    /// The line, starting at 1.
    var line: Int
  }

  /// The declarations, in order.
  var declarations: [Declaration] = []

  /// The complaints, in order.
  var complaints: [Complaint] = []

  /// Where the fields of the structs and C unions are, by the record's name.
  var layouts: [String: RecordLayout] = [:]
}

/// The size of a record and the places of its fields on one target, in bytes.
struct RecordLayout: Hashable, Sendable {
  /// The size.
  var size: Int
  /// The alignment.
  var alignment: Int
  /// The offset of each field, in the order of the fields.
  var offsets: [Int]
}
