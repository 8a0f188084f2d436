import FioriStyle

/// The names that the fuzzed sheets are checked against: what every reader knows, and components with
/// each kind of group.
enum FuzzVocabulary {
  /// The vocabulary, prepared once.
  static let value: StyleVocabulary = {
    var knowledge = StyleKnowledge.bundled
    knowledge.merge(
      StyleKnowledge(
        classPaths: [
          KnownClassPath(
            path: "fdlText",
            component: "Text",
            group: "TEXT",
            support: .documented,
            aliases: ["fdlOldText"]
          ),
          KnownClassPath(path: "fdlCell", component: "Text", group: "CELL", support: .examples),
          KnownClassPath(path: "fdlGuess", component: "Text", group: "CELL", support: .inferred),
          KnownClassPath(
            path: "fdlGone",
            component: "Text",
            group: "TEXT",
            support: .documented,
            deprecation: KnownDeprecation(message: "It has a new name.", replacement: "fdlText")
          ),
        ],
        groups: [
          KnownAttributeGroup(
            name: "TEXT",
            attributes: [
              KnownAttribute("font-color", .color), KnownAttribute("font-size", .number),
              KnownAttribute("font-name", .fontName), KnownAttribute("font-style", .fontTextStyle),
              KnownAttribute("text-line-clamp", .integer),
            ]
          ),
          KnownAttributeGroup(
            name: "CELL",
            attributes: [
              KnownAttribute("background-color", .color), KnownAttribute("image", .image),
              KnownAttribute("scheme", .enumeration("Scheme")),
            ]
          ),
        ],
        enumerations: [KnownEnumeration(name: "Scheme", cases: ["light", "dark"])],
        declared: DeclaredNames(classPaths: ["AppCell"], properties: ["app-glow"])
      )
    )
    return StyleVocabulary(knowledge)
  }()
}
