/// The properties of one component of the benchmark: 22 of them, as components of real sets have.
///
/// Each language of the comparison says the same about them, comments included.
enum SampleFields {
  /// What a property holds.
  enum Kind {
    /// Optional words.
    case text
    /// A switch that is on by default.
    case flag
    /// A number between 0.01 and 0.99.
    case fraction
    /// A whole number.
    case number
    /// A size of 25 by 25 points by default.
    case size
    /// Images.
    case images
    /// One of three cases.
    case mode
    /// Words, at most three of which look right.
    case labels
  }

  /// A property.
  struct Field {
    /// Its name.
    var name: String
    /// What it holds.
    var kind: Kind
    /// Its documentation.
    var summary: String
  }

  /// The properties beside the two that exclude each other.
  static let all: [Field] =
    (1...8).map { Field(name: "text\($0)", kind: .text, summary: "Some words.") }
    + (1...4).map { Field(name: "flag\($0)", kind: .flag, summary: "A switch.") }
    + (1...2).map { Field(name: "ratio\($0)", kind: .fraction, summary: "A fraction.") }
    + (1...2).map { Field(name: "count\($0)", kind: .number, summary: "A number.") }
    + [
      Field(name: "size", kind: .size, summary: "A size."),
      Field(name: "icons", kind: .images, summary: "Images."),
      Field(name: "mode", kind: .mode, summary: "The way."),
      Field(name: "labels", kind: .labels, summary: "Words."),
    ]

  /// The numbers of the class paths.
  static let classPaths = 1...6
}
