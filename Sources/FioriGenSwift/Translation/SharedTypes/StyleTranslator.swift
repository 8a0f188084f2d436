import FioriGenModel

/// Makes the style of an attribute group, which has only the attributes that the group supports.
///
/// ```swift
/// public struct TextStyle: StyleAttributes {
///   public var fontColor: StyleValue<ThemeColor>?
///   …
/// }
/// ```
struct StyleTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The attribute group.
  let group: AttributeGroup

  /// The style.
  var declaration: Declaration {
    var members: [Declaration] = group.attributes.map { .variable(property(for: $0)) }
    members.append(
      .function(
        FunctionDeclaration(
          documentation: Phrases.emptyStyle,
          head: Names.publicInit,
          body: []
        )
      )
    )
    members.append(.variable(groupName))
    members.append(.function(visit))
    return .type(
      TypeDeclaration(
        documentation: Documentation(
          group.summary.isEmpty ? "Attributes of the group `\(group.name)`." : group.summary
        ),
        keyword: .structure,
        name: SwiftNames.style(group.name, override: group.swiftName).code,
        inherits: [Names.styleAttributes],
        members: members
      )
    )
  }

  /// The property for an attribute.
  private func property(for attribute: Attribute) -> VariableDeclaration {
    let summary =
      attribute.summary.isEmpty ? "The attribute `\(attribute.name)`." : attribute.summary
    return VariableDeclaration(
      documentation: Documentation(
        summary,
        paragraphs: Phrases.marks(isInferred: attribute.isInferred, note: attribute.note)
      ),
      name: SwiftNames.attribute(attribute.name).code,
      type: Names.styleValue + "<" + valueType(of: attribute) + ">?",
      content: .stored(nil)
    )
  }

  /// The type of an attribute's value, as code.
  private func valueType(of attribute: Attribute) -> String {
    switch attribute.type {
    case .builtIn(let type): Names.attribute(type)
    case .enumeration(let name): context.code(for: .enumeration(name))
    }
  }

  /// `static var groupName`.
  private var groupName: VariableDeclaration {
    VariableDeclaration(
      documentation: Phrases.groupName,
      keywords: Names.publicStaticVar,
      name: Names.groupName,
      type: Names.builtIn(.string),
      content: .computed([.expression(prefix: "", .string(group.name))])
    )
  }

  /// `visit`, one line per attribute.
  private var visit: FunctionDeclaration {
    FunctionDeclaration(
      documentation: Phrases.visitStyle,
      head: Names.visitHead,
      parameters: [FunctionDeclaration.Parameter("_ " + Names.visitor, Names.styleVisitorType)],
      body: group.attributes.map { attribute in
        let name = SwiftNames.attribute(attribute.name).codeBesideLocals
        return .call(
          Names.visitorAttribute,
          [Argument(.string(attribute.name)), Argument(.code("&" + name))]
        )
      }
    )
  }
}
