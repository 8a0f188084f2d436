import FioriGenModel

/// Recognises the slips that most YAML syntax errors come from and says how to mend them.
enum SyntaxSlip {
  /// What to do about a fault.
  ///
  /// - Parameters:
  ///   - fault: What libyaml says.
  ///   - position: Where it is reported.
  ///   - text: The file.
  /// - Returns: A suggestion, `nil` when the slip is not a known one.
  static func suggestion(for fault: YAMLFault, at position: SourcePosition, in text: SourceText)
    -> String?
  {
    let line = text.line(position.line)
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    if indentation.contains("\t") || fault.problem.hasPrefix("found a tab") {
      return "indent with spaces; YAML does not allow tabs there"
    }
    switch fault.problem {
    case "could not find expected ':'":
      return missingColon(in: line)
    case "mapping values are not allowed in this context":
      return secondColon(in: line, at: position)
    case "found unexpected end of stream", "found unexpected document indicator":
      return "close the quotes that begin here"
    case "found character that cannot start any token",
      "did not find expected alphabetic or numeric character", "found undefined tag handle":
      return "put text that begins with '\(character(in: line, at: position))' in quotes"
    case "found unknown escape character",
      "did not find expected hexdecimal number":
      return "write '\\\\' for a backslash, or use single quotes"
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return insideBrackets(line, at: position)
    case "did not find expected key":
      return afterValue(line, at: position)
    case "did not find expected <document start>":
      return "begin every document with '---'"
    case "block sequence entries are not allowed in this context":
      return "begin the list on a line of its own"
    case "found incompatible YAML document":
      return "remove the %YAML line"
    default:
      return nil
    }
  }

  /// For a line that should be a pair but has no `: `.
  private static func missingColon(in line: [Unicode.Scalar]) -> String {
    let colon = line.firstIndex(of: ":")
    if let colon, colon + 1 < line.count, line[colon + 1] != " " {
      return "put a space after the ':'"
    }
    return "write 'key: value', or indent the line to continue the value above"
  }

  /// For a `: ` inside a value, or below a value.
  private static func secondColon(in line: [Unicode.Scalar], at position: SourcePosition) -> String
  {
    let before = line.prefix(max(0, position.column - 1))
    if hasPairColon(before) { return "put a value that contains ': ' in quotes" }
    return "give the line the indentation of the key above it, or put the value in quotes"
  }

  /// For something unexpected between brackets.
  private static func insideBrackets(_ line: [Unicode.Scalar], at position: SourcePosition)
    -> String
  {
    switch character(in: line, at: position) {
    case "[", "{": return "put a value that contains brackets in quotes, such as \"not [none]\""
    case ":": return "put a value that contains ':' in quotes"
    case "]", "}": return "close the innermost bracket first"
    default: return "put a ',' before it, or put the whole value in quotes"
    }
  }

  /// For something unexpected where a key should begin.
  private static func afterValue(_ line: [Unicode.Scalar], at position: SourcePosition) -> String {
    let before = line.prefix(max(0, position.column - 1))
    if before.allSatisfy({ $0 == " " }) {
      return character(in: line, at: position) == "-"
        ? "a list and keys cannot stand beside each other: check the indentation"
        : "indent the line like the keys above it"
    }
    switch character(in: line, at: position) {
    case ",": return "remove the ','"
    case "]", "}": return "remove the closing bracket, or open one before it"
    default: return "put the whole value in quotes; double a quote that stands inside"
    }
  }

  /// Whether some text holds a colon that ends a key.
  private static func hasPairColon(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == ":" && $1 == " " }
  }

  /// The character at a position; a blank past the end of the line.
  private static func character(in line: [Unicode.Scalar], at position: SourcePosition)
    -> Unicode.Scalar
  {
    let index = position.column - 1
    return line.indices.contains(index) ? line[index] : " "
  }
}
