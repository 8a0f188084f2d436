/// What a run that generates does next, after it has read the specs.
public enum GenerationStep: Hashable, Sendable {
  /// It begins with a kind of output: it checks names and prepares files.
  case making(OutputKind)
  /// It is done with a kind of output, apart from contents that are made only when they are compared.
  case made(OutputKind)
  /// It compares files with what is there, makes the contents that it did not make before, and writes
  /// what differs.
  case finishing(fileCount: Int)
}
