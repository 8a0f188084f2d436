import FioriGenModel

/// Makes the methods of protocols that report events.
///
/// ```swift
/// func didSelectHandler(_ singleActionButton: FUISingleActionButtonModel)
/// ```
struct EventTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The methods for some events.
  ///
  /// - Parameter events: The events.
  /// - Returns: The protocol's requirements, in the same order.
  func requirements(for events: [Event]) -> [Declaration] {
    events.map { .function(requirement(for: $0)) }
  }

  /// The method for one event.
  private func requirement(for event: Event) -> FunctionDeclaration {
    var parameters: [FunctionDeclaration.Parameter] = []
    var leftOut: [String] = []
    var uses: [String: Int] = [:]
    for type in event.payload {
      guard let portable = context.resolution.portable(for: type) else {
        leftOut.append("\(type)")
        continue
      }
      let name = Self.numbered(
        SwiftNames.parameter(for: type, prefix: context.typePrefix),
        uses: &uses
      )
      parameters.append(
        FunctionDeclaration.Parameter("_ " + name.code, context.code(for: portable))
      )
    }
    return FunctionDeclaration(
      documentation: Documentation(
        event.summary.isEmpty ? "Reports `\(event.name)`." : event.summary,
        paragraphs: [Phrases.leftOut(leftOut)]
          + Phrases.marks(
            inheritedFrom: event.inheritedFrom,
            isInferred: event.isInferred,
            note: event.note
          )
      ),
      head: "func " + SwiftNames.method(event.name).code,
      parameters: parameters
    )
  }

  /// A parameter's name, with a number where an earlier parameter has the same.
  private static func numbered(_ name: SwiftIdentifier, uses: inout [String: Int])
    -> SwiftIdentifier
  {
    let count = uses[name.plain, default: 0] + 1
    uses[name.plain] = count
    return count == 1 ? name : SwiftIdentifier(valid: name.plain + String(count))
  }
}
