/// Names of types that people know from elsewhere, and what they are called in specs. Their spelling
/// is too far from the right one for a search of near names.
enum FamiliarTypeNames {
  /// The type of a property that is meant by a name from another language or framework.
  static let types: [String: String] = [
    "Boolean": "Bool", "boolean": "Bool", "NSNumber": "Double", "number": "Double",
    "Number": "Double", "Decimal": "Double", "NSDecimalNumber": "Double", "real": "Double",
    "Integer": "Int", "integer": "Int", "NSInteger": "Int", "NSUInteger": "Int", "UInt": "Int",
    "Int32": "Int", "Int64": "Int", "long": "Int", "Float32": "Float", "Float64": "Double",
    "NSString": "String", "Text": "String", "text": "String", "str": "String", "char": "String",
    "Character": "String", "Substring": "String", "AttributedString": "NSAttributedString",
    "LocalizedStringKey": "String", "URL": "String", "NSURL": "String", "UUID": "String",
    "CGColor": "UIColor", "CIColor": "UIColor", "NSColor": "UIColor", "Color": "UIColor",
    "color": "UIColor", "Image": "UIImage", "image": "UIImage", "CGImage": "UIImage",
    "CIImage": "UIImage", "NSImage": "UIImage", "Duration": "TimeInterval",
    "NSTimeInterval": "TimeInterval", "seconds": "Seconds", "NSSize": "CGSize",
    "EdgeInset": "UIEdgeInsets", "NSEdgeInsets": "UIEdgeInsets", "insets": "EdgeInsets",
  ]

  /// The type of an attribute that is meant by a name from elsewhere.
  static let attributeTypes: [String: String] = [
    "Bool": "Boolean", "bool": "Boolean", "CGFloat": "Number", "Double": "Number",
    "Float": "Number", "float": "Number", "Int": "Integer", "int": "Integer",
    "UIColor": "Color", "CGColor": "Color", "ThemeColor": "Color", "UIFont": "FontName",
    "Font": "FontName", "TextStyle": "UIFontTextStyle", "UIFont.TextStyle": "UIFontTextStyle",
    "CGSize": "Size", "UIOffset": "Offset", "CGPoint": "Offset", "EdgeInsets": "Box",
    "UIEdgeInsets": "Box", "NSTextAlignment": "TextAlign", "Alignment": "TextAlign",
    "UIImage": "Image", "ImageReference": "Image",
  ]
}
