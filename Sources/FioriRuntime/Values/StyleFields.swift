extension Size: FieldModel {
  /// No width and no height.
  public static var blank: Size { Size(width: 0, height: 0) }

  /// Shows both lengths to a visitor.
  public mutating func visit(_ visitor: inout some FieldVisitor, reference: Size) {
    visitor.required("width", &width, reference.width)
    visitor.required("height", &height, reference.height)
  }
}

extension EdgeInsets: FieldModel {
  /// No distance to any edge.
  public static var blank: EdgeInsets { EdgeInsets() }

  /// Shows the four distances to a visitor.
  public mutating func visit(_ visitor: inout some FieldVisitor, reference: EdgeInsets) {
    visitor.required("top", &top, reference.top)
    visitor.required("leading", &leading, reference.leading)
    visitor.required("bottom", &bottom, reference.bottom)
    visitor.required("trailing", &trailing, reference.trailing)
  }
}

extension ThemeColor: FieldValue {
  /// Opaque black.
  public static var blank: ThemeColor { .rgb(0, 0, 0) }

  /// Reads a colour from its spelling.
  ///
  /// - Parameter decoder: Stands at the spelling.
  /// - Throws: When it is no text, or no colour.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = ThemeColor(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "no colour: \(JSONText.quoted(text))"
      )
    }
    self = color
  }

  /// Writes the colour's normal spelling.
  ///
  /// - Parameter encoder: Takes the spelling.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a colour from its spelling.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    do {
      self = try ThemeColor(from: decoder)
    } catch {
      throw DecodingIssue(
        error,
        expected: "a colour (#RGB, #RRGGBB, rgba(r, g, b, a), a name, or @ and a variable)",
        at: decoder
      )
    }
    return true
  }
}
