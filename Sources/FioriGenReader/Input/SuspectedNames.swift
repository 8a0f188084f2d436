/// What an unreadable file probably defines, so that one fault does not make every reference to its
/// contents an error of its own.
struct SuspectedNames: Sendable {
  /// Names of components and types; references to them are given the benefit of the doubt.
  var types: Set<String> = []

  /// Whether it may define attribute groups.
  var mayHoldAttributeGroups = false

  /// Nothing: the file was read completely.
  static let none = SuspectedNames()

  /// What a file may define of which nothing but the path is known.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The file's stem as a type, and perhaps attribute groups.
  static func unknownContents(of path: String) -> SuspectedNames {
    SuspectedNames(types: [FileStem.stem(of: path)], mayHoldAttributeGroups: true)
  }

  /// Guesses from the lines `<kind>: <name>` at the left margin, and from the file's stem.
  ///
  /// - Parameter source: A file that could not be read completely.
  /// - Returns: The names that it seems to define.
  static func guessed(from source: SpecSource) -> SuspectedNames {
    var names = SuspectedNames(types: [FileStem.stem(of: source.path)])
    for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let first = line.first, ASCII.isLetter(first) else { continue }
      guard let colon = line.prefix(longestKind).firstIndex(of: UInt8(ascii: ":")) else { continue }
      let key = String(decoding: line[..<colon], as: UTF8.self)
      guard let kind = DocumentKind(rawValue: key) else { continue }
      if kind == .attributeGroups { names.mayHoldAttributeGroups = true }
      let name = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x22 || $0 == 0x27 }
        .prefix { ASCII.isNameByte($0) || $0 == UInt8(ascii: ".") }
      if !name.isEmpty { names.types.insert(String(decoding: name, as: UTF8.self)) }
    }
    return names
  }

  /// Adds what another file may define.
  mutating func formUnion(_ other: SuspectedNames) {
    types.formUnion(other.types)
    mayHoldAttributeGroups = mayHoldAttributeGroups || other.mayHoldAttributeGroups
  }

  /// No kind is longer than this with its colon, which bounds the work per line.
  private static let longestKind = 32
}
