/// What an attribute of a style sheet is set to, read by the type of the attribute.
public enum SheetValue: Hashable, Sendable {
  /// A colour.
  case color(ThemeColor)
  /// A font.
  case fontName(FontName)
  /// A text style of the platform.
  case fontTextStyle(FontTextStyle)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// `true` or `false`.
  case boolean(Bool)
  /// A horizontal and a vertical distance, in points.
  case offset(StyleOffset)
  /// A width and a height, in points.
  case size(Size)
  /// Distances to the edges, in points.
  case box(StyleBox)
  /// How text is aligned.
  case textAlign(TextAlignment)
  /// How letters are changed.
  case textTransform(TextTransform)
  /// An image by its name.
  case image(ImageName)
  /// Words that mean nothing but themselves.
  case string(String)
  /// A case of an enumeration.
  case enumeration(type: String, name: String)
  /// Whatever a variable holds; its name has no `@`.
  case variable(String)
}
