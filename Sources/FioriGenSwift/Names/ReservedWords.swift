/// The words that Swift keeps for itself.
enum ReservedWords {
  /// Whether a word may only be used as a name in backticks.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it needs them.
  static func needsBackticks(_ word: String) -> Bool {
    hasForm(word) && needBackticks.contains(word)
  }

  /// Whether a word needs backticks even where a parameter is declared.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it needs them.
  static func needsBackticksAsParameter(_ word: String) -> Bool {
    word == "inout" || word == "let" || word == "var"
  }

  /// Whether a word needs backticks even as an argument label.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it needs them.
  static func needsBackticksAsLabel(_ word: String) -> Bool {
    word == "inout"
  }

  /// Whether no backticks make a word usable after a dot: the compiler reads `x.self` and `X.Type`
  /// as something else.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it cannot be used.
  static func isUnusable(_ word: String) -> Bool {
    unusable.contains(word)
  }

  /// Words that no backticks make usable after a dot.
  static let unusable = ["self", "Type", "Protocol"]

  /// Whether a word looks like a reserved one: short, and without capitals after its first letter.
  ///
  /// Most names of members have capitals inside, and this is all that they cost.
  private static func hasForm(_ word: String) -> Bool {
    guard word.utf8.count <= longest else { return false }
    return word.utf8.dropFirst().allSatisfy { $0 >= 0x61 }
  }

  /// The length of the longest reserved word.
  private static let longest = "precedencegroup".utf8.count

  /// Words that may only be used as names in backticks.
  static let needBackticks: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
