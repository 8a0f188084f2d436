import FioriRuntime
import Testing

/// Former names of fields are read leniently and refused strictly.
@Suite("Renamed keys") struct RenamedKeyTests {
  /// Lenient decoding reads the former key and warns.
  @Test(arguments: [
    (#"{"titleText":"a"}"#, "titleText", XWidgetModel(headlineText: "a")),
    (#"{"labels":[{"title":"t"}]}"#, "labels", XWidgetModel(tags: [XTagModel(title: "t")])),
    (#"{"badges":[{"title":"t"}]}"#, "badges", XWidgetModel(tags: [XTagModel(title: "t")])),
    (#"{"stateText":"s"}"#, "stateText", XWidgetModel(status: .text("s"))),
  ])
  func lenient(json: String, path: String, expected: XWidgetModel) throws {
    let decoded = try XWidgetModel.decode(json: json, mode: .lenient)
    #expect(decoded.value == expected)
    #expect(decoded.warnings.map(\.path) == [path])
    #expect(decoded.warnings.map(\.rule) == ["json.renamed-key"])
  }

  /// Strict decoding names the new key.
  @Test func strict() throws {
    let error = try decodingError(#"{"labels":[]}"#)
    #expect(error.description == #"labels: "labels" is called "tags" now [json.renamed-key]"#)
  }

  /// Both at once is an error in either mode, also for two former names and for null.
  @Test(arguments: [
    #"{"titleText":"a","headlineText":"a"}"#, #"{"labels":null,"tags":[]}"#,
    #"{"labels":[],"badges":[]}"#, #"{"stateText":"a","statusText":null}"#,
  ])
  func bothAreRefused(json: String) throws {
    for mode in bothModes {
      #expect(try decodingError(json, mode).rule == "json.conflicting-keys")
    }
  }

  /// Errors below a former key have its path.
  @Test func errorBelowFormerKey() throws {
    let error = try decodingError(#"{"labels":[{"title":1}]}"#, .lenient)
    #expect(error.path == "labels[0].title")
  }
}
