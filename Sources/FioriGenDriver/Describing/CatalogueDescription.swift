import FioriGenModel

/// Everything a catalogue says, as one JSON document for other tools.
///
/// Every key is always there; what is not known is `null` or empty. Components, types and groups
/// are sorted by name, members stand in the order of the spec.
public enum CatalogueDescription {
  /// The version of the document's form; it grows when a key changes its meaning or goes.
  private static let formatVersion = 1

  /// Describes a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The document, ending with a line break.
  public static func json(of catalogue: Catalogue) -> String {
    let groups = Dictionary(
      catalogue.attributeGroups.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return JSONWriter.text(
      of: [
        "formatVersion": .integer(formatVersion),
        "catalogue": [
          "name": .string(catalogue.settings.name),
          "summary": .string(catalogue.settings.summary),
          "typePrefix": .string(catalogue.settings.typePrefix),
          "classPathPrefix": .string(catalogue.settings.classPathPrefix),
          "cPrefix": .string(catalogue.settings.cPrefix),
          "imports": .strings(catalogue.imports.map(\.module)),
          "sdkModule": .optional(catalogue.settings.sdkModule),
          "modelsModule": .optional(catalogue.settings.modelsModule),
        ],
        "components": .array(
          catalogue.components.map { ComponentDescription.value(of: $0, groups: groups) }
        ),
        "types": .array(catalogue.types.map(TypeDescription.value)),
        "attributeGroups": .array(catalogue.attributeGroups.map(ThemingDescription.value)),
      ]
    )
  }
}
