/// How a component is themed by style sheets.
public struct Theming: Hashable, Sendable {
  /// The attribute groups its class paths use, sorted by name.
  public var groups: [GroupSupport]
  /// Its class paths, in the order of the spec.
  public var classPaths: [ClassPath]
  /// Rules that the documents show as examples, in order.
  public var examples: [ExampleRule]

  /// Creates the theming of a component.
  public init(
    groups: [GroupSupport] = [],
    classPaths: [ClassPath] = [],
    examples: [ExampleRule] = []
  ) {
    self.groups = groups
    self.classPaths = classPaths
    self.examples = examples
  }
}

/// How well the documents support an attribute group on a component.
public struct GroupSupport: Hashable, Sendable {
  /// Where the knowledge comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The documents list the attributes as supported.
    case documented
    /// The attributes were seen in example rules.
    case examples
    /// Neither; the group was concluded from the view.
    case inferred
  }

  /// The group's name.
  public var group: String
  /// Where the knowledge comes from.
  public var source: Source
  /// Where it stands.
  public var range: SourceRange

  /// Creates a statement of support.
  public init(group: String, source: Source, range: SourceRange) {
    self.group = group
    self.source = source
    self.range = range
  }
}

/// A selector of the style sheets that a component answers to.
public struct ClassPath: Hashable, Sendable {
  /// The selector exactly as documented, such as `fdlFUIObjectCell_subheadLabel`.
  public var path: String
  /// The attribute group it takes.
  public var group: String
  /// The name of the generated constant, where the spec overrides the default.
  public var swiftName: String?
  /// The view it themes; `nil` for the whole component.
  public var view: String?
  /// Other spellings that mean the same.
  public var aliases: [String]
  /// Its deprecation, where the documents mark it.
  public var deprecated: Deprecation?
  /// What it themes, in one sentence; may be empty.
  public var summary: String
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// Where the path stands.
  public var range: SourceRange

  /// Creates a class path.
  public init(
    path: String,
    group: String,
    swiftName: String? = nil,
    view: String? = nil,
    aliases: [String] = [],
    deprecated: Deprecation? = nil,
    summary: String = "",
    note: String? = nil,
    range: SourceRange
  ) {
    self.path = path
    self.group = group
    self.swiftName = swiftName
    self.view = view
    self.aliases = aliases
    self.deprecated = deprecated
    self.summary = summary
    self.note = note
    self.range = range
  }
}

/// One property of a rule that the documents show.
public struct ExampleRule: Hashable, Sendable {
  /// The selector.
  public var classPath: String
  /// The attribute.
  public var attribute: String
  /// The value exactly as shown.
  public var value: String
  /// Where the attribute stands.
  public var range: SourceRange
  /// Where the value stands.
  public var valueRange: SourceRange

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - classPath: The selector.
  ///   - attribute: The attribute.
  ///   - value: The value exactly as shown.
  ///   - range: Where the attribute stands.
  ///   - valueRange: Where the value stands; without it, where the attribute does.
  public init(
    classPath: String,
    attribute: String,
    value: String,
    range: SourceRange,
    valueRange: SourceRange? = nil
  ) {
    self.classPath = classPath
    self.attribute = attribute
    self.value = value
    self.range = range
    self.valueRange = valueRange ?? range
  }
}

/// The attributes that a kind of view supports.
public struct AttributeGroup: Hashable, Sendable {
  /// The group's name, such as `Text`.
  public var name: String
  /// The Swift name of its style type, where the spec overrides the default.
  public var swiftName: String?
  /// What kind of view it is for, in one sentence.
  public var summary: String
  /// The attributes, in the order of the spec.
  public var attributes: [Attribute]
  /// The stem of the file it came from.
  public var fileStem: String
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a group.
  public init(
    name: String,
    swiftName: String? = nil,
    summary: String = "",
    attributes: [Attribute],
    fileStem: String,
    range: SourceRange
  ) {
    self.name = name
    self.swiftName = swiftName
    self.summary = summary
    self.attributes = attributes
    self.fileStem = fileStem
    self.range = range
  }
}

/// One attribute of a style sheet rule.
public struct Attribute: Hashable, Sendable {
  /// The name as style sheets write it, such as `font-color`.
  public var name: String
  /// The type of its value.
  public var type: AttributeType
  /// Whether the documents do not state the type.
  public var isInferred: Bool
  /// What it changes, in one sentence.
  public var summary: String
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// Where its name stands.
  public var range: SourceRange

  /// Creates an attribute.
  public init(
    name: String,
    type: AttributeType,
    isInferred: Bool = false,
    summary: String = "",
    note: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.isInferred = isInferred
    self.summary = summary
    self.note = note
    self.range = range
  }
}

/// The type of an attribute's value.
public enum AttributeType: Hashable, Sendable {
  /// One of the types of the style sheet language.
  case builtIn(BuiltInAttributeType)
  /// An enumeration of the catalogue, by its spec name.
  case enumeration(String)

  /// The name as specs write it.
  public var name: String {
    switch self {
    case .builtIn(let type): type.rawValue
    case .enumeration(let name): name
    }
  }
}

/// The types of the style sheet language.
public enum BuiltInAttributeType: String, Hashable, Sendable, CaseIterable {
  /// A colour in any of its spellings.
  case color = "Color"
  /// A symbolic system font or a PostScript name.
  case fontName = "FontName"
  /// A text style of the platform.
  case fontTextStyle = "UIFontTextStyle"
  /// A number.
  case number = "Number"
  /// A whole number.
  case integer = "Integer"
  /// `true` or `false`.
  case boolean = "Boolean"
  /// Two numbers, horizontal and vertical.
  case offset = "Offset"
  /// Two numbers, width and height.
  case size = "Size"
  /// One to four numbers, as distances to the edges.
  case box = "Box"
  /// How text is aligned.
  case textAlign = "TextAlign"
  /// How letters are changed.
  case textTransform = "TextTransform"
  /// An image by its name.
  case image = "Image"
  /// A word.
  case string = "String"
}
