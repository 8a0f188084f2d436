@testable import FioriStyle

/// A small catalogue, shaped like the real one.
enum TestKnowledge {
  /// The catalogue with the bundled knowledge.
  static let knowledge: StyleKnowledge = {
    var knowledge = StyleKnowledge.bundled
    knowledge.merge(catalogue)
    return knowledge
  }()

  /// The catalogue without the bundled knowledge.
  static let catalogue = StyleKnowledge(
    classPaths: [
      path("fdlFUIObjectView", "ObjectView"),
      path("fdlFUIObjectView_headlineLabel", "Text"),
      path("fdlFUIObjectView_subheadlineLabel", "Text"),
      path(
        "fdlObjectView_detailImageView",
        "ImageView",
        aliases: ["fdlFUIObjectView_detailImageView"]
      ),
      path("fdlFUIObjectView_avatar_0", "ImageView"),
      path(
        "fdlObjectCell_headlineLabel",
        "Text",
        deprecation: KnownDeprecation(replacement: "fdlFUIObjectView_headlineLabel")
      ),
      path("fdlFUILoadingIndicatorView_textLabel", "LoadingText", .examples),
      path("fdlFUIContactCell_headlineLabel", "ContactText", .inferred),
      path("fdlFUIObjectHeader", "ObjectHeader"),
    ],
    groups: [
      group("ObjectView", ["tint-color": .color, "background-color": .color]),
      group(
        "Text",
        [
          "font-color": .color, "font-name": .fontName, "font-style": .fontTextStyle,
          "font-size": .number, "text-align": .textAlign, "text-line-clamp": .integer,
        ]
      ),
      group("ImageView", ["image-name": .image, "tint-color": .color]),
      group("LoadingText", ["font-color": .color, "text-line-clamp": .integer]),
      group("ContactText", [:]),
      group("FeedbackButton", ["background-color-normal": .color]),
      group(
        "ObjectHeader",
        ["background-color-scheme": .enumeration("FUIBackgroundColorScheme")]
      ),
    ],
    enumerations: [
      KnownEnumeration(name: "FUIBackgroundColorScheme", cases: ["lightConstant", "darkConstant"])
    ]
  )

  /// A class path of the component in its name.
  private static func path(
    _ path: String,
    _ group: String,
    _ support: StyleSupport = .documented,
    aliases: [String] = [],
    deprecation: KnownDeprecation? = nil
  ) -> KnownClassPath {
    KnownClassPath(
      path: path,
      component: path.split(separator: "_").first.map { String($0.dropFirst(3)) } ?? path,
      group: group,
      support: support,
      aliases: aliases,
      deprecation: deprecation
    )
  }

  /// A group with the attributes in the order of their names.
  private static func group(
    _ name: String,
    _ attributes: [String: SheetValueType]
  ) -> KnownAttributeGroup {
    KnownAttributeGroup(
      name: name,
      attributes: attributes.sorted { $0.key < $1.key }.map { KnownAttribute($0.key, $0.value) }
    )
  }
}
