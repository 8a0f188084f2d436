import FioriGenModel
import FioriGenReader
import Testing

@testable import FioriGenDiff

/// Each kind of change is found, named, and known for what it breaks.
@Suite struct ChangeTests {
  /// A change to a spec with what must be found.
  struct Example: Sendable, CustomTestStringConvertible {
    /// The rule's identifier without the stage.
    var rule: String
    /// What changed.
    var subject: String
    /// What it breaks.
    var breaks: [Surface]
    /// The text to replace in the specs.
    var old: String
    /// The text in its place.
    var new: String

    /// Creates an example.
    init(_ rule: String, _ subject: String, _ breaks: [Surface], _ old: String, _ new: String) {
      self.rule = rule
      self.subject = subject
      self.breaks = breaks
      self.old = old
      self.new = new
    }

    /// The rule, for the name of the test.
    var testDescription: String { "\(rule): \(new)" }
  }

  /// The specs that the examples change.
  static let specs = [
    "catalogue": "catalogue: XCatalog\ntypePrefix: X\ncPrefix: x\nsdkModule: XKit\n",
    "XCard": """
    component: XCard
    kind: view
    summary: A card.
    views:
      titleLabel: UILabel
      badge: XBadge
    properties:
      titleText: { type: String?, shownBy: titleLabel }
      spacing: { type: Double, renamedFrom: gap, default: 8, range: 0...10 }
      look: { type: XLook, aliases: style }
      onTap: { type: (() -> Void)? }
    parts:
      badge.text: {}
    operations:
      show: { parameters: { message: String } }
      hide: {}
    events:
      didTap: { payload: [Int] }
      didHide: {}
    rules:
      - { id: limit, when: { look: plain }, forbids: [titleText], message: Plain ones have none. }
    theming:
      support: { Text: examples }
      classPaths:
        - { path: XCard_title, group: Text, view: titleLabel, aliases: [xcardTitle] }
        - { path: XCard_badge, group: Text }
    """,
    "XBadge": """
    component: XBadge
    kind: view
    summary: A badge.
    properties: { text: String? }
    """,
    "Types": """
    enum: XLook
    colorMethod: color(for:)
    cases: { plain: Plain., bold: Bold. }
    ---
    enum: XLine
    cases: { solid: { aliases: [full] }, thin: Thin. }
    ---
    struct: XItem
    fields:
      name: { type: String, required: true }
      count: { type: Int, default: 0 }
    ---
    union: XGlyph
    cases: { image: UIImage, text: String }
    ---
    attributeGroups:
      Text: { attributes: { font-size: Number, font-color: Color } }
      Image: { attributes: { tint: Color } }
      Border: { attributes: { line: XLine } }
    """,
  ]

