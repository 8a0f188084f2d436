import FioriGenModel

/// The names in generated Swift of everything that a theme can set.
///
/// They follow from a catalogue; the tool carries those of its own components as lines of text.
public struct ThemeKeys: Hashable, Sendable {
  /// The key of a class path.
  struct Key: Hashable, Sendable {
    /// The class path itself, where the key is that of an alias.
    var classPath: String
    /// The expression that stands for the class path.
    var expression: String
    /// The type of its style.
    var style: String
    /// The attribute group, whose attributes are the style's properties.
    var group: String
  }

  /// The keys by class path, aliases included.
  private var keys: [String: Key] = [:]

  /// The names of the cases of enumerations, by enumeration and spelling.
  private var cases: [String: [String: String]] = [:]

  /// The lines that ``init(lines:)`` reads, sorted.
  public private(set) var lines: [String] = []

  /// Finds the names of a catalogue's theming keys.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  public init(_ catalogue: Catalogue) {
    let context = SwiftContext(catalogue)
    var lines: [String] = []
    for component in catalogue.components {
      for path in component.theming.classPaths {
        lines += Self.lines(for: path, of: component, in: context)
      }
    }
    for type in catalogue.types {
      guard case .enumeration(let cases) = type.kind else { continue }
      for element in cases {
        let name = SwiftNames.enumerationCase(of: element).code
        for spelling in [element.name] + element.aliases {
          lines.append("case \(type.name) \(spelling) \(name)")
        }
      }
    }
    self.init(lines: lines.sorted())
  }

  /// Reads the names from lines.
  ///
  /// - Parameter lines: Lines as ``lines`` has them; others are skipped.
  public init(lines: [String]) {
    self.lines = lines
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("key", 5), ("key", 6):
        keys[words[1]] = Key(
          classPath: words.count == 6 ? words[5] : words[1],
          expression: words[2],
          style: words[3],
          group: words[4]
        )
      case ("case", 4): cases[words[1], default: [:]][words[2]] = words[3]
      default: continue
      }
    }
  }

  /// The key of a class path.
  ///
  /// - Parameter path: The class path as sheets write it.
  /// - Returns: The key; `nil` for a class path that no component has.
  func key(of path: String) -> Key? { keys[path] }

  /// The case that a word stands for.
  ///
  /// - Parameters:
  ///   - word: The word of the sheet.
  ///   - enumeration: The enumeration's documented name.
  /// - Returns: The case's name in Swift; `nil` when there is none.
  func caseName(_ word: String, of enumeration: String) -> String? { cases[enumeration]?[word] }

  /// The lines for a class path and its aliases.
  private static func lines(
    for path: ClassPath,
    of component: Component,
    in context: SwiftContext
  ) -> [String] {
    let style = SwiftNames.style(path.group, override: context.group(named: path.group)?.swiftName)
      .code
    var expression = Names.classPath + "<" + style + ">(" + StringLiteral.code(for: path.path) + ")"
    // Generated code must compile without warnings, so it does not use what is deprecated.
    if path.deprecated == nil {
      let name = SwiftNames.classPath(
        path.path,
        of: component.name,
        settings: context.catalogue.settings,
        override: path.swiftName
      )
      expression = [context.name(of: component).code, Names.classPaths, name.code]
        .joined(separator: ".")
    }
    let key = "\(expression) \(style) \(path.group)"
    return ["key \(path.path) \(key)"] + path.aliases.map { "key \($0) \(key) \(path.path)" }
  }
}
