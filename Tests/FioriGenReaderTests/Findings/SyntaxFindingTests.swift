import FioriGenModel
import FioriGenReader
import Testing

/// Text that is not YAML is reported where the slip is, with the way to mend it.
@Suite struct SyntaxFindingTests {
  /// A slip, with the marker `1️⃣` where it must be reported and a word of the suggestion.
  struct Slip: CustomTestStringConvertible {
    /// The text after the first lines of a component.
    var text: String
    /// A part of the suggestion.
    var remedy: String
    /// The text as the test's name.
    var testDescription: String { text }
  }

  /// Common slips.
  static let slips = [
    Slip(text: "1️⃣summary:A cell.\n\n# later\n\nviews: {}\n", remedy: "a space after the ':'"),
    Slip(text: "1️⃣summary A cell.\nviews: {}\n", remedy: "key: value"),
    Slip(text: "summary: Careful1️⃣: a colon\n", remedy: "in quotes"),
    Slip(text: "summary: A cell.\n1️⃣\tviews: {}\n", remedy: "spaces"),
    Slip(text: "views:\n1️⃣\tlabel: UILabel\n", remedy: "spaces"),
    Slip(text: "views:\n  label: UILabel\n 1️⃣other: UILabel\n", remedy: "indent"),
    Slip(text: "summary: 1️⃣\"A cell.\nviews: {}\n", remedy: "close the quotes"),
    Slip(text: "summary: 1️⃣'A cell.\nviews: {}\n", remedy: "close the quotes"),
    Slip(text: "summary: 1️⃣\"A cell.\nnotes: \"A note.\"\n", remedy: "close the quotes"),
    Slip(text: "summary: 'it'1️⃣s a cell'\n", remedy: "double a quote"),
    Slip(text: "rules:\n  - { when: { type: not 1️⃣[none] } }\n", remedy: "not [none]"),
    Slip(text: "conforms: 1️⃣[A, B\n\n# more\nviews: {}\n", remedy: "add ']'"),
    Slip(text: "views: 1️⃣{ a: UILabel,\n", remedy: "add '}'"),
    Slip(text: "conforms: [\n  A,\n  B: C1️⃣: D\n]\n", remedy: "in quotes"),
    Slip(text: "views: {\n  a: \"UILabel\"\n  1️⃣b: UILabel\n}\n", remedy: "','"),
    Slip(text: "views: { a: \"UILabel\" 1️⃣b: UILabel }\n", remedy: "','"),
    Slip(text: "views: {}1️⃣}\n", remedy: "closing bracket"),
    Slip(text: "summary: \"A cell\"1️⃣,\nviews: {}\n", remedy: "remove the ','"),
    Slip(text: "summary: 1️⃣@cell\n", remedy: "'@' in quotes"),
    Slip(text: "summary: 1️⃣`cell` it is\n", remedy: "'`' in quotes"),
    Slip(text: "summary: 1️⃣*\n", remedy: "'*' in quotes"),
    Slip(text: "summary: 1️⃣!x!y z\n", remedy: "'!' in quotes"),
    Slip(text: "summary: \"a 1️⃣\\q\"\n", remedy: "backslash"),
    Slip(text: "conforms: 1️⃣- A\n", remedy: "line of its own"),
    Slip(text: "views:\n  a: UILabel\n1️⃣- b\n", remedy: "a list and keys"),
    Slip(text: "summary: 1️⃣*nowhere\n", remedy: "&nowhere"),
    Slip(text: "notes: 1️⃣!!binary aGVsbG8=\nsummary: A cell.\n", remedy: "remove it"),
    Slip(text: "notes: 1️⃣!custom a\nsummary: A cell.\n", remedy: "remove it"),
  ]

  @Test(arguments: slips)
  func slip(_ slip: Slip) {
    let result = expectFindings(
      in: "component: XCell\nkind: view\n\(slip.text)",
      ["1️⃣": SpecRules.syntax]
    )
    let suggestion = result.diagnostics.first?.suggestion ?? ""
    #expect(suggestion.contains(slip.remedy), "\(suggestion)")
  }

  @Test func aSyntaxErrorDoesNotHideOtherFiles() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: 1️⃣"A cell.
        # file: XRow.yaml
        component: XRow
        kind: 2️⃣vew
        summary: A row.
        """,
      ["1️⃣": SpecRules.syntax, "2️⃣": SpecRules.invalidValue]
    )
  }

  @Test func documentsBeforeTheErrorAreChecked() {
    expectFindings(
      in: """
        enum: XKind
        cases: { a: }
        1️⃣sumary: A kind.
        ---
        struct: XItem
        fields: 2️⃣[
        """,
      ["1️⃣": SpecRules.unknownKey, "2️⃣": SpecRules.syntax]
    )
  }

  @Test func namesOfABrokenFileAreNotUnknown() {
    expectFindings(
      in: """
        # file: Types.yaml
        enum: XKind
        cases: { a: }
        ---
        struct: XItem
        fields: 1️⃣[
        ---
        attributeGroups:
          Text: { attributes: {} }
        # file: XRow.yaml
        component: XRow
        kind: view
        summary: 2️⃣'A row.
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        inherits: XRow
        properties:
          kind: { type: XKind, default: a }
          item: { type: XItem?, shownBy: label, default: { a: 1 } }
          other: 3️⃣XOther
        parts:
          inherited.text: {}
        theming:
          support: { Text: documented }
        """,
      ["1️⃣": SpecRules.syntax, "2️⃣": SpecRules.syntax, "3️⃣": SpecRules.unknownType]
    )
  }

  @Test func theVersionDirectiveIsAllowed() throws {
    let catalogue = try catalogue(of: "%YAML 1.1\n---\nenum: XKind\ncases: { a: }")
    #expect(catalogue.types.map(\.name) == ["XKind"])
  }

  @Test func otherDirectivesAreNot() {
    expectFindings(
      in: "1️⃣%YAML 3.0\n---\nenum: XKind\ncases: { a: }",
      ["1️⃣": SpecRules.syntax]
    )
    expectFindings(
      in: "1️⃣%TAG !x! tag:x,2000:\n---\nenum: XKind\ncases: { a: }",
      ["1️⃣": SpecRules.syntax]
    )
  }
}
