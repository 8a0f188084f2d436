/// The type of an attribute's value.
public enum SheetValueType: Hashable, Sendable {
  /// A colour in any of its spellings.
  case color
  /// A symbolic system font or a font's name.
  case fontName
  /// A text style of the platform.
  case fontTextStyle
  /// A number.
  case number
  /// A whole number.
  case integer
  /// `true` or `false`.
  case boolean
  /// Two numbers, horizontal and vertical.
  case offset
  /// Two numbers, width and height.
  case size
  /// One to four numbers, as distances to the edges.
  case box
  /// How text is aligned.
  case textAlign
  /// How letters are changed.
  case textTransform
  /// An image by its name.
  case image
  /// Words.
  case string
  /// A case of an enumeration, by the enumeration's name.
  case enumeration(String)

  /// The types that every sheet knows, by the names that specs give them.
  public static let builtIn: [String: SheetValueType] = [
    "Color": .color, "FontName": .fontName, "UIFontTextStyle": .fontTextStyle, "Number": .number,
    "Integer": .integer, "Boolean": .boolean, "Offset": .offset, "Size": .size, "Box": .box,
    "TextAlign": .textAlign, "TextTransform": .textTransform, "Image": .image, "String": .string,
  ]

  /// The type of a name in specs: one of the built-in types, or else an enumeration.
  ///
  /// - Parameter name: The name, such as `Color` or `FUIBackgroundColorScheme`.
  public init(name: String) {
    self = Self.builtIn[name] ?? .enumeration(name)
  }

  /// The name as specs write it.
  public var name: String {
    switch self {
    case .color: "Color"
    case .fontName: "FontName"
    case .fontTextStyle: "UIFontTextStyle"
    case .number: "Number"
    case .integer: "Integer"
    case .boolean: "Boolean"
    case .offset: "Offset"
    case .size: "Size"
    case .box: "Box"
    case .textAlign: "TextAlign"
    case .textTransform: "TextTransform"
    case .image: "Image"
    case .string: "String"
    case .enumeration(let name): name
    }
  }

  /// What a value must be, as messages say it after "expected".
  public var expectation: String {
    switch self {
    case .color: "a colour"
    case .fontName: "a font name"
    case .fontTextStyle: "a text style"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "`true` or `false`"
    case .offset, .size: "two numbers with a comma between them"
    case .box: "one to four numbers with blanks between them"
    case .textAlign: "a text alignment"
    case .textTransform: "a text transform"
    case .image: "the name of an image"
    case .string: "a word"
    case .enumeration(let name): "a case of \(name)"
    }
  }
}
