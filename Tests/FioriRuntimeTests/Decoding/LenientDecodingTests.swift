import FioriRuntime
import Foundation
import Testing

/// Lenient decoding reads what it can and warns about the rest.
@Suite("Lenient decoding") struct LenientDecodingTests {
  /// Unknown keys are skipped, each with a warning at its path.
  @Test func unknownKeysAreWarnings() throws {
    let json = #"{"zz":1,"headlineText":"a","aa":{"deep":[1]},"tags":[{"title":"t","x":0}]}"#
    let decoded = try XWidgetModel.decode(json: json, mode: .lenient)
    #expect(decoded.value == XWidgetModel(headlineText: "a", tags: [XTagModel(title: "t")]))
    #expect(decoded.warnings.map(\.path) == ["tags[0].x", "aa", "zz"])
    #expect(Set(decoded.warnings.map(\.rule)) == ["json.unknown-key"])
  }

  /// A field with an unknown name stays at its default.
  @Test func unknownCaseKeepsTheDefault() throws {
    let json = #"{"accessory":"hologram","headlineText":"a"}"#
    let decoded = try XWidgetModel.decode(json: json, mode: .lenient)
    #expect(decoded.value == XWidgetModel(headlineText: "a"))
    #expect(
      decoded.warnings.map(\.description) == [
        #"accessory: unknown value "hologram" (known: none, arrow, button, toggle) [json.unknown-case]"#
      ]
    )
  }

  /// In an array the element is left out.
  @Test func unknownElementIsLeftOut() throws {
    let json = #"{"glyphs":[{"string":"a"},{"movie":"m"},{"string":"b"}]}"#
    let decoded = try XWidgetModel.decode(json: json, mode: .lenient)
    #expect(decoded.value.glyphs == [.string("a"), .string("b")])
    #expect(decoded.warnings.map(\.path) == ["glyphs[1].movie"])
  }

  /// A union with a known and an unknown key is understood.
  @Test func unionWithFurtherKey() throws {
    let json = #"{"glyphs":[{"string":"a","movie":"m"}]}"#
    let decoded = try XWidgetModel.decode(json: json, mode: .lenient)
    #expect(decoded.value.glyphs == [.string("a")])
    #expect(decoded.warnings.count == 1)
  }

  /// Deep unknown names are found, and what holds them keeps the rest.
  @Test func unknownCaseInsideASlot() throws {
    let json = #"{"statusImage":{"name":"n","source":"cloud"}}"#
    let decoded = try XWidgetModel.decode(json: json, mode: .lenient)
    #expect(decoded.value.statusImage == ImageReference(asset: "n"))
    #expect(decoded.warnings.map(\.path) == ["statusImage.source"])
  }

  /// Nothing to put up with gives no warnings.
  @Test func cleanInputHasNoWarnings() throws {
    #expect(try XWidgetModel.decode(json: Samples.full.json(), mode: .lenient).warnings.isEmpty)
  }

  /// Any coder gives the warnings when asked for a decoded model.
  @Test func anyDecoderCanBeAsked() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.fieldDecodingMode] = DecodingMode.lenient
    let data = Data(#"{"x":1}"#.utf8)
    #expect(try decoder.decode(Decoded<XWidgetModel>.self, from: data).warnings.count == 1)
    #expect(try decoder.decode(XWidgetModel.self, from: data) == XWidgetModel())
  }

  /// Unknown names in arrays and optionals of enumerations.
  @Test func unknownCasesInArraysAndOptionals() throws {
    let json = #"{"list":["arrow","hologram","chevron"],"one":"hologram"}"#
    let decoded = try AccessoryList.decode(json: json, mode: .lenient)
    #expect(decoded.value.list == [.arrow, .arrow])
    #expect(decoded.value.one == .button)
    #expect(decoded.warnings.map(\.path) == ["list[1]", "one"])
    #expect(try decodingError(json, of: AccessoryList.self).path == "list[1]")
    #expect(try AccessoryList.decode(json: #"{"one":null}"#).value.one == nil)
  }

  /// A model with an array and an optional of an enumeration.
  private struct AccessoryList: DefaultedModel {
    /// An array.
    var list: [WidgetAccessory] = []
    /// An optional with a default.
    var one: WidgetAccessory? = .button

    /// Creates a model in which everything has its default.
    init() {}

    /// Shows every field to a visitor.
    mutating func visit(_ visitor: inout some FieldVisitor, reference: Self) {
      visitor.field("list", &list, reference.list)
      visitor.field("one", &one, reference.one)
    }
  }
}
