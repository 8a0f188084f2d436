import FioriRuntime
import Testing

/// Values of the style language and of the platform inside models.
@Suite("Values in JSON") struct ValueCodingTests {
  /// A plain text is an asset.
  @Test func imageShorthand() throws {
    let model = try widget(#"{"statusImage":"avatar"}"#)
    #expect(model.statusImage == ImageReference(name: "avatar", source: .asset))
    #expect(try widget(#"{"statusImage":{"name":"avatar"}}"#) == model)
    #expect(try model.json() == #"{"statusImage":"avatar"}"#)
    #expect(try ImageReference(asset: "a").json() == #""a""#)
  }

  /// Anything else is an object.
  @Test(arguments: [
    (ImageReference(name: "s", source: .symbol), #"{"name":"s","source":"symbol"}"#),
    (ImageReference(name: "f", source: .file), #"{"name":"f","source":"file"}"#),
    (
      ImageReference(name: "https://e.x/i", source: .url),
      #"{"name":"https://e.x/i","source":"url"}"#
    ),
    (ImageReference(name: "i", source: .iconLibrary), #"{"name":"i","source":"iconLibrary"}"#),
    (
      ImageReference(name: "a", renderingMode: .alwaysOriginal),
      #"{"name":"a","renderingMode":"alwaysOriginal"}"#
    ),
  ])
  func imageObject(image: ImageReference, json: String) throws {
    #expect(try image.json() == json)
    #expect(try ImageReference.decode(json: json).value == image)
    #expect(
      try XGlyphHolder.decode(json: #"{"glyph":{"image":\#(json)}}"#).value.glyph == .image(image)
    )
  }

  /// Colours are texts.
  @Test(arguments: [
    (ThemeColor.rgb(255, 0, 10), "#FF000A"), (.rgb(1, 2, 3, alpha: 0.5), "rgba(1, 2, 3, 0.5)"),
    (.named("primary1_lightBackground"), "primary1_lightBackground"), (.variable("tint"), "@tint"),
  ])
  func colours(color: ThemeColor, text: String) throws {
    #expect(try color == widget(#"{"backgroundColor":"\#(text)"}"#).backgroundColor)
    #expect(try XWidgetModel(backgroundColor: color).json() == #"{"backgroundColor":"\#(text)"}"#)
  }

  /// Distances to edges need all four.
  @Test func edgeInsets() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let json = #"{"bottom":3,"leading":2,"top":1,"trailing":4}"#
    #expect(try insets.json() == json)
    #expect(try EdgeInsets.decode(json: json).value == insets)
    #expect(try decodingError(#"{"top":1}"#, of: EdgeInsets.self).path == "leading")
  }

  /// The platform's enumerations have the platform's names.
  @Test func platformEnumerations() {
    #expect(
      CellAccessoryType.allCases.map(\.rawValue) == [
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
      ]
    )
    #expect(
      ControlState.allCases.map(\.rawValue) == [
        "normal", "highlighted", "disabled", "selected", "focused",
      ]
    )
  }

  /// Every type knows what decoding starts from, and its name.
  @Test func blanksAndNames() {
    #expect(String.blank.isEmpty && Int.blank == 0 && Double.blank == 0 && Float.blank == 0)
    #expect(!Bool.blank && [String].blank.isEmpty && String?.blank == nil)
    #expect(Size.blank == Size(width: 0, height: 0) && EdgeInsets.blank == EdgeInsets())
    #expect(ThemeColor.blank == .rgb(0, 0, 0))
    #expect([Float?].fieldTypeName == "[Float?]")
    #expect([[Bool]]?.fieldTypeName == "[[Bool]]?")
    #expect(
      XWidgetModel.DetailImageView.Placeholder.fieldTypeName
        == "XWidgetModel.DetailImageView.Placeholder"
    )
  }

  /// Numbers of single precision keep their digits.
  @Test func singlePrecision() throws {
    let holder = FloatHolder(number: 0.1, zero: -0.0)
    #expect(try holder.json() == #"{"number":0.1,"zero":-0}"#)
    let copy = try FloatHolder.decode(json: holder.json()).value
    #expect(copy.isIdentical(to: holder))
  }

  /// A model with numbers of single precision.
  private struct FloatHolder: DefaultedModel {
    /// A number.
    var number: Float = 1
    /// A number that is zero.
    var zero: Float = 0

    /// Creates a model in which everything has its default.
    init() {}

    /// Creates a model.
    init(number: Float, zero: Float) {
      self.number = number
      self.zero = zero
    }

    /// Shows every field to a visitor.
    mutating func visit(_ visitor: inout some FieldVisitor, reference: Self) {
      visitor.field("number", &number, reference.number)
      visitor.field("zero", &zero, reference.zero)
    }
  }

  /// A model whose only field is a union with a default.
  private struct XGlyphHolder: DefaultedModel {
    /// The union.
    var glyph: XGlyph = XGlyph.string("default")

    /// Creates a model in which everything has its default.
    init() {}

    /// Shows every field to a visitor.
    mutating func visit(_ visitor: inout some FieldVisitor, reference: Self) {
      visitor.field("glyph", &glyph, reference.glyph)
    }
  }
}
