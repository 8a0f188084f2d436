public import FioriGenModel

/// Shows how the generated C of a component is used.
///
/// ```c
/// #include <fiori/fiori.h>
///
/// int main(void) {
///   fiori_tag_cell model;
///   fiori_tag_cell_init(&model);
///   model.headline_text = "Headline text";
///   return 0;
/// }
/// ```
///
/// The program needs the headers alone, and no libclang is needed to write it.
public enum CUsageExample {
  /// Examples for the documentation.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: For each component in its order, a program in C99 without a line break at its end.
  public static func programs(for catalogue: Catalogue) -> [String] {
    let names = CNames(settings: catalogue.settings)
    let types = TypeTranslator(names: names, catalogue: catalogue)
    let planner = RecordPlanner(names: names)
    let values = ExampleValues(catalogue)
    return catalogue.components.map { component in
      let plan = planner.plan(component)
      var writer = CAssignmentWriter(catalogue: catalogue, types: types)
      for (property, value) in values.properties(of: component) {
        writer.assign(value, to: property, of: variable, plan)
      }
      let type = names.type(plan.stem)
      let lines =
        ["\(type) \(variable);", "\(names.function("init", on: plan.stem))(&\(variable));"]
        + writer.lines + ["return 0;"]
      return "#include <\(names.prefix)/\(names.umbrella)>\n\nint main(void) {\n"
        + lines.map { "  \($0)\n" }.joined() + "}"
    }
  }

  /// The name of the record in the example.
  private static let variable = "model"
}
