extension ThemeColor: StyleAttributeValue {
  /// `Color`.
  public static var attributeTypeName: String { "Color" }

  /// Writes the colour's normal spelling.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    switch self {
    case .literal(let components): writer.components(components)
    case .named(let name): try writer.word(name)
    case .variable(let name): try writer.variable(name)
    }
  }
}

extension FontName: StyleAttributeValue {
  /// `FontName`.
  public static var attributeTypeName: String { "FontName" }

  /// Writes the symbol or the PostScript name.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(description)
  }
}

extension FontTextStyle: StyleAttributeValue {
  /// `UIFontTextStyle`.
  public static var attributeTypeName: String { "UIFontTextStyle" }

  /// Writes the name of the case.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(rawValue)
  }
}

extension TextAlignment: StyleAttributeValue {
  /// `TextAlign`.
  public static var attributeTypeName: String { "TextAlign" }

  /// Writes the name of the case.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(rawValue)
  }
}

extension TextTransform: StyleAttributeValue {
  /// `TextTransform`.
  public static var attributeTypeName: String { "TextTransform" }

  /// Writes the name of the case.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(rawValue)
  }
}

extension StyleOffset: StyleAttributeValue {
  /// `Offset`.
  public static var attributeTypeName: String { "Offset" }

  /// Writes `horizontal, vertical`.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers([horizontal, vertical], withCommas: true)
  }
}

extension Size: StyleAttributeValue {
  /// `Size`.
  public static var attributeTypeName: String { "Size" }

  /// Writes `width, height`.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers([width, height], withCommas: true)
  }
}

extension StyleBox: StyleAttributeValue {
  /// `Box`.
  public static var attributeTypeName: String { "Box" }

  /// Writes one to four numbers, as few as say it.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers(numbers)
  }
}

extension ImageName: StyleAttributeValue {
  /// `Image`.
  public static var attributeTypeName: String { "Image" }

  /// Writes the name.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(name)
  }
}

extension Double: StyleAttributeValue {
  /// `Number`.
  public static var attributeTypeName: String { "Number" }

  /// Writes the number without exponent.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers([self])
  }
}

extension Int: StyleAttributeValue {
  /// `Integer`.
  public static var attributeTypeName: String { "Integer" }

  /// Writes the number.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(String(self))
  }
}

extension Bool: StyleAttributeValue {
  /// `Boolean`.
  public static var attributeTypeName: String { "Boolean" }

  /// Writes `true` or `false`.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(self ? "true" : "false")
  }
}

extension String: StyleAttributeValue {
  /// `String`.
  public static var attributeTypeName: String { "String" }

  /// Writes the word.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(self)
  }
}
