/// Pieces of the generated code.
enum InteropCode {
  /// The longest line that is not taken apart.
  private static let lineLength = 100

  /// The attribute of a function that names something deprecated. It is only ever called through a
  /// protocol or from C, so nothing warns about it.
  static func deprecation(_ isDeprecated: Bool) -> [String] {
    isDeprecated ? ["@available(*, deprecated)"] : []
  }

  /// Lines one level deeper.
  static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? $0 : "  " + $0 }
  }

  /// A call, or another list in parentheses, taken apart where it is too long for a line.
  ///
  /// - Parameters:
  ///   - head: What stands before the parenthesis.
  ///   - arguments: What stands inside.
  ///   - tail: What stands behind it.
  ///   - depth: How many levels the lines will be deeper.
  /// - Returns: The lines.
  static func call(
    _ head: String,
    _ arguments: [String],
    tail: String = "",
    depth: Int
  ) -> [String] {
    let line = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
    if line.count + 2 * depth <= lineLength { return [line] }
    let separated = arguments.dropLast().map { "  \($0)," } + arguments.suffix(1).map { "  \($0)" }
    return ["\(head)("] + separated + [")\(tail)"]
  }

  /// A type with its members, which are separated by empty lines.
  ///
  /// - Parameters:
  ///   - comment: What it is for.
  ///   - head: Everything before the brace.
  ///   - members: The lines of each member.
  /// - Returns: The lines.
  static func type(_ comment: String, _ head: String, _ members: [[String]]) -> [String] {
    ["/// \(comment)", "\(head) {"]
      + Array(members.map(indented).joined(separator: [""])) + ["}"]
  }

  /// A function.
  ///
  /// - Parameters:
  ///   - comment: What it does.
  ///   - attributes: The lines before it.
  ///   - head: Everything before the parameters.
  ///   - parameters: The parameters.
  ///   - result: The type of the result; `nil` for none.
  ///   - depth: How many levels the lines will be deeper.
  ///   - body: The lines of its body.
  /// - Returns: The lines.
  static func function(
    _ comment: String,
    attributes: [String] = [],
    _ head: String,
    _ parameters: [String],
    result: String? = nil,
    depth: Int,
    _ body: [String]
  ) -> [String] {
    let tail = (result.map { " -> \($0)" } ?? "") + " {"
    return ["/// \(comment)"] + attributes
      + call(head, parameters, tail: tail, depth: depth) + indented(body) + ["}"]
  }
}
