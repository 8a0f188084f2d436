import FioriRuntime
import Testing

/// A value of another type is an error in both modes, which says what was expected and found.
@Suite("Wrong types") struct WrongTypeTests {
  /// Every kind of field refuses every other kind of value.
  @Test(arguments: [
    (#"{"headlineText":1}"#, "headlineText", "expected String, found the number 1"),
    (#"{"headlineText":true}"#, "headlineText", "expected String, found true"),
    (#"{"headlineText":["a"]}"#, "headlineText", "expected String, found an array"),
    (#"{"splitPercent":"0.5"}"#, "splitPercent", #"expected Double, found the text "0.5""#),
    (#"{"splitPercent":{}}"#, "splitPercent", "expected Double, found an object"),
    (#"{"accessory":1}"#, "accessory", "expected String, found the number 1"),
    (#"{"accessory":null}"#, "accessory", "expected String, found null"),
    (#"{"tags":{}}"#, "tags", "expected an array, found an object"),
    (#"{"tags":["a"]}"#, "tags[0]", #"expected an object, found the text "a""#),
    (#"{"tags":[null]}"#, "tags[0]", "expected an object, found null"),
    (#"{"keywords":null}"#, "keywords", "expected an array, found null"),
    (#"{"keywords":["a",2]}"#, "keywords[1]", "expected String, found the number 2"),
    (#"{"activity":[]}"#, "activity", "expected an object, found an array"),
    (#"{"activity":null}"#, "activity", "expected an object, found null"),
    (
      #"{"activity":{"maxVisibleItems":1.5}}"#, "activity.maxVisibleItems",
      "expected Int, found the number 1.5"
    ),
    (
      #"{"activity":{"maxVisibleItems":9223372036854775808}}"#, "activity.maxVisibleItems",
      "expected Int, found the number 9.223372036854776e+18"
    ),
    (
      #"{"tags":[{"title":"a","weight":true}]}"#, "tags[0].weight", "expected Int, found true"
    ),
    (#"{"statusText":7}"#, "statusText", "expected String, found the number 7"),
    (#"{"statusImage":7}"#, "statusImage", "expected an object, found the number 7"),
    (#"{"glyphs":["a"]}"#, "glyphs[0]", #"expected an object, found the text "a""#),
    (
      #"{"detailImageView":{"isGradientLayerEnabled":"true"}}"#,
      "detailImageView.isGradientLayerEnabled", #"expected Bool, found the text "true""#
    ),
    ("[]", "", "expected an object, found an array"),
    ("null", "", "expected an object, found null"),
    ("3", "", "expected an object, found the number 3"),
  ])
  func isRefused(json: String, path: String, message: String) throws {
    for mode in bothModes {
      let error = try decodingError(json, mode)
      #expect(error.path == path)
      #expect(error.rule == "json.wrong-type")
      #expect(error.message == message)
    }
  }

  /// A colour that is none is a wrong value.
  @Test(arguments: ["#12", "rgb(1,2)", "", "a b", "@"])
  func noColour(text: String) throws {
    let error = try decodingError(#"{"backgroundColor":"\#(text)"}"#)
    #expect(error.path == "backgroundColor")
    #expect(
      error.message
        == "expected a colour (#RGB, #RRGGBB, rgba(r, g, b, a), a name, or @ and a variable), "
        + "found the text \"\(text)\""
    )
  }

  /// A message repeats only the beginning of a long text, and nothing that could disguise it.
  @Test func longTextIsCut() throws {
    let long = String(repeating: "x", count: 10_000)
    let error = try decodingError(#"{"splitPercent":"\#(long)"}"#)
    #expect(error.message.count < 100)
    let hostile = try decodingError(#"{"splitPercent":"a\n\u202e\u001b[31m"}"#)
    #expect(hostile.message == #"expected Double, found the text "a\n\u202e\u001b[31m""#)
  }
}
