import FioriGenModel
import Testing

@testable import FioriGenSwift

/// Every kind of name, by table.
@Suite struct SwiftNamesTests {
  @Test(arguments: [
    ("FUIObjectCell", "FUIObjectCellModel"),
    ("UICollectionView.Cell", "UICollectionViewCellModel"),
    ("a.b.c", "aBCModel"),
    ("../../x", "u002Fu002FxModel"),
    ("", "Model"),
  ])
  func model(name: String, expected: String) {
    #expect(SwiftNames.model(name).code == expected)
  }

  @Test(arguments: [
    ("FUIGlyphImage", "GlyphImage"), ("FUI", "FUI"), ("FUIa", "A"), ("Other", "Other"),
    ("FUITag.Style", "TagStyle"), ("FUIType", "TypeValue"), ("FUI1", "n1"),
  ])
  func sharedType(name: String, expected: String) {
    #expect(SwiftNames.sharedType(name, prefix: "FUI").code == expected)
  }

  @Test func overridesAreUsedAsTheyAre() {
    #expect(SwiftNames.sharedType("FUITag", prefix: "FUI", override: "Label").code == "Label")
    #expect(SwiftNames.model("FUITag", override: "TagValue").code == "TagValue")
    #expect(SwiftNames.style("Text", override: "TextLook").code == "TextLook")
    #expect(SwiftNames.member("in", override: "inside").code == "inside")
    #expect(SwiftNames.enumerationCase("in", override: "inside").code == "inside")
  }

  @Test(arguments: [
    ("detailImageView", "DetailImageView"), ("actionButton.setTitle", "ActionButtonSetTitle"),
    ("_innerView", "InnerView"), ("type", "TypeValue"), ("protocol", "ProtocolValue"),
    ("self", "`Self`"), ("any", "`Any`"), ("", "empty"), ("__", "empty"),
  ])
  func nestedType(name: String, expected: String) {
    #expect(SwiftNames.nestedType(name).code == expected)
  }

  @Test(arguments: [
    ("headlineText", "headlineText"), ("_innerView", "_innerView"), ("snake_case", "snake_case"),
    ("default", "`default`"), ("in", "`in`"), ("init", "`init`"), ("is", "`is`"),
    ("where", "`where`"), ("as", "`as`"), ("Self", "`Self`"), ("self", "selfValue"),
    ("Type", "TypeValue"), ("Protocol", "ProtocolValue"), ("none", "none"), ("left", "left"),
    ("", "empty"), ("_", "n_"), ("1st", "n1st"), ("é", "u00E9"), ("a b", "au0020b"),
    ("x\u{202E}y", "xu202Ey"), ("a\n}\npublic let x", "au000Au007Du000Apublicu0020letu0020x"),
    ("👍", "u1F44D"), ("`", "u0060"), ("$0", "u00240"),
  ])
  func member(name: String, expected: String) {
    #expect(SwiftNames.member(name).code == expected)
  }

  @Test(arguments: [("default", "default"), ("inout", "`inout`"), ("var", "var"), ("a", "a")])
  func label(name: String, expected: String) {
    #expect(SwiftNames.member(name).label == expected)
  }

  @Test(arguments: [
    ("show", "show"), ("actionButton.setTitle", "actionButtonSetTitle"), ("repeat", "`repeat`"),
  ])
  func method(name: String, expected: String) {
    #expect(SwiftNames.method(name).code == expected)
  }

  @Test(arguments: [
    ("loadingPausable", "loadingPausable"), ("loading-paused", "loadingPaused"),
    ("Some_Case", "someCase"), ("KPIView", "kpiView"), ("URL", "url"), ("A", "a"), ("A1", "a1"),
    ("default", "`default`"), ("self", "selfValue"), ("12x", "n12x"), ("-", "empty"),
  ])
  func enumerationCase(name: String, expected: String) {
    #expect(SwiftNames.enumerationCase(name).code == expected)
  }

