/// The parameters that functions share.
enum Parameter {
  /// The document that owns what a function makes.
  static let document = "document"
  /// The record that a function reads or fills.
  static let record = "record"
  /// A JSON text.
  static let json = "json"
  /// A length in bytes.
  static let length = "length"
  /// How JSON is read.
  static let decoding = "decoding"
  /// How JSON is written.
  static let encoding = "encoding"

  /// `fiori_document *document`
  static func document(_ names: CNames) -> CParameter {
    CParameter(
      name: document,
      type: .pointer(.named(names.type(DocumentNames.document)), .nullable)
    )
  }

  /// What the comment of every function says about the document.
  static let documentText = CDocumentation.Parameter(
    name: document,
    text: "Owns what is made, and collects the issues."
  )
}
