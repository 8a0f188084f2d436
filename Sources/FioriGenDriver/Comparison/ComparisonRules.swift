import FioriGenModel

/// The rules about what can be compared.
public enum ComparisonRules {
  /// Every rule of this stage, sorted by identifier.
  public static let all: [Rule] = [noGit, unknownRevision]

  /// Revisions cannot be read.
  public static let noGit = Rule(
    id: "compare.no-git",
    title: "Git is not there, or refuses",
    explanation: """
      Specs of a revision are read with git, which has to be in PATH and to be run inside the \
      repository. Compare folders instead, or install git.
      """,
    wrongExample: "cd / && fiori-gen diff v1.0.0",
    rightExample: "cd Design && fiori-gen diff v1.0.0"
  )

  /// A version that is neither a folder nor a revision.
  public static let unknownRevision = Rule(
    id: "compare.unknown-version",
    title: "A version is neither a folder nor a revision",
    explanation: """
      Versions are named by a file or folder with specs, or by anything that git takes for a \
      revision: a tag, a branch, a commit.
      """,
    wrongExample: "fiori-gen diff v1.0.0.0",
    rightExample: "fiori-gen diff v1.0.0"
  )
}
