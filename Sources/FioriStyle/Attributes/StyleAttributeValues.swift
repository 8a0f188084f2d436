extension ThemeColor: StyleAttributeValue {
  /// `Color`.
  public static var attributeTypeName: String { "Color" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .color(let value) = value else { return nil }
    self = value
  }

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

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .fontName(let value) = value else { return nil }
    self = value
  }

  /// Writes the symbol or the PostScript name.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(description)
  }
}

extension FontTextStyle: StyleAttributeValue {
  /// `UIFontTextStyle`.
  public static var attributeTypeName: String { "UIFontTextStyle" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .fontTextStyle(let value) = value else { return nil }
    self = value
  }

  /// Writes the name of the case.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(rawValue)
  }
}

extension TextAlignment: StyleAttributeValue {
  /// `TextAlign`.
  public static var attributeTypeName: String { "TextAlign" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .textAlign(let value) = value else { return nil }
    self = value
  }

  /// Writes the name of the case.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(rawValue)
  }
}

extension TextTransform: StyleAttributeValue {
  /// `TextTransform`.
  public static var attributeTypeName: String { "TextTransform" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .textTransform(let value) = value else { return nil }
    self = value
  }

  /// Writes the name of the case.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(rawValue)
  }
}

extension StyleOffset: StyleAttributeValue {
  /// `Offset`.
  public static var attributeTypeName: String { "Offset" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .offset(let value) = value else { return nil }
    self = value
  }

  /// Writes `horizontal, vertical`.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers([horizontal, vertical], withCommas: true)
  }
}

extension Size: StyleAttributeValue {
  /// `Size`.
  public static var attributeTypeName: String { "Size" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .size(let value) = value else { return nil }
    self = value
  }

  /// Writes `width, height`.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers([width, height], withCommas: true)
  }
}

extension StyleBox: StyleAttributeValue {
  /// `Box`.
  public static var attributeTypeName: String { "Box" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .box(let value) = value else { return nil }
    self = value
  }

  /// Writes one to four numbers, as few as say it.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers(numbers)
  }
}

extension ImageName: StyleAttributeValue {
  /// `Image`.
  public static var attributeTypeName: String { "Image" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .image(let value) = value else { return nil }
    self = value
  }

  /// Writes the name.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(name)
  }
}

extension Double: StyleAttributeValue {
  /// `Number`.
  public static var attributeTypeName: String { "Number" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .number(let value) = value else { return nil }
    self = value
  }

  /// Writes the number without exponent.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.numbers([self])
  }
}

extension Int: StyleAttributeValue {
  /// `Integer`.
  public static var attributeTypeName: String { "Integer" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .integer(let value) = value else { return nil }
    self = value
  }

  /// Writes the number.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(String(self))
  }
}

extension Bool: StyleAttributeValue {
  /// `Boolean`.
  public static var attributeTypeName: String { "Boolean" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .boolean(let value) = value else { return nil }
    self = value
  }

  /// Writes `true` or `false`.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(self ? "true" : "false")
  }
}

extension String: StyleAttributeValue {
  /// `String`.
  public static var attributeTypeName: String { "String" }

  /// Takes over a value of this type.
  public init?(_ value: SheetValue) {
    guard case .string(let value) = value else { return nil }
    self = value
  }

  /// Writes the word.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.word(self)
  }
}
