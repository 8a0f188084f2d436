import FioriGenModel

/// Makes enumerations whose cases hold one value each: exclusive slots and unions.
///
/// ```swift
/// public enum Status: ExclusiveChoice {
///   case text(String)
///   case image(ImageReference)
///   …
/// }
/// ```
struct ChoiceTranslator {
  /// One case.
  struct Case {
    /// Its name.
    var name: SwiftIdentifier
    /// Its key in JSON.
    var key: String
    /// The type of its value, as code.
    var type: String
    /// What it is for.
    var documentation: Documentation
  }

  /// What it is for.
  var documentation: Documentation
  /// Its name.
  var name: SwiftIdentifier
  /// The protocols it conforms to, as code.
  var conformances: [String]
  /// Its cases.
  var cases: [Case]
  /// The case that a string literal makes; `nil` where literals could mean several cases or none.
  var literalCase: SwiftIdentifier?
  /// Further members.
  var members: [Declaration] = []

  /// The enumeration.
  var declaration: Declaration {
    var members: [Declaration] = cases.map { choice in
      .enumerationCase(
        EnumerationCaseDeclaration(
          documentation: choice.documentation,
          name: choice.name.code,
          payload: choice.type
        )
      )
    }
    if let literalCase { members.append(.function(literalInitialiser(literalCase))) }
    members.append(.variable(blankCases))
    members.append(.function(visit))
    members += self.members
    return .type(
      TypeDeclaration(
        documentation: documentation,
        keyword: .enumeration,
        name: name.code,
        inherits: conformances,
        members: members
      )
    )
  }

  /// `static var blankCases`.
  private var blankCases: VariableDeclaration {
    VariableDeclaration(
      documentation: Phrases.blankCases,
      keywords: Names.publicStaticVar,
      name: Names.blankCases,
      type: "[" + name.code + "]",
      content: .computed([
        .expression(
          prefix: "",
          .column(
            cases.map { choice in
              .call(
                name.code + "." + choice.name.code,
                [Argument(.code(choice.type + "." + Names.blank))]
              )
            }
          )
        )
      ])
    )
  }

  /// `visit`.
  private var visit: FunctionDeclaration {
    FunctionDeclaration(
      documentation: Phrases.visitChoice,
      head: Names.visitHead,
      parameters: [FunctionDeclaration.Parameter("_ " + Names.visitor, Names.choiceVisitorType)],
      body: [
        .switchOver(
          Names.selfValue,
          cases.map { choice in
            Branch(
              "." + choice.name.code + "(var " + Names.value + ")",
              [
                .call(
                  Names.visitorValue,
                  [Argument(.string(choice.key)), Argument(.code("&" + Names.value))]
                ),
                .line(Names.selfValue + " = ." + choice.name.code + "(" + Names.value + ")"),
              ]
            )
          }
        )
      ]
    )
  }

  /// `init(stringLiteral:)`.
  private func literalInitialiser(_ literalCase: SwiftIdentifier) -> FunctionDeclaration {
    FunctionDeclaration(
      documentation: Phrases.literalInitialiser,
      head: Names.publicInit,
      parameters: [FunctionDeclaration.Parameter(Names.stringLiteralLabel, "String")],
      body: [.line(Names.selfValue + " = ." + literalCase.code + "(" + Names.value + ")")]
    )
  }
}
