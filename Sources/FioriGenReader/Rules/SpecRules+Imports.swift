import FioriGenModel

/// Rules about catalogues that use each other's types.
extension SpecRules {
  /// A catalogue imports itself through others.
  public static let importCycle = Rule(
    id: "spec.import-cycle",
    title: "Catalogues import each other",
    explanation: """
      Two Swift modules cannot import each other, and so catalogues cannot either, directly or \
      through others. Move what both use into a third catalogue, and import that one.
      """,
    wrongExample: """
      # file: catalogue.yaml
      catalogue: XCatalog
      imports:
        Other: ../Other   # whose catalogue imports this folder
      """,
    rightExample: """
      # file: catalogue.yaml
      catalogue: XCatalog
      """
  )

  /// Nothing says where an imported catalogue is.
  public static let unknownImport = Rule(
    id: "spec.unknown-import",
    title: "An imported catalogue is not found",
    explanation: """
      `imports` names the Swift modules whose components and types a catalogue uses. The specs of \
      such a module are found in the folder after its name, which is seen from the file that \
      names it, or in what the command line says with `--import MODULE=FOLDER`; the build-tool \
      plugin says it for every target that its target depends on.
      """,
    wrongExample: """
      # file: catalogue.yaml
      catalogue: XCatalog
      imports: [FioriComponents]
      """,
    rightExample: """
      # file: catalogue.yaml
      catalogue: XCatalog
      """
  )
}
