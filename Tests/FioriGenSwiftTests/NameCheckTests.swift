import FioriGenModel
import Testing

@testable import FioriGenSwift

/// Names that become one in Swift are errors that name both sites.
@Suite struct NameCheckTests {
  /// What is expected of a finding: its rule, its line and that of the other site.
  private struct Expected: Equatable {
    var rule: Rule
    var line: Int
    var otherLine: Int?

    init(_ rule: Rule, _ line: Int, other otherLine: Int? = nil) {
      self.rule = rule
      self.line = line
      self.otherLine = otherLine
    }
  }

  /// The findings about a catalogue.
  private func findings(in catalogue: Catalogue) -> [Expected] {
    SwiftEmitter.emit(catalogue).diagnostics.map { finding in
      #expect(finding.severity == .error)
      #expect(finding.suggestion != nil)
      #expect(!finding.message.hasSuffix("."))
      return Expected(
        finding.rule,
        finding.range.start.line,
        other: finding.notes.first?.range.start.line
      )
    }
  }

  /// The findings about one component.
  private func findings(
    properties: [Property] = [],
    parts: [Part] = [],
    operations: [FioriGenModel.Operation] = [],
    events: [Event] = [],
    rules: [BehaviourRule] = [],
    classPaths: [ClassPath] = [],
    types: [SharedType] = []
  ) -> [Expected] {
    let component = Component(
      name: "FUICard",
      kind: .view,
      properties: properties,
      parts: parts,
      operations: operations,
      events: events,
      rules: rules,
      theming: Theming(classPaths: classPaths),
      range: place("FUICard", 1)
    )
    return findings(
      in: Catalogue(
        settings: CatalogueSettings(typePrefix: "FUI", classPathPrefix: "fdl"),
        components: [component],
        types: types,
        files: [specFile("FUICard")]
      )
    )
  }

  /// An enumeration of a name.
  private func enumeration(_ name: String, line: Int, cases: [EnumerationCase] = []) -> SharedType {
    SharedType(
      name: name,
      kind: .enumeration(cases: cases),
      fileStem: "Types",
      range: place("Types", line)
    )
  }

  @Test func nothingIsEmittedWhereNamesClash() {
    let catalogue = Catalogue(
      types: [enumeration("A", line: 1), enumeration("a", line: 2)],
      files: [specFile("Types")]
    )
    #expect(SwiftEmitter.emit(catalogue).files == [])
  }