  /// The catalogue of the specs, perhaps with one replacement.
  static func catalogue(replacing old: String = "", with new: String = "") throws
    -> Catalogue
  {
    var count = 0
    let sources = specs.sorted { $0.key < $1.key }.map { stem, text in
      if !old.isEmpty && text.contains(old) { count += 1 }
      let changed = old.isEmpty ? text : text.replacing(old, with: new)
      return SpecSource(path: stem + ".yaml", bytes: Array(changed.utf8))
    }
    #expect(old.isEmpty || count == 1, "\(old)")
    let result = SpecReader.read(sources.filter { !$0.bytes.isEmpty })
    let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.isEmpty, "\(errors)")
    return try #require(result.catalogue)
  }

  /// Every kind of change.
  static let examples: [Example] = [
    .init("catalogue-renamed", "YCatalog", [.swift], "XCatalog", "YCatalog"),
    .init("setting-changed", "XCatalog.cPrefix", [.c], "cPrefix: x", "cPrefix: y"),
    .init("setting-changed", "XCatalog.sdkModule", [.swift], "sdkModule: XKit\n", ""),
    .init("setting-changed", "XCatalog.typePrefix", [.swift], "typePrefix: X", "typePrefix: XB"),
    .init("binding-changed", "XCard.look", [], "{ type: XLook,", "{ type: XLook, setBy: hide,"),
    .init(
      "binding-changed",
      "XCard.spacing",
      [],
      "range: 0...10",
      "range: 0...10, setBefore: look"
    ),
    .init("binding-changed", "XCard.didTap", [], "payload: [Int]", "payload: [Int], labels: [at]"),
    .init("binding-changed", "XLook", [], "color(for:)", "tint(of:)"),
    .init("component-retyped", "XBadge", [], "XBadge\nkind: view", "XBadge\nkind: control"),
    .init("component-removed", "XCard", [.swift, .json, .theme, .c], specs["XCard"] ?? "", ""),
    .init("deprecated", "XBadge", [], "summary: A badge.", "summary: A badge.\ndeprecated: No."),
    .init("swift-name-changed", "XBadge", [.swift], "A badge.", "A badge.\nswiftName: Badge"),
    .init("view-changed", "XCard.titleLabel", [], "titleLabel: UILabel", "titleLabel: UIView"),
    .init(
      "property-added",
      "XCard.more",
      [],
      "parts:",
      "  more: Int?\nparts:"
    ),
    .init(
      "property-added",
      "XItem.more",
      [.swift, .json, .c],
      "  count: {",
      "  more: { type: Int, required: true }\n  count: {"
    ),
    .init(
      "property-removed",
      "XItem.count",
      [.swift, .json, .c],
      "  count: { type: Int, default: 0 }",
      ""
    ),
    .init("property-removed", "XCard.onTap", [], "  onTap: { type: (() -> Void)? }\n", ""),
    .init(
      "property-removed",
      "XCard.badge.text",
      [.swift, .json, .c],
      "parts:\n  badge.text: {}\n",
      ""
    ),
    .init(
      "property-renamed",
      "XItem.number",
      [.swift, .json, .c],
      "count: { type: Int",
      "number: { renamedFrom: count, type: Int"
    ),
    .init(
      "property-renamed",
      "XItem.number",
      [.swift, .c],
      "count: { type: Int",
      "number: { aliases: count, type: Int"
    ),
    .init(
      "alias-removed",
      "XCard.look",
      [.swift, .json],
      "{ type: XLook, aliases: style }",
      "XLook"
    ),
    .init("alias-removed", "XCard.spacing", [.json], "renamedFrom: gap, ", ""),
    .init("alias-removed", "XLine.solid", [.json, .theme], "{ aliases: [full] }", "Solid."),
    .init("alias-added", "XCard.spacing", [], "renamedFrom: gap", "renamedFrom: [gap, room]"),
    .init("alias-added", "XLine.thin", [], "thin: Thin.", "thin: { aliases: [fine] }"),
    .init(
      "alias-added",
      "XCard_badge",
      [],
      "path: XCard_badge",
      "aliases: [xcardBadge], path: XCard_badge"
    ),
    .init("alias-added", "XItem.count", [], "count: { type: Int", "count: { aliases: n, type: Int"),
    .init(
      "property-retyped",
      "XCard.titleText",
      [.swift, .json, .c],
      "type: String?, shownBy",
      "type: Int?, shownBy"
    ),
    .init(
      "default-changed",
      "XCard.spacing",
      [.swift, .json, .c],
      "default: 8",
      "default: 9"
    ),
    .init(
      "access-changed",
      "XItem.count",
      [.swift, .json, .c],
      "count: { type: Int, default: 0",
      "count: { type: Int, access: get"
    ),
    .init("requirement-changed", "XItem.name", [.swift, .c], ", required: true", ""),
    .init(
      "requirement-changed",
      "XItem.name",
      [],
      "type: String, required: true",
      "type: String, default: \"\""
    ),
    .init("constraint-changed", "XCard.spacing", [.json], "range: 0...10", "range: 0...9"),
    .init("constraint-changed", "XCard.spacing", [], "range: 0...10", "range: 0...11"),
    .init(
      "order-changed",
      "XLook",
      [.c],
      "plain: Plain., bold: Bold.",
      "bold: Bold., plain: Plain."
    ),
    .init("order-changed", "XCard", [.c], "  spacing: {", "  early: Int?\n  spacing: {"),
    .init("operation-added", "XCard.more", [.swift], "  hide: {}", "  hide: {}\n  more: {}"),
    .init("operation-removed", "XCard.hide", [.swift, .c], "  hide: {}\n", ""),
    .init("operation-changed", "XCard.show", [.swift, .c], "message: String", "message: Int"),
    .init(
      "operation-changed",
      "XCard.show",
      [],
      "message: String",
      "message: String, seconds: { type: Int, default: 1 }"
    ),
    .init("event-added", "XCard.more", [.swift], "  didHide: {}", "  didHide: {}\n  more: {}"),
    .init("event-removed", "XCard.didHide", [.swift], "  didHide: {}\n", ""),
    .init("event-changed", "XCard.didTap", [.swift], "payload: [Int]", "payload: [String]"),
    .init(
      "rule-added",
      "XCard.more",
      [.json],
      "theming:",
      "  - { id: more, when: { look: bold }, forbids: [titleText], message: No. }\ntheming:"
    ),
    .init(
      "rule-added",
      "XCard.more",
      [],
      "theming:",
      "  - { id: more, severity: warning, when: { look: bold }, forbids: [titleText], "
        + "message: No. }\ntheming:"
    ),
    .init("rule-removed", "XCard.limit", [], "{ id: limit,", "{ id: other,"),
    .init("rule-changed", "XCard.limit", [.json], "look: plain", "look: bold"),
    .init(
      "class-path-added",
      "XCard_more",
      [],
      "    - { path: XCard_badge",
      "    - { path: XCard_more, group: Text }\n    - { path: XCard_badge"
    ),
    .init(
      "class-path-removed",
      "XCard_badge",
      [.swift, .theme],
      "    - { path: XCard_badge, group: Text }",
      ""
    ),
    .init("class-path-removed", "xcardTitle", [.theme], ", aliases: [xcardTitle]", ""),
    .init(
      "class-path-renamed",
      "XCard_tag",
      [.swift],
      "path: XCard_badge",
      "aliases: [XCard_badge], path: XCard_tag"
    ),
    .init(
      "class-path-regrouped",
      "XCard_title",
      [.swift, .theme],
      "support: { Text: examples }\n  classPaths:\n    - { path: XCard_title, group: Text,",
      "support: { Text: examples, Image: examples }\n  classPaths:\n    "
        + "- { path: XCard_title, group: Image,"
    ),
    .init("support-changed", "XCard.Text", [.theme], "Text: examples", "Text: documented"),
    .init(
      "attribute-group-added",
      "Box",
      [],
      "  Image: {",
      "  Box: { attributes: { width: Number } }\n  Image: {"
    ),
    .init(
      "attribute-group-removed",
      "Image",
      [.swift],
      "  Image: { attributes: { tint: Color } }",
      ""
    ),
    .init("attribute-added", "Image.more", [], "tint: Color", "tint: Color, more: Color"),
    .init(
      "attribute-removed",
      "Text.font-color",
      [.swift, .theme],
      ", font-color: Color",
      ""
    ),
    .init(
      "attribute-retyped",
      "Text.font-size",
      [.swift, .theme],
      "font-size: Number",
      "font-size: Integer"
    ),
    .init(
      "type-added",
      "XMore",
      [],
      "struct: XItem",
      "enum: XMore\ncases: { a: A. }\n---\nstruct: XItem"
    ),
    .init(
      "type-removed",
      "XGlyph",
      [.swift, .json, .c],
      "union: XGlyph\ncases: { image: UIImage, text: String }\n---\n",
      ""
    ),
    .init(
      "type-retyped",
      "XGlyph",
      [.swift, .json, .c],
      "union: XGlyph\ncases: { image: UIImage, text: String }",
      "struct: XGlyph\nfields: { text: String? }"
    ),
    .init("case-added", "XLook.wide", [.swift], "bold: Bold.", "bold: Bold., wide: Wide."),
    .init("case-removed", "XLook.bold", [.swift, .json, .c], ", bold: Bold.", ""),
    .init("case-removed", "XLine.thin", [.swift, .json, .theme, .c], ", thin: Thin.", ""),
    .init("case-removed", "XGlyph.text", [.swift, .json, .c], ", text: String", ""),
    .init(
      "case-renamed",
      "XLook.strong",
      [.swift, .json, .c],
      "bold: Bold.",
      "strong: { aliases: [bold] }"
    ),
    .init(
      "case-retyped",
      "XGlyph.text",
      [.swift, .json, .c],
      ", text: String }",
      ", text: Int }"
    ),
  ]

  @Test(arguments: examples)
  func finds(example: Example) throws {
    let old = try Self.catalogue()
    let new = try Self.catalogue(replacing: example.old, with: example.new)
    let changes = CatalogueComparison.changes(from: old, to: new)
    let found = changes.map { "\($0.rule.id) \($0.subject) \($0.breaks)" }
    let expected = "diff.\(example.rule) \(example.subject) \(example.breaks)"
    #expect(found.contains(expected), "found \(found)")
  }

  @Test func comparingBackwardsFindsTheOpposite() throws {
    let new = try Self.catalogue(replacing: "A badge.", with: "A badge.\ndeprecated: No.")
    let changes = CatalogueComparison.changes(from: new, to: try Self.catalogue())
    #expect(changes.map(\.rule.id) == ["diff.undeprecated"])
  }

  @Test func componentsComeAndGo() throws {
    let full = try Self.catalogue()
    var less = full
    less.components.removeAll { $0.name == "XCard" }
    let removal = CatalogueComparison.changes(from: full, to: less)
    #expect(removal.map(\.rule.id) == ["diff.component-removed"])
    #expect(removal.map(\.breaks) == [[.swift, .json, .theme, .c]])
    let addition = CatalogueComparison.changes(from: less, to: full)
    #expect(addition.map(\.rule.id) == ["diff.component-added"])
    #expect(addition.map(\.breaks) == [[]])
  }

  @Test func everyRuleIsShownByAnExample() {
    let shown = Set(Self.examples.map { "diff." + $0.rule })
    let elsewhere: Set = ["diff.undeprecated", "diff.component-added"]
    #expect(shown.union(elsewhere) == Set(DiffRules.all.map(\.id)))
    #expect(Set(DiffRules.all.map(\.id)).count == DiffRules.all.count)
  }

  @Test func nothingIsDifferentFromItself() throws {
    let catalogue = try Self.catalogue()
    #expect(CatalogueComparison.changes(from: catalogue, to: catalogue).isEmpty)
    #expect(VersionAdvice(for: []) == .none)
  }

  @Test func advice() throws {
    let old = try Self.catalogue()
    func advice(_ text: String, _ replacement: String) throws -> VersionAdvice {
      let new = try Self.catalogue(replacing: text, with: replacement)
      return VersionAdvice(for: CatalogueComparison.changes(from: old, to: new))
    }
    #expect(try advice("default: 8", "default: 9") == .major)
    #expect(try advice("tint: Color", "tint: Color, more: Color") == .minor)
    #expect(try advice("range: 0...10", "range: 0...11") == .patch)
  }
}
