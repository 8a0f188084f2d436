import FioriGenModel

/// Makes a loadable sheet of the rules that the documents show as examples.
enum ExampleSheet {
  /// The sheet of a catalogue.
  ///
  /// The examples use variables without defining them. The sheet defines each as the palette's constant
  /// of the same name, so that it can be loaded as it is.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The text; `nil` when there are no examples.
  static func text(of catalogue: Catalogue) -> String? {
    let examples = catalogue.components.flatMap(\.theming.examples)
    guard !examples.isEmpty else { return nil }
    var blocks = [
      ThemeSheets.comment("The rules that the documents show as examples.") + "\n"
    ]
    let variables = Set(examples.map(\.value).filter { $0.hasPrefix("@") }).sorted()
    if !variables.isEmpty {
      let note =
        "Each variable stands for the palette's constant of the same name; put your colours in."
      blocks.append(
        ThemeSheets.comment(note) + "\n"
          + variables.map { "\($0): \($0.dropFirst());\n" }.joined()
      )
    }
    var order: [String] = []
    var declarations: [String: [String]] = [:]
    for example in examples {
      if declarations[example.classPath] == nil { order.append(example.classPath) }
      declarations[example.classPath, default: []].append(
        "  \(example.attribute): \(example.value);\n"
      )
    }
    blocks += order.map { path in "\(path) {\n" + (declarations[path] ?? []).joined() + "}\n" }
    return blocks.joined(separator: "\n")
  }
}
