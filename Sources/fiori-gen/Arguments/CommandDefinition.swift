/// What a command is called, takes and does: parsing, help and messages are made from it.
struct CommandDefinition: Sendable {
  /// The arguments that are not options.
  struct Operands: Sendable {
    /// What stands for one of them in help, in capitals.
    var placeholder: String
    /// How many there must be.
    var minimum = 0
    /// How many there may be.
    var maximum = Int.max
    /// What they are, in one sentence without a full stop; empty where the placeholder says it.
    var help = ""
    /// The only ones that are accepted; empty when any text is.
    var allowed: [String] = []
    /// What shells propose for them.
    var completion = Completion.words
  }

  /// An example for the help.
  struct Example: Sendable {
    /// What to type.
    var line: String
    /// What that does.
    var text: String
  }

  /// The name; empty for the tool itself.
  let name: String

  /// What it does, in one sentence without a full stop.
  let summary: String

  /// More about it; empty lines divide paragraphs.
  var discussion = ""

  /// The arguments that are not options; `nil` when it takes none.
  var operands: Operands?

  /// Its options.
  let options: [OptionDefinition]

  /// Examples for the help.
  var examples: [Example] = []

  /// The line that shows how it is used.
  var usageLine: String {
    var line = FioriGenTool.name
    if !name.isEmpty { line += " " + name }
    if !options.isEmpty { line += " [options]" }
    guard let operands else { return line }
    let several = operands.maximum > 1 ? "..." : ""
    let word = operands.placeholder + several
    return line + (operands.minimum == 0 ? " [\(word)]" : " \(word)")
  }
}
