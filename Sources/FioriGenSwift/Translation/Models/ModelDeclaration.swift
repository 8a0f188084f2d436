import FioriGenModel

/// A struct whose fields a visitor can see, in the form that every model has.
///
/// ```swift
/// public struct FUITagModel: FieldModel {
///   public var title: String
///   public init(title: String) { … }
///   public static var blank: Self { … }
///   public mutating func visit(_ visitor: inout some FieldVisitor, reference: Self) { … }
/// }
/// ```
struct ModelDeclaration: Hashable, Sendable {
  /// What the struct is.
  enum Role: Hashable, Sendable {
    /// The model of a component.
    case component
    /// A struct of the catalogue.
    case structure
    /// The members of a part.
    case part
    /// The parameters of an operation.
    case parameters
  }

  /// What it is for.
  var documentation: Documentation
  /// What it is.
  var role: Role
  /// Its name.
  var name: SwiftIdentifier
  /// Its stored properties, in order.
  var fields: [StoredField]
  /// What checks its rules; empty where there are none.
  var checks: [Statement] = []
  /// Further members of the struct itself.
  var members: [Declaration] = []

  /// The struct.
  var declaration: Declaration {
    let isDefaulted = role != .parameters && fields.allSatisfy { $0.defaultValue != nil }
    var members: [Declaration] = fields.map { .variable(stored($0)) }
    if isDefaulted { members.append(.function(emptyInitialiser)) }
    if let initialiser { members.append(.function(initialiser)) }
    if !isDefaulted { members.append(.variable(blank)) }
    members.append(.function(visit))
    if !checks.isEmpty { members.append(.function(checkRules)) }
    members += self.members
    return .type(
      TypeDeclaration(
        documentation: documentation,
        keyword: .structure,
        name: name.code,
        inherits: [conformance(isDefaulted: isDefaulted)],
        members: members
      )
    )
  }

  /// The accessors of deprecated fields, and of the other spellings of fields.
  var accessors: [Declaration] {
    fields.flatMap { field -> [Declaration] in
      let deprecated = field.deprecation.map { deprecation in
        Declaration.variable(Self.accessor(of: field, deprecation: deprecation))
      }
      return [deprecated].compactMap { $0 } + field.aliasAccessors
    }
  }

  /// The protocol that the struct conforms to.
  private func conformance(isDefaulted: Bool) -> String {
    switch role {
    case .component: Names.componentModel
    case .structure, .part: isDefaulted ? Names.defaultedModel : Names.fieldModel
    case .parameters: Names.operationParameters
    }
  }

  /// What the rules are of, in comments.
  private var ruled: String {
    switch role {
    case .component: "component"
    case .structure, .part: "type"
    case .parameters: "operation"
    }
  }

  /// What a value of the struct is called in comments.
  private var noun: String {
    role == .component ? "a model" : "a value"
  }

  // MARK: Members

  /// A stored property.
  private func stored(_ field: StoredField) -> VariableDeclaration {
    let isDeprecated = field.deprecation != nil
    return VariableDeclaration(
      documentation: isDeprecated
        ? Documentation("Storage of the deprecated `\(field.name.plain)`.") : field.documentation,
      name: field.storage.code,
      type: field.type,
      // Optional properties begin with nil anyway.
      content: .stored(field.defaultValue == .code(Names.nilValue) ? nil : field.defaultValue)
    )
  }

  /// The accessor of a deprecated field.
  private static func accessor(of field: StoredField, deprecation: Expression)
    -> VariableDeclaration
  {
    VariableDeclaration(
      documentation: field.documentation,
      attributes: [deprecation],
      name: field.name.code,
      type: field.type,
      content: .accessors(
        get: [.line(field.storage.code)],
        set: [.line(field.storage.code + " = " + Names.newValue)]
      )
    )
  }

  /// `init() {}`.
  private var emptyInitialiser: FunctionDeclaration {
    FunctionDeclaration(
      documentation: Documentation("Creates \(noun) in which everything has its default."),
      head: Names.publicInit,
      body: []
    )
  }

  /// The initialiser with all fields that are not deprecated; `nil` where there are none.
  private var initialiser: FunctionDeclaration? {
    let parameters = fields.filter { $0.deprecation == nil }
    // Parameters of an operation have no other initialiser.
    if parameters.isEmpty { return role == .parameters ? emptyInitialiser : nil }
    return FunctionDeclaration(
      documentation: Documentation(
        role == .parameters ? "Creates parameters." : "Creates \(noun).",
        parameters: parameters.map {
          Documentation.Parameter(name: $0.name.parameter, text: $0.documentation.summary)
        }
      ),
      head: Names.publicInit,
      parameters: parameters.map {
        FunctionDeclaration.Parameter($0.name.parameter, $0.type, defaultValue: $0.defaultValue)
      },
      hasParameterLines: parameters.count > 1,
      body: parameters.map {
        .expression(prefix: Names.selfPrefix + $0.name.code + " = ", .code($0.name.code))
      }
    )
  }

  /// `static var blank`.
  private var blank: VariableDeclaration {
    let required = fields.filter { $0.defaultValue == nil }
    return VariableDeclaration(
      documentation: Phrases.blank,
      keywords: Names.publicStaticVar,
      name: Names.blank,
      type: Names.selfType,
      content: .computed([
        .call(
          Names.selfType,
          required.map { Argument($0.name.label, .code($0.type + "." + Names.blank)) }
        )
      ])
    )
  }

  /// `visit`, one line per field.
  private var visit: FunctionDeclaration {
    FunctionDeclaration(
      documentation: Phrases.visit,
      head: Names.visitHead,
      parameters: [
        FunctionDeclaration.Parameter("_ " + Names.visitor, Names.fieldVisitorType),
        FunctionDeclaration.Parameter(Names.reference, Names.selfType),
      ],
      body: fields.flatMap(\.visitStatements)
    )
  }

  /// `checkRules`.
  private var checkRules: FunctionDeclaration {
    FunctionDeclaration(
      documentation: Documentation(
        "Checks the rules of the \(ruled)."
      ),
      head: Names.checkRulesHead,
      parameters: [FunctionDeclaration.Parameter("_ " + Names.check, Names.ruleCheckType)],
      body: checks
    )
  }
}
