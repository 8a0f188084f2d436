/// What a run that generates does next, after it has read the specs.
public enum GenerationStep: Hashable, Sendable {
  /// It begins to make a kind of output.
  case making(OutputKind)
  /// It has made a kind of output.
  case made(OutputKind)
  /// It compares files with what is there, and writes what differs.
  case finishing(fileCount: Int)
}
