import FioriGenModel

/// What the pages and pictures of a catalogue are called, without ending.
///
/// Names are lower-case words joined by `-` with a prefix for their kind, so that a component, a
/// class path and an attribute of one name never claim the same page.
enum PageNames {
  /// The index of all class paths.
  static let classPathIndex = "class-paths"
  /// The index of all attributes.
  static let attributeIndex = "attributes"
  /// The comparison of all components.
  static let componentIndex = "components"
  /// The shared types.
  static let typeIndex = "shared-types"
  /// Every rule of the tool.
  static let ruleIndex = "rules"

  /// The DocC catalogue's root page.
  static func entrance(of catalogue: Catalogue) -> String { safe(catalogue.settings.name) }

  /// The page of a component.
  static func component(_ name: String) -> String { "component-" + safe(name) }

  /// The page of a shared type.
  static func type(_ name: String) -> String { "type-" + safe(name) }

  /// The page of a class path.
  static func classPath(_ path: String) -> String { "class-path-" + safe(path) }

  /// The page of an attribute.
  static func attribute(_ name: String) -> String { "attribute-" + safe(name) }

  /// The page of an attribute group.
  static func group(_ name: String) -> String { "group-" + safe(name) }

  /// The anatomy picture of a component.
  static func picture(of component: String) -> String { "anatomy-" + safe(component) }

  /// A name in which everything but letters, digits, `-` and `_` became `-`.
  private static func safe(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9", "-", "_": scalar
          default: "-"
          }
        }
      )
    )
  }
}