  @Test(arguments: [
    ("font-color", "fontColor"), ("background-color-selected", "backgroundColorSelected"),
    ("color", "color"), ("default", "`default`"),
  ])
  func attribute(name: String, expected: String) {
    #expect(SwiftNames.attribute(name).code == expected)
  }

  @Test(arguments: [("Text", "TextStyle"), ("table-view cell", "TableViewCellStyle")])
  func style(name: String, expected: String) {
    #expect(SwiftNames.style(name).code == expected)
  }

  @Test(arguments: [
    ("fdlFUIObjectCell", "root"), ("fdlObjectCell", "root"),
    ("fdlFUIObjectCell_headlineLabel", "headlineLabel"),
    ("fdlObjectCell_headlineLabel", "headlineLabel"),
    ("fdlFUIObjectCell_labelItem_label", "labelItemLabel"),
    ("fdlFUIObjectCell_avatar_0", "avatar0"), ("fdlFUIObjectCellular_x", "fuiObjectCellularX"),
    ("fdlFontStyle_h1", "fontStyleH1"), ("View", "view"), ("fdlFUIObjectCell_default", "`default`"),
    ("fdlFUIObjectCell_", "empty"), ("fdlFUIObjectCell_0", "n0"),
  ])
  func classPath(path: String, expected: String) {
    let settings = CatalogueSettings(typePrefix: "FUI", classPathPrefix: "fdl")
    let name = SwiftNames.classPath(path, of: "FUIObjectCell", settings: settings)
    #expect(name.code == expected)
    let chosen = SwiftNames.classPath(
      path,
      of: "FUIObjectCell",
      settings: settings,
      override: "chosen"
    )
    #expect(chosen.code == "chosen")
  }

  @Test func classPathsWithoutPrefixes() {
    let settings = CatalogueSettings()
    #expect(SwiftNames.classPath("Card_title", of: "Card", settings: settings).code == "title")
    #expect(SwiftNames.classPath("Card", of: "Card", settings: settings).code == "root")
  }

  @Test(arguments: [
    (TypeExpression.named("FUIActivityItem"), "activityItem"),
    (.optional(.array(.named("FUITag"))), "tag"), (.named("String"), "value"),
    (.named("CGFloat"), "value"), (.named("FUIDefault"), "`default`"),
  ])
  func parameter(type: TypeExpression, expected: String) {
    #expect(SwiftNames.parameter(for: type, prefix: "FUI").code == expected)
  }

  @Test func protocolsKeepTheDocumentedName() {
    #expect(SwiftNames.operations("FUIToastMessage").code == "FUIToastMessageOperations")
    #expect(SwiftNames.events("FUIObjectCell").code == "FUIObjectCellEvents")
    #expect(SwiftNames.index("fioriCatalog").code == "FioriCatalog")
  }

  @Test func everyNameIsAnIdentifier() {
    let hostile = [
      "", " ", "\0", "\n", "\"", "\\(x)", "*/", "`a`", "a.b", ".", "..", "1", "-1", "é", "\u{202E}",
      "日本", "#if", "@available", "0x1", "__", "self", "Type", "Protocol", "a\u{301}",
      String(repeating: "x", count: 500),
    ]
    let settings = CatalogueSettings(typePrefix: "x", classPathPrefix: "f")
    for text in hostile {
      let names = [
        SwiftNames.model(text), SwiftNames.sharedType(text, prefix: "x"),
        SwiftNames.nestedType(text), SwiftNames.style(text), SwiftNames.member(text),
        SwiftNames.method(text), SwiftNames.enumerationCase(text), SwiftNames.attribute(text),
        SwiftNames.operations(text), SwiftNames.events(text), SwiftNames.index(text),
        SwiftNames.classPath(text, of: "x", settings: settings),
        SwiftNames.parameter(for: .named(text), prefix: "x"),
      ]
      for name in names {
        #expect(SwiftNames.isIdentifier(name.plain), "\(text) gave \(name.plain)")
        #expect(!ReservedWords.isUnusable(name.plain), "\(text) gave \(name.plain)")
      }
    }
  }
}
