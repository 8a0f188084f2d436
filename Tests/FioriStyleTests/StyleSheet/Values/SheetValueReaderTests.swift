import Testing

@testable import FioriStyle

@Suite struct SheetValueReaderTests {
  /// Reads a text as a value.
  private func read(
    _ text: String,
    _ type: SheetValueType,
    alpha: AlphaPosition? = nil
  ) -> SheetValueReading {
    let bytes = Array(text.utf8)
    let reader = SheetValueReader(
      bytes: bytes,
      vocabulary: StyleVocabulary(TestKnowledge.knowledge),
      alpha: alpha
    )
    return reader.read(ByteRange(0, bytes.count), as: type)
  }

  @Test(arguments: [
    ("#F00", RGBAColor(red: 255, green: 0, blue: 0)),
    ("#1eA653", RGBAColor(red: 0x1E, green: 0xA6, blue: 0x53)),
    ("0x1EA653", RGBAColor(red: 0x1E, green: 0xA6, blue: 0x53)),
    ("rgb(30,166,83)", RGBAColor(red: 30, green: 166, blue: 83)),
    ("RGBA( 30 , 166 , 83 , 0.5 )", RGBAColor(red: 30, green: 166, blue: 83, alpha: 0.5)),
    ("rgb(1.0, 0.0, .5)", RGBAColor(red: 255, green: 0, blue: 128)),
    ("hsl(0.0, 1.0, 1.0)", RGBAColor(red: 255, green: 0, blue: 0)),
    ("hsla(0.5, 1.0, 0.5, 0.25)", RGBAColor(red: 0, green: 128, blue: 128, alpha: 0.25)),
    ("hsl(255, 255, 255)", RGBAColor(red: 255, green: 0, blue: 0)),
  ])
  func colours(text: String, color: RGBAColor) {
    #expect(read(text, .color) == SheetValueReading(.color(.literal(color))))
  }

  @Test func alphaOfEightDigits() {
    let first = RGBAColor(red: 0xA6, green: 0x8A, blue: 0, alpha: 0x33 / 255)
    let last = RGBAColor(red: 0x33, green: 0xA6, blue: 0x8A, alpha: 0)
    #expect(read("#33A68A00", .color, alpha: .first).value == .color(.literal(first)))
    #expect(read("#33A68A00", .color, alpha: .last).value == .color(.literal(last)))
    #expect(read("#33A68A00", .color).value == .color(.literal(last)))
    #expect(read("#33A68A00", .color).problems.map(\.kind) == [.ambiguousAlpha])
  }

  @Test func names() {
    #expect(
      read("tintColor_darkBackground", .color).value == .color(.named("tintColor_darkBackground"))
    )
    #expect(read("@primary1", .color).value == .variable("primary1"))
    #expect(read("boldSystem", .fontName).value == .fontName(.boldSystem))
    #expect(read("Helvetica Neue", .fontName).value == .fontName(.named("Helvetica Neue")))
    #expect(read("UIFontTextStyleTitle1", .fontTextStyle).value == .fontTextStyle(.title1))
    #expect(read("bundle.bundle/a.png", .image).value == .image("bundle.bundle/a.png"))
    #expect(read("a b, c", .string).value == .string("a b, c"))
    #expect(
      read("darkConstant", .enumeration("FUIBackgroundColorScheme")).value
        == .enumeration(type: "FUIBackgroundColorScheme", name: "darkConstant")
    )
  }

  @Test(arguments: [
    ("12", 12.0), ("-1", -1), (".5", 0.5), ("-.5", -0.5), ("4.50", 4.5), ("7.", 7), ("2px", 2),
  ])
  func numbers(text: String, number: Double) {
    #expect(read(text, .number).value == .number(number))
  }

  @Test(arguments: [
    "4co", "1e5", "--1", "1.2.3", "-", ".", "1 2", "1,2", "x", "12em", "#12",
    String(repeating: "9", count: 400),
  ])
  func notNumbers(text: String) {
    #expect(read(text, .number).value == nil)
  }

  @Test func structuredValues() {
    #expect(read("1, -2.5", .offset).value == .offset(StyleOffset(horizontal: 1, vertical: -2.5)))
    #expect(read("3,4", .size).value == .size(Size(width: 3, height: 4)))
    #expect(
      read("1 2 3", .box).value == .box(StyleBox(top: 1, right: 2, bottom: 3, left: 2))
    )
    #expect(read("true", .boolean).value == .boolean(true))
    #expect(read("6", .integer).value == .integer(6))
    #expect(read("6.5", .integer).value == nil)
    #expect(read("99999999999999999999", .integer).value == nil)
    #expect(read("justified", .textAlign).value == .textAlign(.justified))
    #expect(read("uppercase", .textTransform).value == .textTransform(.uppercase))
  }

  @Test func longValuesAreOfNoType() {
    #expect(read(String(repeating: "a ", count: 1000), .string).value == nil)
  }

  /// The types of the documented attributes.
  private static let types: [String: SheetValueType] = {
    var types: [String: SheetValueType] = [:]
    let names = Set(DocumentedExamples.rows.map(\.attribute))
    let vocabulary = StyleVocabulary(TestKnowledge.knowledge)
    for name in names { types[name] = vocabulary.facts(of: name)?.types.first }
    return types
  }()

  @Test func documentedExamplesHaveTheirExactValues() throws {
    let rows = DocumentedExamples.rows
    #expect(rows.count == 78)
    var sheet = ""
    for name in Set(rows.map(\.value)).filter({ $0.hasPrefix("@") }).sorted() {
      sheet += "\(name): #010203;\n"
    }
    for row in rows {
      let colon = row.attribute == "text-line-clamp" ? ":" : ": "
      sheet += "\(row.path) { \(row.attribute)\(colon)\(row.value); }\n"
    }
    let syntax = StyleSheetParser.parse(Array(sheet.utf8))
    #expect(syntax.errors == [])
    #expect(syntax.declarations.count == 78)
    for (row, declaration) in zip(rows, syntax.declarations) {
      #expect(syntax.text(declaration.name) == row.attribute)
      #expect(syntax.text(declaration.value) == row.value)
      let reading = read(row.value, try #require(Self.types[row.attribute]))
      #expect(reading.problems == [])
      #expect(reading.value == expectedValue(row))
    }
  }

  /// The value of an example, written down by hand.
  private func expectedValue(_ row: DocumentedExamples.Row) -> SheetValue? {
    if row.value.hasPrefix("@") { return .variable(String(row.value.dropFirst())) }
    switch row.value {
    case "mediumSystem": return .fontName(.mediumSystem)
    case "boldSystem": return .fontName(.boldSystem)
    case "Avenir": return .fontName(.named("Avenir"))
    case "green-check-mark1": return .image("green-check-mark1")
    case "red", "green", "blue", "yellow", "black": return .color(.named(row.value))
    case "1, 2": return .offset(StyleOffset(horizontal: 1, vertical: 2))
    case "center": return .textAlign(.center)
    case "true": return .boolean(true)
    case "uppercase": return .textTransform(.uppercase)
    case "body": return .fontTextStyle(.body)
    case "subheadline": return .fontTextStyle(.subheadline)
    case "callout": return .fontTextStyle(.callout)
    case "6": return .integer(6)
    case "13": return .number(13)
    case "2": return .number(2)
    case "15": return .number(15)
    case "50": return .number(50)
    case "100": return .number(100)
    case "17": return .number(17)
    case "8": return .number(8)
    case "0.5": return .number(0.5)
    case "0.9": return .number(0.9)
    default: return nil
    }
  }
}
