/// The repository that the current folder belongs to, asked through the program `git`.
struct GitRepository {
  /// A file of a revision.
  struct File: Hashable {
    /// The path, as seen from the current folder.
    var path: String
    /// The name of its contents.
    var object: String
  }

  /// The program's path.
  let git: String

  /// The commit that a revision names.
  ///
  /// - Parameter revision: A tag, a branch, or anything else that names a commit.
  /// - Returns: The commit's name; `nil` when git knows none.
  func commit(of revision: String) -> String? {
    // Without the option's end, a revision that begins with a dash would be an option.
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    guard let output = output(of: arguments + ["\(revision)^{commit}"]) else { return nil }
    let name = String(decoding: output, as: UTF8.self).filter { !$0.isNewline }
    return name.isEmpty ? nil : name
  }

  /// The files below a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, as seen from the current folder.
  ///   - commit: The commit's name.
  /// - Returns: The files, without links; `nil` when git refuses.
  func files(below folder: String, in commit: String) -> [File]? {
    guard let output = output(of: ["ls-tree", "-r", "-z", commit, "--", folder]) else {
      return nil
    }
    return output.split(separator: 0).compactMap { line in
      // `100644 blob 1234…<tab>Specs/XTag.yaml`; links have another mode.
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let facts = parts[0].split(separator: " ")
      guard parts.count == 2, facts.count == 3, facts[0].hasPrefix("100") else { return nil }
      return File(path: String(parts[1]), object: String(facts[2]))
    }
  }

  /// The contents of a file.
  ///
  /// - Parameter object: The name of the contents.
  /// - Returns: The bytes; `nil` when git refuses.
  func contents(of object: String) -> [UInt8]? {
    output(of: ["cat-file", "blob", object])
  }

  /// What git writes; `nil` when it fails.
  private func output(of arguments: [String]) -> [UInt8]? {
    guard let run = ProgramRun.run(git, arguments), run.status == 0 else { return nil }
    return run.output
  }
}
