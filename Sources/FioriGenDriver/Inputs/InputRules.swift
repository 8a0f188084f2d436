import FioriGenModel

/// The rules about which spec files a run is given.
public enum InputRules {
  /// Every rule of this stage, sorted by identifier.
  public static let all: [Rule] = [noSpecs, tooManyFiles, tooMuchData]

  /// A folder without a single spec file, or no input at all.
  public static let noSpecs = Rule(
    id: "input.no-specs",
    title: "No spec files",
    explanation: """
      Specs are files that end in .yaml or .yml. Hidden files and folders are not looked at. A run \
      without any spec would remove everything that was generated before, so it is refused. Name \
      the folder that holds the specs.
      """,
    wrongExample: "fiori-gen generate --specs Documentation",
    rightExample: "fiori-gen generate --specs Specs"
  )

  /// More spec files or folders than one run accepts.
  public static let tooManyFiles = Rule(
    id: "input.too-many-files",
    title: "Too many spec files",
    explanation: """
      One run reads at most \(InputLimits.standard.files) spec files in at most \
      \(InputLimits.standard.folders) folders. More than that is nearly always a folder that was \
      named by mistake, such as the home folder. Name the folder that holds the specs.
      """,
    wrongExample: "fiori-gen generate --specs /",
    rightExample: "fiori-gen generate --specs Specs"
  )

  /// More bytes than one run accepts.
  public static let tooMuchData = Rule(
    id: "input.too-much-data",
    title: "Too much spec text",
    explanation: """
      All spec files of a run together may have at most \
      \(InputLimits.standard.totalBytes / 1_048_576) MB. Split the set into several catalogues.
      """,
    wrongExample: "fiori-gen generate --specs Everything",
    rightExample: "fiori-gen generate --specs Everything/Design"
  )
}
