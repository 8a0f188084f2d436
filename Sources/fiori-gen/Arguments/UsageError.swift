import FioriGenDriver
import FioriGenModel
import FioriText

/// Arguments that make no sense.
struct UsageError: Error {
  /// What is wrong, with a proposal where there is one.
  let message: String

  /// The command whose arguments they are; `nil` for the tool itself.
  let command: CommandDefinition?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - command: The command whose arguments they are.
  init(_ message: String, command: CommandDefinition?) {
    self.message = message
    self.command = command
  }

  /// An error about a word that is none of the known ones.
  ///
  /// - Parameters:
  ///   - kind: What the word should have been, such as `command`.
  ///   - word: The word as typed.
  ///   - known: The known ones.
  ///   - command: The command whose arguments they are.
  /// - Returns: The error, which names the nearest known word, or all when they are few.
  static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String],
    command: CommandDefinition?
  ) -> UsageError {
    var message = "unknown \(kind) \"\(word)\""
    if let nearest = NearestName.suggestion(for: word, among: known) {
      message += ", did you mean \"\(nearest)\"?"
    } else if known.count <= 8 {
      message += "; known are \(known.joined(separator: ", "))"
    }
    return UsageError(message, command: command)
  }

  /// The message with the usage line and where to find help.
  var text: String {
    let definition = command ?? HelpText.toolDefinition
    let usage = definition.name.isEmpty ? HelpText.toolUsageLine : definition.usageLine
    let help = ["help", definition.name].filter { !$0.isEmpty }.joined(separator: " ")
    return """
      error: \(VisibleText.escape(message))
      usage: \(usage)
      Run "\(FioriGenTool.name) \(help)" for more.
      """
  }
}
