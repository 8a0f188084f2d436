import FioriGenModel

/// What the pages and pictures of a catalogue are called, without ending.
///
/// A name is built from the kind of its page and the name of what the page is about. Names are
/// unique even where case does not count, as on many disks: a later page whose name is taken gets a
/// number behind it.
struct PageNames {
  /// The names by page.
  private let names: [Page: String]

  /// Names the pages of a catalogue, in an order that depends on the catalogue only.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - entrance: What the first page is to be called; `nil` for the catalogue's own name.
  init(_ catalogue: Catalogue, entrance: String? = nil) {
    var names: [Page: String] = [:]
    var taken: Set<String> = []
    for (page, wanted) in Self.wantedNames(of: catalogue, entrance: entrance)
    where names[page] == nil {
      var name = wanted
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(wanted)-\(number)"
        number += 1
      }
      names[page] = name
    }
    self.names = names
  }

  /// The name of a page.
  ///
  /// - Parameter page: The page.
  /// - Returns: Its name, or `nil` when the catalogue has no such page.
  func name(of page: Page) -> String? {
    names[page]
  }

  /// The anatomy picture of a component.
  ///
  /// - Parameter component: The component's name.
  /// - Returns: The picture's name; unique because page names are.
  func anatomyPicture(of component: String) -> String {
    "anatomy-of-" + (names[.component(component)] ?? Self.safe(component))
  }

  /// The picture of the states that a property of a component can have.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - component: The component's name.
  /// - Returns: The picture's name.
  func statePicture(of property: String, in component: String) -> String {
    "states-of-" + (names[.component(component)] ?? Self.safe(component)) + "."
      + Self.safe(property)
  }

  /// Every page with the name it would have if nothing else wanted the same.
  private static func wantedNames(
    of catalogue: Catalogue,
    entrance: String?
  ) -> [(Page, String)] {
    var wanted: [(Page, String)] = [
      (.entrance, entrance ?? safe(catalogue.settings.name)),
      (.componentIndex, "components"), (.typeIndex, "shared-types"),
      (.classPathIndex, "class-paths"), (.attributeIndex, "attributes"), (.ruleIndex, "rules"),
    ]
    wanted += ComponentFamily.all(of: catalogue).map { family in
      (.family(family.folder), "components-" + safe(family.folder))
    }
    wanted += catalogue.components.map { (.component($0.name), "component-" + safe($0.name)) }
    wanted += catalogue.types.map { (.type($0.name), "type-" + safe($0.name)) }
    let paths = catalogue.components.flatMap { $0.theming.classPaths.map(\.path) }
    wanted += paths.sorted().map { (.classPath($0), "class-path-" + safe($0)) }
    wanted += catalogue.attributeGroups.map { group in
      (.attributeGroup(group.name), "attribute-group-" + safe(group.name))
    }
    let attributes = Set(catalogue.attributeGroups.flatMap { $0.attributes.map(\.name) })
    wanted += attributes.sorted().map { (.attribute($0), "attribute-" + safe($0)) }
    return wanted
  }

  /// The longest name; longer ones would not fit into a path on some disks.
  private static let longest = 120

  /// A name in which everything but letters, digits, `-` and `_` became `-`.
  private static func safe(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(longest).map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": scalar
      default: "-"
      }
    }
    return scalars.isEmpty ? "-" : String(String.UnicodeScalarView(scalars))
  }
}
