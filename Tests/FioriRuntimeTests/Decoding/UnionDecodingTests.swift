import FioriRuntime
import Testing

/// A union is an object with one key.
@Suite("Unions") struct UnionDecodingTests {
  /// Every case is read and written under its name.
  @Test(arguments: [
    (XGlyph.string("s"), #"{"glyphs":[{"string":"s"}]}"#),
    (.image(ImageReference(asset: "i")), #"{"glyphs":[{"image":"i"}]}"#),
    (.tag(XTagModel(title: "t", weight: 2)), #"{"glyphs":[{"tag":{"title":"t","weight":2}}]}"#),
  ])
  func casesRoundTrip(glyph: XGlyph, json: String) throws {
    #expect(try XWidgetModel(glyphs: [glyph]).json() == json)
    #expect(try widget(json).glyphs == [glyph])
  }

  /// Keys that are null do not count.
  @Test func nullDoesNotCount() throws {
    #expect(
      try widget(#"{"glyphs":[{"image":null,"string":"s","tag":null}]}"#).glyphs == [.string("s")]
    )
  }

  /// No key, several keys, or only nulls are errors in both modes.
  @Test(arguments: [
    (#"{"glyphs":[{}]}"#, "glyphs[0]", "json.wrong-type"),
    (#"{"glyphs":[{"image":"i","string":"s"}]}"#, "glyphs[0]", "json.conflicting-keys"),
    (#"{"glyphs":[{"image":null,"string":null}]}"#, "glyphs[0]", "json.wrong-type"),
    (#"{"glyphs":[{"string":null}]}"#, "glyphs[0].string", "json.wrong-type"),
    (#"{"glyphs":[{"string":1}]}"#, "glyphs[0].string", "json.wrong-type"),
  ])
  func unclearUnionsAreRefused(json: String, path: String, rule: String) throws {
    for mode in bothModes {
      let error = try decodingError(json, mode)
      #expect(error.path == path)
      #expect(error.rule == rule)
    }
  }

  /// The blank value is that of the first case.
  @Test func blank() {
    #expect(XGlyph.blank == .image(ImageReference.blank))
    #expect(WidgetAccessory.blank == WidgetAccessory.none)
  }
}
