/// The classes and attributes of the published classic reader.
///
/// Nothing about them is documented per class in a way that could forbid an attribute, so they serve to
/// recognise names and value types only.
enum ClassicVocabulary {
  /// The name of the attribute group.
  static let groupName = "Classic"

  /// What messages call the component of the classic classes.
  static let componentName = "NUI"

  /// The classes that the reader gives to views by itself, those of its published themes, and those of
  /// its earlier versions that begin with `UI`. Source: its published code, themes and property list.
  static let publishedNames: [String] = [
    "ActivityIndicator", "BarButton", "BarButtonBack", "Button", "Control", "Image", "ImageView",
    "Label", "LargeButton", "LargeLabel", "LargeTextField", "NavigationBar", "NavigationItem",
    "PageControl", "Progress", "ProgressView", "SearchBar", "SearchBarScopeBar", "SegmentedControl",
    "Slider", "SmallButton", "SmallLabel", "Switch", "TabBar", "TabBarItem", "Table", "TableCell",
    "TableCellContentView", "TableCellDetail", "TableCellHeaderFooter", "TextField", "TextView",
    "Toolbar", "UIBackBarButtonItem", "UIBarButtonItem", "UINavigationBar", "View", "Window",
  ]

  /// Names that forks and apps give to classes of the platform. No published source has them; they are
  /// known so that they are not taken for misspellings of the published ones.
  static let platformNames: [String] = [
    "BarButtonItem", "RefreshControl", "SearchBarButton", "SearchBarTextField", "SmallTextField",
    "Stepper", "TableCellSelected", "TableHeader", "TableHeaderFooterView", "TableView",
    "TextFieldBorder", "ToolBar", "UISearchBar", "UITabBar", "UIToolbar",
  ]

  /// The classes of buttons.
  static let buttonNames = ["Button", "LargeButton", "SmallButton"]

  /// The classes as class paths.
  static var classPaths: [KnownClassPath] {
    (publishedNames + platformNames).map { name in
      KnownClassPath(path: name, component: componentName, group: groupName, support: .inferred)
    }
      + buttonNames.map { name in
        KnownClassPath(
          path: name,
          component: componentName,
          group: buttonGroup.name,
          support: .inferred
        )
      }
  }

  /// What buttons have besides: there `text-align` places the contents, which it can also stretch.
  static let buttonGroup = KnownAttributeGroup(
    name: "ClassicButton",
    attributes: [KnownAttribute("text-align", .enumeration("ContentAlign"))]
  )

  /// The attributes of all classes.
  static var group: KnownAttributeGroup {
    var attributes: [KnownAttribute] = []
    for (type, names) in namesByType {
      attributes += names.map { KnownAttribute($0, type) }
    }
    return KnownAttributeGroup(name: groupName, attributes: attributes)
  }

  /// The enumerations of the classic attributes.
  static let enumerations: [KnownEnumeration] = [
    KnownEnumeration(name: "BorderStyle", cases: ["none", "line", "bezel", "rounded"]),
    KnownEnumeration(
      name: "SeparatorStyle",
      cases: ["none", "single-line", "single-line-etched"]
    ),
    KnownEnumeration(name: "ContentAlign", cases: ["left", "center", "right", "fill"]),
    KnownEnumeration(name: "VerticalAlign", cases: ["top", "center", "bottom", "fill"]),
    KnownEnumeration(name: "KeyboardAppearance", cases: ["default", "dark", "light", "alert"]),
  ]

  /// The attributes by the type of their values.
  private static let namesByType: [(SheetValueType, [String])] = [
    (.color, colors), (.image, images), (.number, numbers), (.box, boxes),
    (
      .offset,
      ["shadow-offset", "text-offset", "text-shadow-offset", "text-shadow-offset-selected"]
    ),
    (.boolean, ["text-auto-fit"]),
    (.string, ["exclude-views", "exclude-subviews"]),
    (.fontName, ["font-name"]), (.textAlign, ["text-align"]),
    (.textTransform, ["text-transform"]), (.integer, ["text-line-clamp"]),
    (.enumeration("BorderStyle"), ["border-style"]),
    (.enumeration("SeparatorStyle"), ["separator-style"]),
    (.enumeration("VerticalAlign"), ["vertical-align"]),
    (.enumeration("KeyboardAppearance"), ["keyboard-appearance"]),
  ]

  /// The states that attributes of buttons are repeated for.
  private static let states = [
    "disabled", "highlighted", "selected", "selected-disabled", "selected-highlighted",
  ]

  /// A name, and the name for every state.
  private static func withStates(_ name: String) -> [String] {
    [name] + states.map { "\(name)-\($0)" }
  }

  /// The attributes that are colours.
  private static var colors: [String] {
    withStates("background-color") + withStates("font-color") + withStates("text-shadow-color")
      + [
        "background-color-top", "background-color-bottom", "background-tint-color",
        "bar-tint-color", "border-color", "color", "current-color",
        "divider-color", "maximum-track-tint-color", "minimum-track-tint-color", "on-tint-color",
        "placeholder-color", "progress-tint-color",
        "scope-background-color", "section-index-color", "selected-image-tint-color",
        "separator-color", "shadow-color", "thumb-tint-color", "tint-color", "track-tint-color",
      ]
  }

  /// The attributes that are images.
  private static var images: [String] {
    withStates("background-image") + withStates("image")
      + [
        "back-image", "divider-image", "maximum-value-image", "minimum-value-image", "off-image",
        "on-image", "progress-image", "scope-background-image", "selected-image", "shadow-image",
        "thumb-image", "track-image",
      ]
  }

  /// The attributes that are numbers.
  private static let numbers = [
    "border-width", "corner-radius", "font-size", "height", "row-height", "shadow-opacity",
    "shadow-radius", "text-alpha", "title-vertical-offset", "width",
  ]

  /// The attributes that are distances to edges.
  private static var boxes: [String] {
    let imageInsets = (withStates("background-image") + withStates("image")).map { "\($0)-insets" }
    return imageInsets
      + [
        "content-insets", "off-image-insets", "on-image-insets", "padding", "title-insets",
      ]
  }
}
