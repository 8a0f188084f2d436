import FioriGenModel

/// The rules about making new files for people to edit.
public enum ScaffoldRules {
  /// Every rule of this stage, sorted by identifier.
  public static let all: [Rule] = [exists, name, writeFailed]

  /// A file would be overwritten.
  public static let exists = Rule(
    id: "scaffold.exists",
    title: "A new file would replace another one",
    explanation: """
      init and new make files for people to edit, so they never replace one that is there. Nothing \
      was written. Choose another folder or another name, or remove the file first.
      """,
    wrongExample: "fiori-gen new XCard    # Specs/XCard.yaml is there already",
    rightExample: "fiori-gen new XBanner"
  )

  /// A name that cannot be used.
  public static let name = Rule(
    id: "scaffold.name",
    title: "A name cannot be used",
    explanation: """
      Components and modules become types in several languages: their names have letters, digits \
      and underscores, begin with a letter, and have at most 128 characters. A component's name is \
      used only once.
      """,
    wrongExample: "fiori-gen new profile-header",
    rightExample: "fiori-gen new XProfileHeader"
  )

  /// The system refused to write.
  public static let writeFailed = Rule(
    id: "scaffold.write-failed",
    title: "A new file cannot be written",
    explanation: """
      The system refused to write, such as on a full disk or in a folder without permission. What \
      was written before stays; remove the cause, remove the files and run the command again.
      """,
    wrongExample: "fiori-gen init /usr/share/Design",
    rightExample: "fiori-gen init Design"
  )
}
