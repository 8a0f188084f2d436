import FioriGenTestSupport

/// Runs of the tool over style sheets.
enum StyleSheetRuns {
  /// Runs the tool with a text as its standard input.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: The text.
  ///   - folder: The folder it runs in; the text is kept there too.
  /// - Returns: What the run came to.
  /// - Throws: When the tool cannot be started.
  static func run(_ arguments: [String], input: String, in folder: TemporaryFolder) throws
    -> BuiltTool.Result
  {
    try folder.write("standard-input", input)
    return try BuiltTool.run(arguments, in: folder.path, shell: #"exec "$@" < standard-input"#)
  }

  /// The findings of a report, each as `line:column: severity: rule`.
  ///
  /// - Parameter messages: What the run wrote to standard error.
  /// - Returns: One text per finding, in order.
  static func findings(in messages: String) -> [String] {
    messages.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /[^ ]*?:(\d+:\d+: \w+: ).*\[([a-z.-]+)\]/) else {
        return nil
      }
      return String(match.1 + match.2)
    }
  }
}
