import FioriGenModel

extension DiffRules {
  /// The rules about style sheets.
  static let themingRules: [Rule] = [
    classPathAdded, classPathRemoved, classPathRenamed, classPathRegrouped, supportChanged,
    groupAdded, groupRemoved, attributeAdded, attributeRemoved, attributeRetyped,
  ]

  /// There is one more class path.
  static let classPathAdded = rule(
    "class-path-added",
    "A class path is new",
    "Every style sheet that was right is right.",
    right: "- { path: fdlXTag_border, group: Surface }",
    isBreaking: false
  )

  /// A class path is gone.
  static let classPathRemoved = rule(
    "class-path-removed",
    "A class path is gone",
    "Style sheets that use it change nothing any more, and its constant in Swift is gone.",
    wrong: "remove fdlXTag_title",
    right: "{ path: fdlXTag_title, deprecated: { replacedBy: fdlXTag_titleLabel } }"
  )

  /// A class path has another spelling.
  static let classPathRenamed = rule(
    "class-path-renamed",
    "A class path has another spelling",
    "The old spelling is an alias, so style sheets work. Its constant in Swift may have another name.",
    right: "- { path: fdlXTag_title, group: Text, aliases: [fdlTag_title] }",
    isBreaking: false
  )

  /// A class path takes another group of attributes.
  static let classPathRegrouped = rule(
    "class-path-regrouped",
    "A class path takes another group of attributes",
    "Attributes that the new group does not have are errors in style sheets, and the style has another type in Swift.",
    wrong: "{ path: fdlXTag_titleLabel, group: Image }    # was Text",
    right: "add the attributes to the group"
  )

  /// The knowledge about a group comes from elsewhere.
  static let supportChanged = rule(
    "support-changed",
    "The support of an attribute group is better or worse documented",
    "Only on documented groups is an unsupported attribute an error, so documenting one can break style sheets.",
    wrong: "support: { Text: documented }    # was examples",
    right: "make sure that the group has every attribute in use"
  )

  /// There is one more group.
  static let groupAdded = rule(
    "attribute-group-added",
    "An attribute group is new",
    "Everything that worked before works.",
    right: "attributeGroups: { Border: { attributes: { border-width: Number } } }",
    isBreaking: false
  )

  /// A group is gone.
  static let groupRemoved = rule(
    "attribute-group-removed",
    "An attribute group is gone",
    "Its style type in Swift is gone.",
    wrong: "remove Text from attributeGroups",
    right: "keep the group"
  )

  /// There is one more attribute.
  static let attributeAdded = rule(
    "attribute-added",
    "An attribute is new",
    "Every style sheet that was right is right.",
    right: "Text: { attributes: { font-size: Number, font-color: Color } }    # font-color is new",
    isBreaking: false
  )

  /// An attribute is gone.
  static let attributeRemoved = rule(
    "attribute-removed",
    "An attribute is gone",
    "Style sheets and code that set it are wrong.",
    wrong: "remove font-color from Text",
    right: "keep the attribute"
  )

  /// An attribute has values of another type.
  static let attributeRetyped = rule(
    "attribute-retyped",
    "An attribute has values of another type",
    "Style sheets and code that set it may be wrong.",
    wrong: "font-size: Integer    # was Number",
    right: "font-size: Number"
  )
}
