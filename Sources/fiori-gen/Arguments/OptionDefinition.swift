/// An option of a command: everything that parsing, help and messages need to know about it.
struct OptionDefinition: Sendable {
  /// The value that an option takes.
  struct Value: Sendable {
    /// What stands for the value in help, in capitals.
    var placeholder: String
    /// The only values that are accepted; empty when any text is.
    var allowed: [String] = []
    /// Whether several values may be given with commas between them.
    var isList = false
    /// What shells propose for the value.
    var completion = Completion.words
  }

  /// The long name without its dashes.
  let name: String

  /// The letter of the short form.
  var short: Character?

  /// The value it takes; `nil` for a switch.
  var value: Value?

  /// What it does, in one sentence without a full stop.
  let help: String

  /// What holds without the option, in words.
  var defaultText: String?

  /// The long name with its dashes.
  var spelling: String { "--" + name }
}
