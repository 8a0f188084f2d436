import FioriGenModel

/// Makes a closed list of names.
///
/// ```swift
/// public enum ButtonStyle: String, ComponentEnum {
///   case normal
///   case outlined = "Outlined"
/// }
/// ```
struct EnumerationTranslator {
  /// What it is for.
  let documentation: Documentation

  /// Its name.
  let name: SwiftIdentifier

  /// Its cases.
  let cases: [EnumerationCase]

  /// Further members.
  let members: [Declaration]

  /// The enumeration.
  var declaration: Declaration {
    var members = cases.map { Declaration.enumerationCase(declaration(of: $0)) }
    // Swift derives no list of cases where one is deprecated.
    if cases.contains(where: { $0.deprecated != nil }) { members.append(.variable(allCases)) }
    if cases.contains(where: { !$0.aliases.isEmpty }) { members.append(.variable(aliases)) }
    members += self.members
    return .type(
      TypeDeclaration(
        documentation: documentation,
        keyword: .enumeration,
        name: name.code,
        inherits: [Names.builtIn(.string), Names.componentEnum],
        members: members
      )
    )
  }

  /// A case; its raw value is the documented name.
  private func declaration(of enumerationCase: EnumerationCase) -> EnumerationCaseDeclaration {
    let name = SwiftNames.enumerationCase(of: enumerationCase)
    let documented = enumerationCase.name
    return EnumerationCaseDeclaration(
      documentation: Documentation(
        enumerationCase.summary.isEmpty ? "The case `\(documented)`." : enumerationCase.summary,
        paragraphs: Phrases.marks(
          isInferred: enumerationCase.isInferred,
          note: enumerationCase.note
        )
      ),
      attributes: enumerationCase.deprecated.map { [attribute($0)] } ?? [],
      name: name.code,
      rawValue: name.plain == documented ? nil : .string(documented)
    )
  }

  /// The attribute of a deprecated case; another case can always stand where it stood.
  private func attribute(_ deprecation: Deprecation) -> Expression {
    let replacement = cases.first { $0.name == deprecation.replacedBy }
    return Availability.deprecated(
      deprecation,
      renamed: replacement.map(SwiftNames.enumerationCase(of:))
    )
  }

  /// `static var allCases`, by raw values: code must not name a deprecated case.
  private var allCases: VariableDeclaration {
    VariableDeclaration(
      documentation: Phrases.allCases,
      keywords: Names.publicStaticVar,
      name: Names.allCases,
      type: "[" + name.code + "]",
      content: .computed([
        .expression(
          prefix: "",
          .member(
            .list(cases.map { .string($0.name) }),
            ".compactMap(" + name.code + ".init(rawValue:))"
          )
        )
      ])
    )
  }

  /// `static var aliases`.
  private var aliases: VariableDeclaration {
    let string = Names.builtIn(.string)
    let pairs = cases.flatMap { enumerationCase in
      enumerationCase.aliases.map { alias in
        Argument(StringLiteral.code(for: alias), .string(enumerationCase.name))
      }
    }
    return VariableDeclaration(
      documentation: Phrases.aliases,
      keywords: Names.publicStaticVar,
      name: Names.aliases,
      type: "[\(string): \(string)]",
      content: .computed([.expression(prefix: "", .dictionary(pairs))])
    )
  }
}
