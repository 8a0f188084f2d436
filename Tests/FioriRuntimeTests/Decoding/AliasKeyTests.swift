import FioriRuntime
import Testing

/// Other spellings of fields are read in either mode, and never written.
@Suite("Aliases of keys") struct AliasKeyTests {
  /// Every spelling is the field, without a warning.
  @Test(arguments: [
    (#"{"searchWords":["a"]}"#, XWidgetModel(keywords: ["a"])),
    (#"{"terms":["a"]}"#, XWidgetModel(keywords: ["a"])),
    (#"{"wording":"s"}"#, XWidgetModel(status: .text("s"))),
  ])
  func isRead(json: String, expected: XWidgetModel) throws {
    for mode in bothModes {
      let decoded = try XWidgetModel.decode(json: json, mode: mode)
      #expect(decoded.value == expected)
      #expect(decoded.warnings.isEmpty)
    }
  }

  /// What is written has the field's own name.
  @Test func isNotWritten() throws {
    let decoded = try XWidgetModel.decode(json: #"{"terms":["a"]}"#, mode: .strict)
    #expect(try decoded.value.json() == #"{"keywords":["a"]}"#)
  }

  /// Two spellings at once are an error, also beside a former name and for null.
  @Test(arguments: [
    #"{"terms":[],"keywords":[]}"#, #"{"searchWords":[],"terms":null}"#,
    #"{"wording":"a","statusText":"a"}"#, #"{"wording":"a","stateText":"a"}"#,
  ])
  func bothAreRefused(json: String) throws {
    for mode in bothModes {
      #expect(try decodingError(json, mode).rule == "json.conflicting-keys")
    }
  }

  /// Errors below another spelling have its path.
  @Test func errorBelowAlias() throws {
    #expect(try decodingError(#"{"terms":[1]}"#).path == "terms[0]")
  }
}
