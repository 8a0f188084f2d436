/// The words that Swift keeps for itself.
enum ReservedWords {
  /// Words that may only be used as names in backticks.
  static let needBackticks: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that need backticks even where parameters are declared.
  static let needBackticksAsParameters: Set<String> = ["inout", "let", "var"]

  /// Words that need backticks even as argument labels.
  static let needBackticksAsLabels: Set<String> = ["inout"]

  /// Words that no backticks make usable after a dot: the compiler reads `x.self` and `X.Type` as
  /// something else.
  static let unusable: Set<String> = ["self", "Type", "Protocol"]
}
