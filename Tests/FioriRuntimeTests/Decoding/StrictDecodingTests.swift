import FioriRuntime
import Foundation
import Testing

/// Strict decoding refuses what it does not know, and says where and what would be right.
@Suite("Strict decoding") struct StrictDecodingTests {
  /// Absent keys have their default.
  @Test func absentIsDefault() throws {
    #expect(try widget("{}") == XWidgetModel())
    #expect(try widget(#"{"splitPercent":0.5}"#) == XWidgetModel(splitPercent: 0.5))
  }

  /// A misspelt key is an error with the nearest name.
  @Test func unknownKey() throws {
    let error = try decodingError(#"{"headlinetext":"a"}"#)
    #expect(error.path == "headlinetext")
    #expect(error.rule == "json.unknown-key")
    #expect(
      error.message
        == #"unknown key "headlinetext"; did you mean "headlineText"?"#
    )
  }

  /// Unknown keys are found at any depth.
  @Test(arguments: [
    (#"{"tags":[{"title":"a"},{"title":"b","x":1}]}"#, "tags[1].x"),
    (#"{"activity":{"itemSize":{"width":1,"height":1,"depth":1}}}"#, "activity.itemSize.depth"),
    (#"{"detailImageView":{"placeholder":{"txt":""}}}"#, "detailImageView.placeholder.txt"),
    (#"{"glyphs":[{"tag":{"title":"a","x":null}}]}"#, "glyphs[0].tag.x"),
    (#"{"glyphs":[{"picture":"a"}]}"#, "glyphs[0].picture"),
    (#"{"statusImage":{"name":"a","x":1}}"#, "statusImage.x"),
  ])
  func unknownKeyPaths(json: String, path: String) throws {
    let error = try decodingError(json)
    #expect(error.path == path)
    #expect(error.rule == "json.unknown-key")
  }

  /// Of several unknown keys the alphabetically first is reported, in every run.
  @Test func firstUnknownKeyIsDeterministic() throws {
    for _ in 0..<10 {
      #expect(try decodingError(#"{"zz":1,"yy":2,"aa":3,"mm":4}"#).path == "aa")
    }
  }

  /// A wrong value comes before unknown keys, whatever their order in the text.
  @Test func fieldsComeBeforeUnknownKeys() throws {
    #expect(try decodingError(#"{"aa":1,"splitPercent":"x"}"#).path == "splitPercent")
  }

  /// An unknown name is an error with the known ones and the nearest.
  @Test func unknownCase() throws {
    let error = try decodingError(#"{"accessory":"arow"}"#)
    #expect(error.path == "accessory")
    #expect(error.rule == "json.unknown-case")
    #expect(
      error.message
        == #"unknown value "arow"; did you mean "arrow"? (known: none, arrow, button, toggle)"#
    )
  }

  /// Other spellings are accepted, and suggested.
  @Test func aliases() throws {
    #expect(try widget(#"{"accessory":"chevron"}"#).accessory == .arrow)
    #expect(try widget(#"{"accessory":"chevron"}"#).json() == #"{"accessory":"arrow"}"#)
    #expect(try decodingError(#"{"accessory":"chevrons"}"#).message.contains("\"chevron\""))
    #expect(WidgetAccessory.value(spelled: "chevron") == .arrow)
    #expect(WidgetAccessory.value(spelled: "toggle")?.rawValue == "toggle")
    #expect(WidgetAccessory.value(spelled: "") == nil)
  }

  /// What must be given is missed, wherever it is.
  @Test(arguments: [
    (#"{"tags":[{}]}"#, "tags[0].title"),
    (#"{"itemSize":{"width":1}}"#, "itemSize.height"),
    (#"{"glyphs":[{"image":{}}]}"#, "glyphs[0].image.name"),
  ])
  func missingKey(json: String, path: String) throws {
    for mode in bothModes {
      let error = try decodingError(json, mode)
      #expect(error.path == path)
      #expect(error.rule == "json.missing-key")
    }
  }

  /// The message of a missing key says what type it wants.
  @Test func missingKeyNamesTheType() throws {
    let error = try decodingError("{}", of: XWidgetModel.Show.self)
    #expect(
      error.description
        == "message: the key is missing, and the field has no default (type String) "
        + "[json.missing-key]"
    )
  }

  /// Without further settings Foundation's decoder is strict, and its error tells the same.
  @Test func plainDecoderIsStrict() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([XWidgetModel].self, from: Data(#"[{"tags":[{"x":1}]}]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("expected dataCorrupted, got \(error)")
      return
    }
    let issue = try #require(context.underlyingError as? DecodingIssue)
    #expect(issue.path == "[0].tags[0].title")
    #expect(context.debugDescription == issue.description)
    #expect(issue.errorDescription == issue.description)
  }

  /// Enumerations and unions on their own are strict as well.
  @Test func standaloneValues() throws {
    let decoder = JSONDecoder()
    #expect(throws: DecodingError.self) {
      try decoder.decode([WidgetAccessory].self, from: Data(#"["nonsense"]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try decoder.decode([XGlyph].self, from: Data(#"[{"nonsense":1}]"#.utf8))
    }
    #expect(
      try decoder.decode([XGlyph].self, from: Data(#"[{"string":"a"}]"#.utf8)) == [.string("a")]
    )
    decoder.userInfo[.fieldDecodingMode] = DecodingMode.lenient
    #expect(throws: DecodingError.self) {
      try decoder.decode(XGlyph.self, from: Data(#"{"nonsense":1}"#.utf8))
    }
  }
}
