/// What can be compared of a declaration: once as the model means it, once as a compiler read it.
struct DeclarationFacts: Hashable, Sendable {
  /// The kinds of declarations.
  enum Kind: String, Hashable, Sendable {
    /// A typedef of a record's name.
    case forward = "type"
    /// A struct with its fields.
    case structure = "struct"
    /// A C union with its members.
    case union = "union"
    /// An enumeration with its values.
    case enumeration = "enumeration"
    /// A function of the library.
    case function = "function"
    /// A function with a body.
    case inlineFunction = "inline function"
    /// A constant text.
    case constant = "constant"
  }

  /// A field, enumerator or parameter.
  struct Member: Hashable, Sendable {
    /// The name.
    var name: String
    /// The type; `nil` for enumerators.
    var type: CType?
    /// The value of an enumerator.
    var value: Int?
    /// The comment as it stands in the header; `nil` for parameters.
    var comment: String?
    /// The message of the deprecation attribute.
    var deprecation: String?
  }

  /// The kind.
  var kind: Kind
  /// The name.
  var name: String
  /// What a function gives back, the type of a constant, what an enumeration is stored in.
  var type: CType?
  /// Fields, enumerators or parameters, in order.
  var members: [Member] = []
  /// The text of a constant.
  var text: String?
  /// The comment as it stands in the header.
  var comment: String?
  /// The message of the deprecation attribute.
  var deprecation: String?
}

extension DeclarationFacts {
  /// What the model means by a declaration.
  init(_ declaration: CDeclaration) {
    switch declaration {
    case .forward(let forward):
      self.init(kind: .forward, name: forward.name)
      comment = Self.comment(forward.documentation)
      deprecation = forward.deprecation.map(CText.shownMessage)
    case .record(let record):
      self.init(kind: record.isUnion ? .union : .structure, name: record.name)
      comment = Self.comment(record.documentation)
      members = record.fields.map { field in
        Member(
          name: field.name,
          type: field.type,
          comment: Self.comment(field.documentation, indentation: 2),
          deprecation: field.deprecation.map(CText.shownMessage)
        )
      }
    case .enumeration(let enumeration):
      self.init(kind: .enumeration, name: enumeration.name, type: .scalar(.int32))
      comment = Self.comment(enumeration.documentation)
      deprecation = enumeration.deprecation.map(CText.shownMessage)
      members = enumeration.enumerators.map { enumerator in
        Member(
          name: enumerator.name,
          value: enumerator.value,
          comment: Self.comment(enumerator.documentation, indentation: 2),
          deprecation: enumerator.deprecation.map(CText.shownMessage)
        )
      }
    case .function(let function):
      let kind = function.body == nil ? Kind.function : .inlineFunction
      self.init(kind: kind, name: function.name, type: function.result)
      comment = Self.comment(function.documentation)
      deprecation = function.deprecation.map(CText.shownMessage)
      members = function.parameters.map { Member(name: $0.name, type: $0.type) }
    case .constant(let constant):
      self.init(kind: .constant, name: constant.name)
      type = .constant(.pointer(.constant(.scalar(.char)), .nonnull))
      text = constant.text
      comment = Self.comment(constant.documentation)
      deprecation = constant.deprecation.map(CText.shownMessage)
    }
  }

  /// What is read anew for every target: no comments, no messages of deprecation, and no bodies, so
  /// that every function is only declared.
  var ofAnyTarget: DeclarationFacts {
    var facts = self
    if facts.kind == .inlineFunction { facts.kind = .function }
    facts.comment = nil
    facts.deprecation = nil
    for index in facts.members.indices {
      facts.members[index].comment = nil
      facts.members[index].deprecation = nil
    }
    return facts
  }

  /// A comment as the printer writes it: the first line stands where the declaration does.
  private static func comment(_ documentation: CDocumentation, indentation: Int = 0) -> String {
    let space = String(repeating: " ", count: indentation)
    return CommentRenderer.lines(for: documentation, indentation: indentation)
      .joined(separator: "\n" + space)
  }
}
