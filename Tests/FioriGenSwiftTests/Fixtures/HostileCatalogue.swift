import FioriGenModel

/// Declarations whose texts try to leave their comment or string.
enum HostileCatalogue {
  /// Texts that other generators have stumbled over.
  static let texts: [String] = [
    "ends */ the comment /* and begins another",
    "\"\"\" closes \" quotes \\ and \\(interpolates) #\"raw\"#",
    "leaves the line\n}\npublic let injected = 1\n/*",
    "returns\rand\u{2028}separates\u{2029}lines\u{85}here\u{0B}and\u{0C}there",
    "hides \u{202E}text\u{202C} and \u{2066}isolates\u{2069} and \u{200B}spaces\u{FEFF}",
    "nul \0 bell \u{7} delete \u{7F} escape \u{1B}[31m",
    "`unbalanced code ``and`` voice",
    "```swift\nlet fence = \"open\"",
    String(repeating: "verylongword", count: 20),
    "@available(*, unavailable) #if false // swift-format-ignore",
    "- Parameter x: none\n- Returns: nothing\n- Throws: never",
    "<!-- html --> ]]> &amp; caffè 日本 👩‍👧",
  ]

  /// A component whose every text is hostile.
  static let component = Component(
    name: "XHostile",
    kind: .view,
    summary: texts[2],
    discussion: texts.joined(separator: "\n\n"),
    properties: texts.enumerated().map { index, text in
      .text("text\(index)", text, line: index + 2, in: "XHostile") {
        $0.discussion = text
        $0.note = text
        $0.shownBy = text
        $0.defaultValue = .string(text)
        $0.deprecated =
          index == 3 ? Deprecation(message: text, replacedBy: "text4") : nil
        $0.renamedFrom = index == 4 ? [text] : []
      }
    },
    operations: [
      Operation(
        name: "show",
        parameters: [
          GoldenCatalogue.parameter("message", .builtIn(.string)) {
            $0.summary = texts[0]
            $0.defaultValue = .string(texts[1])
          }
        ],
        summary: texts[10],
        discussion: texts[10],
        note: texts[5],
        range: place("XHostile", 30)
      )
    ],
    rules: [
      BehaviourRule(
        id: "XHostile.\"rule\"",
        demand: .forbids(
          when: [
            RuleCondition(property: "text0", test: .isOne(of: texts.map(ValueLiteral.string)))
          ],
          properties: ["text1"]
        ),
        message: texts[1],
        range: place("XHostile", 31)
      )
    ],
    theming: Theming(
      groups: [GroupSupport(group: "Text", source: .documented, range: place("XHostile", 32))],
      classPaths: [
        ClassPath(
          path: "xXHostile_\"\\(x)",
          group: "Text",
          view: texts[6],
          aliases: texts,
          summary: texts[4],
          note: texts[7],
          range: place("XHostile", 33)
        )
      ]
    ),
    notes: texts,
    range: place("XHostile", 1)
  )

  /// An enumeration whose cases have hostile names and aliases.
  static let enumeration = SharedType(
    name: "XHostile.Words",
    kind: .enumeration(
      cases: texts.enumerated().map { index, text in
        GoldenCatalogue.enumerationCase(text, text) {
          $0.swiftName = "word\(index)"
          $0.aliases = ["alias \(text)"]
        }
      }
    ),
    summary: texts[8],
    fileStem: "XHostile",
    range: place("XHostile", 40)
  )
}
