import FioriGenModel

@testable import FioriGenSwift

/// Declarations whose names are reserved words, or the names of locals in generated code.
enum KeywordCatalogue {
  /// Every reserved word that a member can have as its name, and every local.
  static let words: [String] =
    ReservedWords.needBackticks.union(ReservedWords.unusable)
    .subtracting(["init", "Any", "Self"])
    .union(["visitor", "check", "newValue", "value", "none", "some", "async", "actor", "left"])
    .subtracting(["self"])
    .sorted()

  /// The words that stay different as names of cases, which begin with a small letter.
  static let caseWords: [String] = words.filter { $0 != "Protocol" }

  /// A component whose properties have those names.
  static let component = Component(
    name: "XKeywords",
    kind: .view,
    summary: "Members named as reserved words.",
    properties: words.map { word in
      .text(word, in: "XKeywords") { $0.constraints.advisedLines = word == "default" ? 2 : nil }
    } + [
      .text("valueText", in: "XKeywords"), .text("valueIn", in: "XKeywords"),
    ],
    parts: [
      Part(
        path: ["any", "default"],
        type: .named("Bool"),
        portable: .builtIn(.bool),
        range: place("XKeywords", 20)
      )
    ],
    operations: [
      Operation(
        name: "repeat",
        parameters: ["in", "default", "inout"].map {
          GoldenCatalogue.parameter($0, .builtIn(.string))
        },
        range: place("XKeywords", 30)
      ),
      Operation(name: "continue", range: place("XKeywords", 31)),
    ],
    events: [Event(name: "return", payload: [.named("Int")], range: place("XKeywords", 32))],
    rules: [
      BehaviourRule(
        id: "XKeywords.slot",
        demand: .exclusive(properties: ["valueText", "valueIn"], name: "newValue2"),
        message: "The last one set is shown.",
        range: place("XKeywords", 33)
      )
    ],
    theming: Theming(
      groups: [GroupSupport(group: "Text", source: .documented, range: place("XKeywords", 34))],
      classPaths: words.enumerated().map { index, word in
        ClassPath(
          path: "xXKeywords_\(word)",
          group: "Text",
          swiftName: word.first?.isUppercase == true ? "word\(index)" : nil,
          range: place("XKeywords", 40 + index)
        )
      }
    ),
    range: place("XKeywords", 1)
  )

  /// An enumeration whose cases have those names.
  static let enumeration = SharedType(
    name: "XKeywords.Case",
    kind: .enumeration(
      cases: caseWords.map { GoldenCatalogue.enumerationCase($0) }
    ),
    fileStem: "XKeywords",
    range: place("XKeywords", 100)
  )

  /// A union whose cases have those names.
  static let union = SharedType(
    name: "XKeywords.Union",
    kind: .union(cases: caseWords.map { GoldenCatalogue.unionCase($0, .builtIn(.string)) }),
    fileStem: "XKeywords",
    range: place("XKeywords", 110)
  )
}
