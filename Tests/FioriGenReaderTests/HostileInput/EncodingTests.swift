import FioriGenModel
import FioriGenReader
import Testing

/// Bytes that are no plain UTF-8 text are reported at their line and column.
@Suite struct EncodingTests {
  /// Bytes at a place, and what must be reported there.
  struct Case: CustomTestStringConvertible {
    /// What the bytes are.
    var name: String
    /// The bytes.
    var bytes: [UInt8]
    /// The test's name.
    var testDescription: String { name }
  }

  /// Bytes of every class that is refused.
  static let cases = [
    Case(name: "NUL", bytes: [0x00]), Case(name: "bell", bytes: [0x07]),
    Case(name: "delete", bytes: [0x7F]), Case(name: "C1 control", bytes: [0xC2, 0x80]),
    Case(name: "next line", bytes: [0xC2, 0x85]), Case(name: "stray continuation", bytes: [0x80]),
    Case(name: "overlong slash", bytes: [0xC0, 0xAF]),
    Case(name: "overlong in three", bytes: [0xE0, 0x80, 0xAF]),
    Case(name: "surrogate", bytes: [0xED, 0xA0, 0x80]),
    Case(name: "beyond Unicode", bytes: [0xF4, 0x90, 0x80, 0x80]),
    Case(name: "no lead byte", bytes: [0xFF]), Case(name: "cut short", bytes: [0xE2, 0x82]),
    Case(name: "line separator", bytes: [0xE2, 0x80, 0xA8]),
    Case(name: "paragraph separator", bytes: [0xE2, 0x80, 0xA9]),
    Case(name: "byte order mark inside", bytes: [0xEF, 0xBB, 0xBF]),
    Case(name: "noncharacter", bytes: [0xEF, 0xBF, 0xBE]),
  ]

  /// Texts with the place of the bytes marked by `|`.
  static let places = [
    "|enum: XKind\ncases: { a: }\n", "en|um: XKind\ncases: { a: }\n",
    "enum: XKi|nd\ncases: { a: }\n", "enum: XKind # größe |\r\ncases: { a: }\r\n",
    "enum: XKind\ncases: { a: \"x\u{1F600}|y\" }\n", "enum: XKind\ncases:\n  a: |\n    b|c\n",
    "enum: XKind\ncases: { a: }\n|",
  ]

  @Test(arguments: cases, places)
  func badBytes(_ bad: Case, in place: String) {
    let split = place.lastIndex(of: "|") ?? place.endIndex
    let before = place[..<split]
    let after = place[place.index(after: split)...]
    let bytes = Array(before.utf8) + bad.bytes + Array(after.utf8)
    let findings = SpecReader.read([SpecSource(path: "A.yaml", bytes: bytes)]).diagnostics
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE])
    let isMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if isMark || isUTF16 { return }
    let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.count ?? 0) + 1
    #expect(findings.first?.rule.id == "spec.encoding")
    #expect(findings.first?.range.start == SourcePosition(line: lines.count, column: column))
  }

  @Test func byteOrderMarksAndUTF16() {
    let text = Array("enum: XKind\ncases: { a: }\nsumary: a".utf8)
    let marked = SpecSource(path: "A.yaml", bytes: [0xEF, 0xBB, 0xBF] + text)
    let findings = SpecReader.read([marked]).diagnostics
    #expect(findings.map(\.rule.id) == ["spec.unknown-key"])
    #expect(findings.first?.range.start == SourcePosition(line: 3, column: 1))
    let first = SpecSource(path: "A.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("enmu: X".utf8))
    #expect(SpecReader.read([first]).diagnostics.first?.range.start.column == 1)
    for bytes in [[0xFF, 0xFE, 0x65, 0x00], [0xFE, 0xFF, 0x00, 0x65]] as [[UInt8]] {
      let findings = SpecReader.read([SpecSource(path: "A.yaml", bytes: bytes)]).diagnostics
      #expect(findings.map(\.rule.id) == ["spec.encoding"])
      #expect(findings.first?.message.contains("UTF-16") == true)
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let text = ["enum: XKind", "# größe", "cases: { a: }", "", "sumary: a", ""]
    let bytes = Array(text.joined(separator: end).utf8)
    let findings = SpecReader.read([SpecSource(path: "A.yaml", bytes: bytes)]).diagnostics
    #expect(findings.map(\.range.start) == [SourcePosition(line: 5, column: 1)])
  }

  @Test func columnsCountScalars() {
    let text = "enum: XKind\ncases: { a: \"größe \u{1F468}\u{200D}\u{1F469}\", b: 1️⃣[] }"
    expectFindings(in: text, ["1️⃣": SpecRules.wrongNode])
  }

  @Test func aBinaryFileIsReportedBriefly() {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let findings = SpecReader.read([SpecSource(path: "A.yaml", bytes: bytes)]).diagnostics
    #expect(findings.count == SpecLimits.standard.maximumEncodingFaults)
  }

  @Test func escapesOfControlCharactersAreText() throws {
    let catalogue = try catalogue(of: "enum: XKind\nsummary: \"a\\0b\\u2028c\"\ncases: { a: }")
    #expect(catalogue.types[0].summary == "a\u{0}b\u{2028}c")
    let hostile = SpecReader.read(
      MarkedSpecs("\"en\\num\\u202E\\0\": XKind").sources
    ).diagnostics
    #expect(hostile.map(\.rule.id) == ["spec.unknown-kind"])
    #expect(hostile[0].message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }
}
