import FioriGenDriver

/// Answers to questions about names.
extension Console {
  /// Writes a page, or says that there is none.
  ///
  /// - Parameters:
  ///   - answer: The page, or the nearest name.
  ///   - kind: What was looked for.
  ///   - name: The name as typed.
  ///   - command: The command that lists all names.
  /// - Returns: How the run ends.
  func print(
    _ answer: CataloguePage.Answer,
    about kind: String,
    named name: String,
    listing command: String
  ) -> ExitStatus {
    switch answer {
    case .page(let text): return print(text)
    case .unknown(let nearest):
      let proposal = nearest.map { ", did you mean \"\($0)\"?" } ?? ""
      warn("error: there is no \(kind) \"\(VisibleText.escape(name))\"\(proposal)")
      warn("Run \"\(FioriGenTool.name) \(command)\" for all names.")
      return .failure
    }
  }
}
