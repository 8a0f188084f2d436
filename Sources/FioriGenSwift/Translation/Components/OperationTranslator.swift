import FioriGenModel

/// Makes the parameter structs of operations, and the protocol of what a component can be told.
///
/// ```swift
/// public protocol FUIToastMessageOperations {
///   static func show(_ parameters: FUIToastMessageModel.Show)
/// }
/// ```
struct OperationTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The component.
  let component: Component

  /// The component's model, as code.
  let model: String

  /// The parameter structs, one per operation with parameters that carry data.
  var parameterStructs: [Declaration] {
    component.distinctOperations.compactMap { operation in
      let parameters = operation.storedParameters
      if parameters.isEmpty { return nil }
      let name = SwiftNames.nestedType(operation.name)
      let fields = FieldTranslator(context: context)
      let rules = RuleTranslator(
        context: context,
        ownerName: component.name + "." + operation.name,
        properties: []
      )
      return ModelDeclaration(
        documentation: Documentation(
          "Parameters of `\(operation.name)`.",
          paragraphs: [Self.leftOut(of: operation)]
        ),
        role: .parameters,
        name: name,
        fields: parameters.compactMap { fields.stored($0) },
        checks: rules.limits(of: parameters)
      ).declaration
    }
  }

  /// The protocol's methods.
  var requirements: [Declaration] {
    component.distinctOperations.map { .function(requirement(for: $0)) }
  }

  /// The method for one operation.
  private func requirement(for operation: Operation) -> FunctionDeclaration {
    let hasParameters = !operation.storedParameters.isEmpty
    let result = operation.result.flatMap(context.resolution.portable)
    var paragraphs = [operation.discussion]
    if !hasParameters { paragraphs.append(Self.leftOut(of: operation)) }
    if let type = operation.result, result == nil {
      paragraphs.append("No data stands for the documented result, `\(type)`.")
    }
    paragraphs += Phrases.marks(
      inheritedFrom: operation.inheritedFrom,
      isInferred: operation.isInferred,
      note: operation.note
    )
    let parameters =
      hasParameters
      ? [
        FunctionDeclaration.Parameter(
          "_ " + Names.parametersParameter,
          model + "." + SwiftNames.nestedType(operation.name).code
        )
      ] : []
    return FunctionDeclaration(
      documentation: Documentation(
        operation.summary.isEmpty
          ? "Tells the component to `\(operation.name)`." : operation.summary,
        paragraphs: paragraphs
      ),
      head: (operation.isStatic ? "static func " : "func ")
        + SwiftNames.method(operation.name).code,
      parameters: parameters,
      result: result.map(context.code(for:))
    )
  }

  /// Says which parameters are missing because they carry no data; empty where none are.
  private static func leftOut(of operation: Operation) -> String {
    Phrases.leftOut(
      operation.parameters.filter { $0.portable == nil }.map { "\($0.name): \($0.type)" }
    )
  }
}
