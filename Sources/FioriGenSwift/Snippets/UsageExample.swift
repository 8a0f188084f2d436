public import FioriGenModel

/// Shows how the generated Swift of a component is used.
///
/// ```swift
/// import FioriRuntime
///
/// var model = FUIObjectCellModel()
/// model.headlineText = "Headline text"
/// let issues: [ValidationIssue] = model.validate()
/// ```
public enum UsageExample {
  /// An example for the documentation.
  ///
  /// - Parameters:
  ///   - component: A component of the catalogue.
  ///   - context: The prepared catalogue.
  /// - Returns: Statements that compile in a module which has the generated files, without a line
  ///   break at their end.
  public static func code(for component: Component, in context: SwiftContext) -> String {
    let model = context.publicName(of: component).code
    let values = ExampleValues(context.catalogue).properties(of: component)
    var printer = CodePrinter()
    printer.line("import FioriRuntime")
    printer.blankLine()
    printer.line("\(values.isEmpty ? "let" : "var") \(variable) = \(model)()")
    for (property, value) in values {
      guard let type = property.portable else { continue }
      let target = "\(variable).\(SwiftNames.property(property).code) = "
      printer.write(prefix: target, context.expression(for: value, as: type))
    }
    printer.line("let issues: [ValidationIssue] = \(variable).validate()")
    if let theming = theming(of: component, model: model, in: context) {
      printer.blankLine()
      for line in theming { printer.line(line) }
    }
    var text = printer.text
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// The name of the model in the example.
  private static let variable = "model"

  /// Statements that theme the first class path whose group has a colour; `nil` without one.
  private static func theming(
    of component: Component,
    model: String,
    in context: SwiftContext
  ) -> [String]? {
    for path in component.theming.classPaths where path.deprecated == nil {
      let group = context.group(named: path.group)
      guard let color = group?.attributes.first(where: { $0.type == .builtIn(.color) }) else {
        continue
      }
      let constant = SwiftNames.classPath(
        path.path,
        of: component.name,
        settings: context.catalogue.settings,
        override: path.swiftName
      )
      let attribute = SwiftNames.attribute(color.name).code
      let target = "theme[\(model).\(Names.classPaths).\(constant.code)]"
      return ["var theme = Theme()", "\(target).\(attribute) = .variable(\"primary1\")"]
    }
    return nil
  }
}
