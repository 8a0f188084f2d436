import FioriRuntime
import Foundation
import Testing

/// The explicit form writes every field, for receivers that have other defaults.
@Suite("Explicit encoding") struct ExplicitEncodingTests {
  /// Everything is there, unset fields as null.
  @Test func everyFieldIsWritten() throws {
    #expect(
      try XWidgetModel(status: .text("s")).json(form: .explicit, isPretty: true) == """
        {
          "accessory": "none",
          "activity": {
            "itemSize": {
              "height": 25,
              "width": 25
            },
            "maxVisibleItems": 3,
            "spacing": null
          },
          "backgroundColor": null,
          "detailImageView": {
            "isGradientLayerEnabled": null,
            "placeholder": {
              "text": null
            }
          },
          "glyphs": null,
          "headlineText": null,
          "itemSize": {
            "height": 25,
            "width": 25
          },
          "keywords": [],
          "oldText": null,
          "splitPercent": null,
          "statusImage": null,
          "statusText": "s",
          "tags": null
        }
        """
    )
  }

  /// The form reaches elements of arrays and values of unions.
  @Test func formReachesInside() throws {
    let tag = XTagModel(title: "t")
    let text = #"{"textColor":null,"title":"t","weight":1}"#
    #expect(try tag.json(form: .explicit) == text)
    #expect(
      try XWidgetModel(tags: [tag], glyphs: [.tag(tag)]).json(form: .explicit)
        .contains(#""glyphs":[{"tag":\#(text)}]"#)
    )
    #expect(
      try ImageReference(asset: "a").json(form: .explicit)
        == #"{"name":"a","renderingMode":null,"source":"asset"}"#
    )
  }

  /// Both keys of an empty slot are null.
  @Test func emptySlotIsNull() throws {
    let text = try XWidgetModel().json(form: .explicit)
    #expect(text.contains(#""statusImage":null,"statusText":null"#))
  }

  /// Foundation's encoder writes the same when it is asked for the form.
  @Test func anyEncoderCanBeAsked() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[.fieldEncodingForm] = EncodingForm.explicit
    let model = XWidgetModel(tags: [XTagModel(title: "t")], status: .text("s"))
    let text = String(decoding: try encoder.encode(model), as: UTF8.self)
    #expect(text == (try model.json(form: .explicit)))
  }
}
