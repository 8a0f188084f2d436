import FioriRuntime

/// Makes arbitrary models; the same ones for the same seed.
struct RandomModels {
  /// Gives the choices.
  private var generator: SeededGenerator

  /// Begins the sequence of a seed.
  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// An arbitrary widget.
  mutating func widget() -> XWidgetModel {
    var widget = XWidgetModel()
    if flip() { widget.headlineText = optional { $0.text() } }
    if flip() { widget.splitPercent = optional { $0.number() } }
    if flip() { widget.accessory = element(of: WidgetAccessory.allCases) }
    if flip() { widget.itemSize = optional { $0.size() } }
    if flip() { widget.tags = optional { $0.array { $0.tag() } } }
    if flip() { widget.keywords = array { $0.text() } }
    if flip() { widget.glyphs = optional { $0.array { $0.glyph() } } }
    if flip() { widget.backgroundColor = optional { $0.color() } }
    if flip() { widget.status = flip() ? .text(text()) : .image(image()) }
    if flip() { widget.activity = activity() }
    if flip() { widget.detailImageView.isGradientLayerEnabled = optional { $0.flip() } }
    if flip() { widget.detailImageView.placeholder.text = optional { $0.text() } }
    if flip() { widget._oldText = optional { $0.text() } }
    return widget
  }

  /// Heads or tails.
  mutating func flip() -> Bool { Bool.random(using: &generator) }

  /// An arbitrary element.
  private mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  /// A value or none.
  private mutating func optional<Value>(_ make: (inout RandomModels) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  /// None to three values.
  private mutating func array<Value>(_ make: (inout RandomModels) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in make(&self) }
  }

  /// A text with whatever might be troublesome.
  private mutating func text() -> String {
    element(of: [
      "", "a", "null", "\"\\/\n\u{0}\u{7F}", "Ünïcödé", "e\u{301}", "👨‍👩‍👧", "\u{2028}\u{202E}x",
      "𝄞", "#fff", "@x", String(repeating: "long ", count: 50),
    ])
  }

  /// A finite number, often at the edge.
  private mutating func number() -> Double {
    let edges = [
      0, -0.0, 1, 0.1, -1.5, 1e21, 1e-7, Double.leastNonzeroMagnitude,
      Double.greatestFiniteMagnitude,
    ]
    return flip() ? element(of: edges) : Double.random(in: -1e6...1e6, using: &generator)
  }

  /// A whole number, often at the edge.
  private mutating func integer() -> Int {
    flip() ? element(of: [Int.min, Int.max, 0, 9_007_199_254_740_993]) : Int(generator.next() % 9)
  }

  /// An arbitrary size.
  private mutating func size() -> Size { Size(width: number(), height: number()) }

  /// An arbitrary colour.
  private mutating func color() -> ThemeColor {
    let byte = UInt8(truncatingIfNeeded: generator.next())
    return element(of: [
      .rgb(byte, 0, 255), .rgb(1, byte, 3, alpha: 0.1), .rgb(0, 0, byte, alpha: 1e-9),
      .named("primary1_darkBackground"), .variable("tint"),
    ])
  }

  /// An arbitrary image.
  private mutating func image() -> ImageReference {
    ImageReference(
      name: text(),
      source: element(of: ImageReference.Source.allCases),
      renderingMode: optional { $0.element(of: ImageReference.RenderingMode.allCases) }
    )
  }

  /// An arbitrary tag.
  private mutating func tag() -> XTagModel {
    XTagModel(title: text(), textColor: optional { $0.color() }, weight: integer())
  }

  /// An arbitrary glyph.
  private mutating func glyph() -> XGlyph {
    element(of: [.image(image()), .string(text()), .tag(tag())])
  }

  /// An arbitrary row of activities.
  private mutating func activity() -> XActivityModel {
    XActivityModel(
      itemSize: optional { $0.size() },
      maxVisibleItems: integer(),
      spacing: optional { $0.number() }
    )
  }
}
