/// What shells propose for a word that is not typed yet.
enum Completion: Hashable, Sendable {
  /// The accepted words, or nothing when any text is accepted.
  case words
  /// Files and folders.
  case files
  /// Folders.
  case folders
  /// The components and types of the catalogue in the folder `Specs`.
  case names
  /// The commands of the tool.
  case commands
  /// The rules of all stages.
  case rules
}
