import FioriGenModel

/// The rules about writing generated files.
public enum OutputRules {
  /// Every rule of this stage, sorted by identifier.
  public static let all: [Rule] = [
    badManifest, collision, notAFile, notAFolder, path, writeFailed,
  ]

  /// The list of owned files cannot be read.
  public static let badManifest = Rule(
    id: "output.bad-manifest",
    severity: .warning,
    title: "The list of generated files is damaged",
    explanation: """
      \(OutputManifest.fileName) lists the files that fiori-gen owns, so that files of removed \
      specs can be removed too. A damaged list is written anew; files of specs that were removed \
      meanwhile stay and have to be removed by hand.
      """,
    wrongExample: "<<<<<<< HEAD\n{ \"files\": [] }",
    rightExample: "{ \"formatVersion\": 1, \"files\": [] }"
  )

  /// Two generated files of one name.
  public static let collision = Rule(
    id: "output.collision",
    title: "Two generated files have the same path",
    explanation: """
      Two files would be written to one path, or to paths that differ only in the case of their \
      letters, which are the same on many disks. Rename one of the specs, or use an output folder \
      with one folder per kind of output.
      """,
    wrongExample: "Specs/Tag.yaml and Specs/tag.yaml",
    rightExample: "Specs/Tag.yaml and Specs/TagItem.yaml"
  )

  /// Something else stands where a generated file belongs.
  public static let notAFile = Rule(
    id: "output.not-a-file",
    title: "Something else stands in the place of a generated file",
    explanation: """
      A folder, a symbolic link, a pipe or a device stands where a generated file belongs. \
      Replacing it could destroy or change something outside the output folder, so nothing is \
      written. Remove or rename it.
      """,
    wrongExample: "ln -s ~/.profile Generated/Swift/Tag.fiori.swift",
    rightExample: "rm Generated/Swift/Tag.fiori.swift"
  )

  /// Something else stands where an output folder belongs.
  public static let notAFolder = Rule(
    id: "output.not-a-folder",
    title: "The output folder is not a folder",
    explanation: """
      The output folder, or a folder inside it, is something else: a file, a pipe, or a symbolic \
      link. The output folder itself may be a link to a folder; links inside it are refused, \
      because they could lead out of it.
      """,
    wrongExample: "ln -s / Generated/Swift",
    rightExample: "mkdir Generated/Swift"
  )

  /// A path that would leave the output folder.
  public static let path = Rule(
    id: "output.path",
    title: "A path leaves the output folder",
    explanation: """
      Generated files stay inside the output folder: their paths are relative, and no part of them \
      is empty, ".", ".." or has a character that file systems treat specially.
      """,
    wrongExample: "../../Tag.fiori.swift",
    rightExample: "Tag.fiori.swift"
  )

  /// The system refused to write.
  public static let writeFailed = Rule(
    id: "output.write-failed",
    title: "A file cannot be written",
    explanation: """
      The system refused to write, such as on a full disk or in a folder without permission. The \
      file that was there before is unchanged. Remove the cause and run the command again: it \
      repairs whatever is incomplete.
      """,
    wrongExample: "fiori-gen generate --output /usr/share",
    rightExample: "fiori-gen generate --output Generated"
  )
}
