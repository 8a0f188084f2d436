import FioriRuntime
import SnapshotModels
import Testing

/// Emitted models do what their specs say.
@Suite struct ModelTests {
  @Test func defaultsAreThoseOfTheSpec() {
    let widget = XWidgetModel()
    #expect(widget.headlineText == nil)
    #expect(widget.accessory == WidgetAccessory.none)
    #expect(widget.former.rawValue == "toggle")
    #expect(widget.cellAccessory == .checkmark)
    #expect(widget.itemSize == Size(width: 25, height: 25.5))
    #expect(widget.margins == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(widget.firstTags.map(\.title) == ["a \"quoted\" title", "second"])
    #expect(widget.firstTags.map(\.weight) == [1, 3])
    #expect(widget.glyph == "star")
    #expect(widget.duration == 4)
    #expect(widget.activity.maxVisibleItems == 3)
    #expect(widget.activity.itemSize == Size(width: 25, height: 25))
    #expect(widget.toolbar.spacing == 2.5)
    #expect(widget.badge == nil)
    #expect(widget.detailImageView.placeholder.mode == .clear)
    #expect(widget == XWidgetModel.blank)
  }

  @Test func theLastPropertyOfASlotWins() {
    var widget = XWidgetModel(status: .text("Ready"))
    #expect(widget.statusText == "Ready")
    widget.statusImage = ImageReference(asset: "done")
    #expect(widget.statusText == nil)
    widget.statusText = nil
    #expect(widget.statusImage == ImageReference(asset: "done"))
    widget.statusImage = nil
    #expect(widget.status == nil)
  }

  @Test func modelsRoundTripThroughJSON() throws {
    var widget = XWidgetModel(
      headlineText: "Pump",
      accessory: .arrow,
      tags: [XTagModel(title: "new", weight: 3)],
      glyphs: ["star", .image(ImageReference(asset: "a")), .tag(XTagModel(title: "b"))],
      status: .image(ImageReference(asset: "done"))
    )
    widget.detailImageView.placeholder.text = "AB"
    widget.detailImageView.placeholder.mode = .semiClear
    widget._oldText = "old"
    let text = try widget.json()
    #expect(try XWidgetModel.decode(json: text).value == widget)
    #expect(text.contains("\"SemiClear\""))
    #expect(text.contains("\"oldText\":\"old\""))
    #expect(try XWidgetModel().json() == "{}")
  }

  @Test func formerNamesAndAliasesAreUnderstood() throws {
    let json = #"{"titleText": "a", "badges": [], "stateText": "b", "accessory": "chevron"}"#
    let decoded = try XWidgetModel.decode(json: json, mode: .lenient)
    #expect(decoded.value.headlineText == "a")
    #expect(decoded.value.tags == [])
    #expect(decoded.value.statusText == "b")
    #expect(decoded.value.accessory == .arrow)
  }

  @Test func twoPropertiesOfASlotAreRefused() {
    let json = #"{"statusText": "a", "statusImage": "b"}"#
    #expect(throws: DecodingIssue.self) { try XWidgetModel.decode(json: json) }
  }

  @Test func fieldsThatMustBeGivenAreRefusedWhereMissing() throws {
    #expect(throws: DecodingIssue.self) { try XTagModel.decode(json: "{}") }
    #expect(throws: DecodingIssue.self) { try XWidgetModel.Show.decode(json: "{}") }
    let show = try XWidgetModel.Show.decode(json: #"{"message": "Saved"}"#).value
    #expect(show == XWidgetModel.Show(message: "Saved", withDuration: 1))
  }

  @Test func limitsAndRulesAreChecked() {
    var widget = XWidgetModel(
      headlineText: "a\nb\nc",
      splitPercent: 2,
      accessory: .button,
      tags: (0..<7).map { XTagModel(title: "\($0)", weight: 10) },
      status: .text("shown")
    )
    widget._oldCount = 10
    #expect(
      Set(widget.validate().map(\.rule)) == [
        "XWidget.headlineText.lines", "XWidget.splitPercent.range", "XWidget.tags.count",
        "XWidget.oldCount.range", "XWidget.forbids-statusText", "XTag.weight.range",
      ]
    )
    widget.headlineText = nil
    #expect(widget.validate().map(\.rule).contains("XWidget.requires-headlineText"))
    widget._oldText = "set"
    #expect(!widget.validate().map(\.rule).contains("XWidget.requires-headlineText"))
    #expect(XWidgetModel().validate() == [])
    let advised = XWidgetModel(splitPercent: 0.9, tags: (0..<4).map { XTagModel(title: "\($0)") })
    #expect(
      advised.validate().map(\.rule) == [
        "XWidget.splitPercent.advised", "XWidget.tags.advisedCount",
      ]
    )
  }

  @Test func hostileTextStaysText() throws {
    let hostile = XHostileModel()
    #expect(hostile.text1 == "\"\"\" closes \" quotes \\ and \\(interpolates) #\"raw\"#")
    #expect(hostile.text2 == "leaves the line\n}\npublic let injected = 1\n/*")
    #expect(hostile.text5 == "nul \0 bell \u{7} delete \u{7F} escape \u{1B}[31m")
    #expect(hostile.validate().count == 1)
    #expect(HostileWords.allCases.count == 12)
    #expect(HostileWords.word2.rawValue == hostile.text2)
    let changed = XHostileModel(text0: "\0\"\\\u{202E}")
    #expect(try XHostileModel.decode(json: changed.json()).value == changed)
  }

  @Test func namesThatAreReservedWordsWork() throws {
    var model = XKeywordsModel(default: "a", `inout`: "b", let: "c", visitor: "d")
    model.any.default = true
    model.valueIn = "e"
    #expect(model.`default` == "a")
    #expect(try XKeywordsModel.decode(json: model.json()).value == model)
    #expect(KeywordsCase.allCases.contains(.`default`))
    let parameters = XKeywordsModel.Repeat(in: "a", default: "b", `inout`: "c")
    #expect(parameters.`inout` == "c")
    #expect(XKeywordsModel.ClassPaths.`default`.path == "xXKeywords_default")
  }
}
