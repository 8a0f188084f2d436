import FioriGenModel
import FioriStyle

/// Makes a sheet with every class path and attribute, each rule inside a comment: a template from which
/// people take what they need.
enum ReferenceSheet {
  /// The sheet of a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The text; `nil` when nothing can be styled.
  static func text(of catalogue: Catalogue) -> String? {
    let groups = Dictionary(
      catalogue.attributeGroups.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var seen: Set<String> = []
    var blocks: [String] = []
    for component in catalogue.components {
      let paths = component.theming.classPaths.filter { seen.insert($0.path).inserted }
      guard !paths.isEmpty else { continue }
      var heading = component.name
      if !component.summary.isEmpty { heading += ": " + component.summary }
      if let deprecated = component.deprecated { heading += " Deprecated: " + deprecated.message }
      blocks.append(ThemeSheets.comment(heading) + "\n")
      blocks += paths.map { block(for: $0, groups[$0.group], in: catalogue) }
    }
    guard !blocks.isEmpty else { return nil }
    let introduction = ThemeSheets.comment(
      "Every class path with every attribute it takes. Remove the comment marks around what you need, "
        + "and put your values in."
    )
    return ([introduction + "\n"] + blocks).joined(separator: "\n")
  }

  /// The rule for a class path, inside a comment, with what it is for before it.
  private static func block(
    for path: FioriGenModel.ClassPath,
    _ group: AttributeGroup?,
    in catalogue: Catalogue
  ) -> String {
    var about = path.summary
    if !path.aliases.isEmpty {
      about += " Also spelled " + path.aliases.joined(separator: ", ") + "."
    }
    if let deprecated = path.deprecated { about += " Deprecated: " + deprecated.message }
    var lines = about.isEmpty ? [] : [ThemeSheets.comment(about)]
    lines += ["/*", "\(path.path) {"]
    for attribute in group?.attributes ?? [] {
      lines.append("  \(attribute.name): \(sample(of: attribute.type, in: catalogue));")
    }
    lines += ["}", "*/"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// A value of a type.
  private static func sample(of type: AttributeType, in catalogue: Catalogue) -> String {
    switch type {
    case .enumeration(let name):
      guard case .enumeration(let cases)? = catalogue.type(named: name)?.kind else { return "none" }
      return cases.first?.name ?? "none"
    case .builtIn(let type):
      switch type {
      case .color: return "tintColor"
      case .fontName: return "boldSystem"
      case .fontTextStyle: return "body"
      case .number, .integer: return "1"
      case .boolean: return "true"
      case .offset, .size: return "1, 2"
      case .box: return "1 2 3 4"
      case .textAlign: return "center"
      case .textTransform: return "uppercase"
      case .image: return "image-name"
      case .string: return "word"
      }
    }
  }
}
