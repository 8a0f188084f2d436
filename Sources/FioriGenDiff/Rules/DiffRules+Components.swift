import FioriGenModel

extension DiffRules {
  /// The rules about components and the catalogue as a whole.
  static let componentRules: [Rule] = [
    bindingChanged, catalogueRenamed, componentAdded, componentRemoved, componentRetyped,
    deprecated, settingChanged, swiftNameChanged, undeprecated, viewChanged,
  ]

  /// A binding does the same in another way.
  static let bindingChanged = rule(
    "binding-changed",
    "A binding reaches the framework in another way",
    """
    Models, data and headers are not concerned. Bindings that are generated again set a value, take \
    an event or find a colour in another way, or in another order.
    """,
    right: "state: { type: XState?, setBy: changeState }    # was assigned",
    isBreaking: false
  )

  /// A setting of the catalogue changed.
  static let settingChanged = rule(
    "setting-changed",
    "A setting of the catalogue is another one",
    """
    Prefixes are in many names: those of types and class paths in Swift, the one of C headers in \
    everything that C knows. Bindings import the modules that the settings name.
    """,
    wrong: "cPrefix: design    # was fiori",
    right: "leave prefixes as they are"
  )

  /// The index type has another name.
  static let catalogueRenamed = rule(
    "catalogue-renamed",
    "The catalogue's index type has another name",
    "Code that names the index type no longer compiles.",
    wrong: "catalogue: DesignCatalog    # was FioriCatalog",
    right: "catalogue: FioriCatalog"
  )

  /// There is one more component.
  static let componentAdded = rule(
    "component-added",
    "A component is new",
    "Everything that worked before works.",
    right: "component: XTag    # in a new file XTag.yaml",
    isBreaking: false
  )

  /// A component is gone.
  static let componentRemoved = rule(
    "component-removed",
    "A component is gone",
    """
    Code that uses its model no longer compiles, JSON of it is not understood, and its class paths \
    change nothing. Deprecate it for a version first.
    """,
    wrong: "rm Specs/XTag.yaml",
    right: "deprecated: { message: Use the label., replacedBy: XLabel }"
  )

  /// A component is of another kind, or inherits from another type.
  static let componentRetyped = rule(
    "component-retyped",
    "A component is of another kind, or inherits from another type",
    "The models have no inheritance, so this concerns the documentation and descriptors only.",
    right: "kind: control    # was view",
    isBreaking: false
  )

  /// Something is going to go away.
  static let deprecated = rule(
    "deprecated",
    "Something is deprecated now",
    "Whoever uses it gets a warning. Nothing breaks yet.",
    right: "deprecated: { message: Use the label., replacedBy: XLabel }",
    isBreaking: false
  )

  /// Something is not going to go away after all.
  static let undeprecated = rule(
    "undeprecated",
    "Something is no longer deprecated",
    "The warning is gone.",
    right: "component: XTag    # its deprecation is gone",
    isBreaking: false
  )

  /// A name in Swift changed.
  static let swiftNameChanged = rule(
    "swift-name-changed",
    "Something has another name in Swift",
    "Code in Swift that uses the old name no longer compiles. JSON, style sheets and C are not concerned.",
    wrong: "swiftName: tagView    # there was none",
    right: "leave the name as it is"
  )

  /// The anatomy changed.
  static let viewChanged = rule(
    "view-changed",
    "The anatomy changed",
    "A visible part is new, gone or of another type. The models do not have it; the documentation does.",
    right: "views: { titleLabel: XLabel }    # was UILabel",
    isBreaking: false
  )
}
