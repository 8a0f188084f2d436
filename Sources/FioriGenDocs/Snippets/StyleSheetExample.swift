import FioriGenModel

/// Style sheet rules for the examples of the documentation.
enum StyleSheetExample {
  /// A rule for a class path with a value for every attribute of its group.
  ///
  /// - Parameters:
  ///   - path: The class path.
  ///   - group: The attributes it takes.
  ///   - catalogue: The enumerations that values may be of.
  /// - Returns: The rule.
  static func rule(for path: String, group: AttributeGroup, in catalogue: Catalogue) -> String {
    let lines = group.attributes.map { attribute in
      "  \(attribute.name): \(value(for: attribute.type, in: catalogue));"
    }
    return (["\(path) {"] + lines + ["}"]).joined(separator: "\n")
  }

  /// A valid value of a type.
  private static func value(for type: AttributeType, in catalogue: Catalogue) -> String {
    switch type {
    case .enumeration(let name):
      guard case .enumeration(let cases) = catalogue.type(named: name)?.kind else { return "none" }
      return cases.first?.name ?? "none"
    case .builtIn(.color): return "#0a6ed1"
    case .builtIn(.fontName): return "mediumSystem"
    case .builtIn(.fontTextStyle): return "body"
    case .builtIn(.number): return "13"
    case .builtIn(.integer): return "2"
    case .builtIn(.boolean): return "true"
    case .builtIn(.offset): return "1, 2"
    case .builtIn(.size): return "16, 16"
    case .builtIn(.box): return "4, 8"
    case .builtIn(.textAlign): return "left"
    case .builtIn(.textTransform): return "none"
    case .builtIn(.image), .builtIn(.string): return "example"
    }
  }
}