  @Test func messagesNameBothSites() throws {
    let catalogue = Catalogue(
      settings: CatalogueSettings(typePrefix: "FUI"),
      types: [enumeration("FUITagStyle", line: 2), enumeration("FUITag.Style", line: 7)],
      files: [specFile("Types")]
    )
    let finding = try #require(SwiftEmitter.emit(catalogue).diagnostics.first)
    #expect(
      finding.message
        == "enum 'FUITag.Style' would be 'TagStyle' in Swift, as enum 'FUITagStyle' in the module "
        + "already is"
    )
    #expect(finding.range == place("Types", 7))
    #expect(finding.notes == [DiagnosticNote("enum 'FUITagStyle' is here", at: place("Types", 2))])
    #expect(finding.suggestion == "give it another name with 'swiftName:'")
  }

  @Test func typesOfTheModule() {
    let found = findings(
      in: Catalogue(
        settings: CatalogueSettings(name: "Catalog", range: place("catalogue", 1)),
        components: [
          Component(
            name: "Card",
            kind: .view,
            events: [Event(name: "tap", range: place("Card", 2))],
            range: place("Card", 1)
          )
        ],
        types: [
          enumeration("Size", line: 1), enumeration("CardEvents", line: 2),
          enumeration("CardModel", line: 3), enumeration("catalog", line: 4),
          enumeration("TextStyle", line: 5), enumeration("Theme", line: 6),
        ],
        attributeGroups: [
          AttributeGroup(name: "Text", attributes: [], fileStem: "Z", range: place("Z", 9))
        ],
        files: []
      )
    )
    #expect(
      found == [
        Expected(SwiftRules.reservedName, 1),
        Expected(SwiftRules.nameCollision, 2, other: 1),
        Expected(SwiftRules.nameCollision, 3, other: 1),
        Expected(SwiftRules.reservedName, 6),
        Expected(SwiftRules.nameCollision, 9, other: 5),
        Expected(SwiftRules.nameCollision, 1, other: 4),
      ]
    )
  }

  @Test(arguments: [
    "visit", "validate", "descriptor", "blank", "init", "hashValue", "checkRules", "String",
  ])
  func generatedMembers(name: String) {
    let found = findings(properties: [.text(name, line: 4)])
    #expect(found == [Expected(SwiftRules.reservedName, 4)])
  }

  @Test func membersOfAModel() {
    let found = findings(
      properties: [
        .text("title", line: 2),
        .text("other", line: 3) { $0.swiftName = "title" },
        .text("_old", line: 4),
        .text("old", line: 5) { $0.deprecated = Deprecation(message: "Gone.") },
        .text("ShowText", line: 6),
        .text("ClassPaths", line: 7),
      ],
      operations: [
        Operation(
          name: "showText",
          parameters: [GoldenCatalogue.parameter("a", .builtIn(.bool))],
          range: place("XWidget", 9)
        )
      ]
    )
    #expect(
      found == [
        Expected(SwiftRules.nameCollision, 3, other: 2),
        Expected(SwiftRules.nameCollision, 5, other: 4),
        Expected(SwiftRules.reservedName, 7),
        Expected(SwiftRules.nameCollision, 9, other: 6),
      ]
    )
  }

  @Test func membersOfASlot() {
    let found = findings(
      properties: [
        .text("statusText", line: 2), .text("text", line: 3), .text("Status", line: 4),
        .text("other", line: 5),
      ],
      rules: [
        BehaviourRule(
          id: "FUICard.status",
          demand: .exclusive(properties: ["statusText", "text"], name: "status"),
          message: "One only.",
          range: place("XWidget", 8)
        ),
        BehaviourRule(
          id: "FUICard.other",
          demand: .exclusive(properties: ["other"], name: "other"),
          message: "One only.",
          range: place("XWidget", 9)
        ),
      ]
    )
    #expect(
      found == [
        Expected(SwiftRules.nameCollision, 3, other: 2),
        Expected(SwiftRules.nameCollision, 8, other: 4),
        Expected(SwiftRules.nameCollision, 9, other: 5),
      ]
    )
  }

  @Test func nestedTypesMustNotHideTypesOfTheModule() {
    let found = findings(
      operations: [
        Operation(
          name: "size",
          parameters: [GoldenCatalogue.parameter("a", .builtIn(.bool))],
          range: place("FUICard", 3)
        ),
        Operation(
          name: "style",
          parameters: [GoldenCatalogue.parameter("a", .builtIn(.bool))],
          range: place("FUICard", 4)
        ),
      ],
      types: [enumeration("FUIStyle", line: 8)]
    )
    #expect(
      found == [
        Expected(SwiftRules.reservedName, 3),
        Expected(SwiftRules.nameCollision, 4, other: 8),
      ]
    )
  }

  @Test func membersOfPartsAndParameters() {
    let found = findings(
      parts: [
        Part(
          path: ["view", "visit"],
          type: .named("Bool"),
          portable: .builtIn(.bool),
          range: place("FUICard", 3)
        )
      ],
      operations: [
        Operation(
          name: "show",
          parameters: ["self", "selfValue"].enumerated().map { index, name in
            OperationParameter(
              name: name,
              type: .named("Bool"),
              portable: .builtIn(.bool),
              range: place("FUICard", 5 + index)
            )
          },
          range: place("FUICard", 4)
        ),
        Operation(name: "button.tap", range: place("FUICard", 7)),
        Operation(name: "button_.tap", range: place("FUICard", 8)),
      ],
      events: [
        Event(name: "a.b", range: place("FUICard", 9)),
        Event(name: "aB", range: place("FUICard", 10)),
      ]
    )
    #expect(
      found == [
        Expected(SwiftRules.reservedName, 3),
        Expected(SwiftRules.nameCollision, 6, other: 5),
        Expected(SwiftRules.nameCollision, 8, other: 7),
        Expected(SwiftRules.nameCollision, 10, other: 9),
      ]
    )
  }

  @Test func classPathConstants() {
    let found = findings(classPaths: [
      ClassPath(path: "fdlFUICard_avatar_10", group: "Text", range: place("FUICard", 2)),
      ClassPath(path: "fdlCard_avatar_1_0", group: "Text", range: place("FUICard", 3)),
      ClassPath(path: "fdlFUICard", group: "Text", range: place("FUICard", 4)),
      ClassPath(path: "other", group: "Text", swiftName: "root", range: place("FUICard", 5)),
      ClassPath(path: "bad", group: "Text", swiftName: "1st", range: place("FUICard", 6)),
    ])
    #expect(
      found == [
        Expected(SwiftRules.nameCollision, 3, other: 2),
        Expected(SwiftRules.nameCollision, 5, other: 4),
        Expected(SwiftRules.invalidName, 6),
      ]
    )
  }

  @Test func casesAndAttributes() {
    let cases = ["loading-paused", "loadingPaused", "Blank", "allCases"].enumerated().map {
      EnumerationCase(name: $1, range: place("Types", 2 + $0))
    }
    let found = findings(
      in: Catalogue(
        types: [
          enumeration("State", line: 1, cases: cases),
          SharedType(
            name: "Glyph",
            kind: .union(
              cases: ["text", "Text"].enumerated().map {
                UnionCase(
                  name: $1,
                  type: .named("String"),
                  portable: .builtIn(.string),
                  range: place("Types", 11 + $0)
                )
              }
            ),
            fileStem: "Types",
            range: place("Types", 10)
          ),
        ],
        attributeGroups: [
          AttributeGroup(
            name: "Text",
            attributes: ["font-color", "fontColor", "visit"].enumerated().map {
              Attribute(name: $1, type: .builtIn(.color), range: place("Types", 21 + $0))
            },
            fileStem: "Types",
            range: place("Types", 20)
          )
        ]
      )
    )
    #expect(
      found == [
        Expected(SwiftRules.nameCollision, 3, other: 2),
        Expected(SwiftRules.reservedName, 4),
        Expected(SwiftRules.reservedName, 5),
        Expected(SwiftRules.nameCollision, 12, other: 11),
        Expected(SwiftRules.nameCollision, 22, other: 21),
        Expected(SwiftRules.reservedName, 23),
      ]
    )
  }

  @Test(arguments: ["card title", "Type", "", "é", "a-b", "1a"])
  func invalidOverrides(name: String) {
    let found = findings(properties: [.text("title", line: 3) { $0.swiftName = name }])
    #expect(found == [Expected(SwiftRules.invalidName, 3)])
  }

  @Test func filesOfOneName() throws {
    let catalogue = Catalogue(files: [
      SpecFile(path: "Types/Images.yaml", stem: "Images", documents: []),
      SpecFile(path: "Helpers/images.yaml", stem: "images", documents: []),
    ])
    let finding = try #require(SwiftEmitter.emit(catalogue).diagnostics.first)
    #expect(finding.rule == SwiftRules.fileCollision)
    #expect(finding.range == .beginning(of: "Types/Images.yaml"))
    #expect(finding.notes.map(\.range) == [.beginning(of: "Helpers/images.yaml")])
  }

  @Test func defaultsThatSetDeprecatedProperties() throws {
    let button = Component(
      name: "Button",
      kind: .control,
      properties: [
        .text("oldTitle", line: 2, in: "Button") {
          $0.deprecated = Deprecation(message: "", replacedBy: "title")
        },
        .text("title", line: 3, in: "Button"),
      ],
      range: place("Button", 1)
    )
    let card = Component(
      name: "Card",
      kind: .view,
      properties: [
        Property("button", .named("Button"), .component("Button"), line: 5, in: "Card") {
          $0.defaultValue = .fields([FieldLiteral(name: "oldTitle", value: .string("Go"))])
        }
      ],
      range: place("Card", 1)
    )
    let finding = try #require(
      SwiftEmitter.emit(Catalogue(components: [button, card])).diagnostics.first
    )
    #expect(finding.rule == SwiftRules.deprecatedDefault)
    #expect(finding.range == place("Card", 5))
    #expect(finding.notes.map(\.range) == [place("Button", 2)])
    #expect(finding.suggestion == "set 'title' instead")
  }

  @Test func everyRuleExplainsItself() {
    #expect(SwiftRules.all.map(\.id) == SwiftRules.all.map(\.id).sorted())
    #expect(Set(SwiftRules.all.map(\.id)).count == SwiftRules.all.count)
    for rule in SwiftRules.all {
      #expect(rule.id.hasPrefix("swift."))
      #expect(rule.wrongExample != rule.rightExample)
      #expect(!rule.explanation.isEmpty)
    }
  }
}
