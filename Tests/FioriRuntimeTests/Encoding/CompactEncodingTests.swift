import FioriRuntime
import Foundation
import Testing

/// By default only what differs from the defaults is written.
@Suite("Compact encoding") struct CompactEncodingTests {
  /// A model at its defaults is an empty object.
  @Test func defaultsAreLeftOut() throws {
    #expect(try XWidgetModel().json() == "{}")
    #expect(try XWidgetModel(accessory: .none, keywords: []).json() == "{}")
  }

  /// Fields that were set are written, sorted, without escaped slashes.
  @Test func setFieldsAreSorted() throws {
    var widget = XWidgetModel(headlineText: "a/b", splitPercent: 0.5, accessory: .arrow)
    widget.backgroundColor = .rgb(255, 0, 10)
    widget.keywords = ["k"]
    #expect(
      try widget.json()
        == ##"{"accessory":"arrow","backgroundColor":"#FF000A","headlineText":"a/b","keywords":["k"],"splitPercent":0.5}"##
    )
  }

  /// No value over a default is written as null, and read back as no value.
  @Test func unsettingADefaultIsNull() throws {
    let widget = XWidgetModel(itemSize: nil)
    #expect(try widget.json() == #"{"itemSize":null}"#)
    #expect(try XWidgetModel.decode(json: widget.json()).value.itemSize == nil)
  }

  /// An empty array is not the same as none.
  @Test func emptyArrayIsNotNil() throws {
    #expect(try XWidgetModel(tags: []).json() == #"{"tags":[]}"#)
    #expect(try widget(#"{"tags":[]}"#).tags == [])
    #expect(try widget("{}").tags == nil)
    #expect(try widget(#"{"tags":null}"#).tags == nil)
  }

  /// A nested part is written against the defaults that it has in its place, and read against
  /// them.
  @Test func nestedDefaultsAreThoseOfThePlace() throws {
    var model = XWidgetModel()
    model.activity.spacing = 4
    #expect(try model.json() == #"{"activity":{"spacing":4}}"#)
    #expect(try widget(#"{"activity":{"spacing":4}}"#) == model)
    model.activity = XActivityModel()
    #expect(try model.json() == #"{"activity":{"itemSize":null,"maxVisibleItems":5}}"#)
    #expect(try widget(model.json()) == model)
    #expect(try XActivityModel.decode(json: #"{"spacing":4}"#).value.maxVisibleItems == 5)
  }

  /// An optional nested value that has a default is written against that default.
  @Test func optionalNestedDefault() throws {
    #expect(
      try XWidgetModel(itemSize: Size(width: 25, height: 1)).json()
        == #"{"itemSize":{"height":1,"width":25}}"#
    )
  }

  /// What must be given is always written.
  @Test func requiredIsAlwaysWritten() throws {
    #expect(try XTagModel(title: "").json() == #"{"title":""}"#)
    #expect(try XWidgetModel.Show(message: "").json() == #"{"message":""}"#)
  }

  /// A slot is written under the key of what it holds.
  @Test func slotIsWrittenUnderItsProperty() throws {
    #expect(try XWidgetModel(status: .text("t")).json() == #"{"statusText":"t"}"#)
    #expect(
      try XWidgetModel(status: .image(ImageReference(asset: "i"))).json() == #"{"statusImage":"i"}"#
    )
  }

  /// Deprecated fields keep their name.
  @Test func deprecatedFieldKeepsItsKey() throws {
    var model = XWidgetModel()
    model._oldText = "o"
    #expect(try model.json() == #"{"oldText":"o"}"#)
  }

  /// Pretty text has a line per member, and reads the same.
  @Test func prettyText() throws {
    let model = XWidgetModel(itemSize: nil, tags: [XTagModel(title: "t")], keywords: [])
    let text = try model.json(isPretty: true)
    #expect(
      text == """
        {
          "itemSize": null,
          "tags": [
            {
              "title": "t"
            }
          ]
        }
        """
    )
    #expect(try widget(text) == model)
    #expect(try XWidgetModel(tags: []).json(isPretty: true) == "{\n  \"tags\": []\n}")
  }

  /// A number that JSON has no spelling for is an error that names the field.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteIsRefused(number: Double) {
    let model = XWidgetModel(tags: [], activity: XActivityModel(spacing: number))
    let error = #expect(throws: EncodingError.self) { try model.json() }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("expected invalidValue")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["activity", "spacing"])
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(model) }
  }
}
