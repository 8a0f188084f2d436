import FioriGenModel

/// A stored property of an emitted struct, with its name, type and default in Swift.
struct StoredField: Hashable, Sendable {
  /// How the visitor sees a field.
  enum Visit: Hashable, Sendable {
    /// It may be left out.
    case optional
    /// It must be given.
    case required
    /// It is a slot that several properties share; the rule's identifier is with it.
    case exclusive(rule: String)
  }

  /// A name that a key of JSON had before.
  struct Renaming: Hashable, Sendable {
    /// The former name.
    var from: String
    /// The name it has now.
    var to: String
  }

  /// Another spelling of a key of JSON.
  struct Alias: Hashable, Sendable {
    /// The other spelling.
    var spelling: String
    /// The name of the property.
    var name: String
  }

  /// The name in the spec, which is the key in JSON.
  var key: String
  /// The name that users write.
  var name: SwiftIdentifier
  /// The type, as code.
  var type: String
  /// The default; `nil` where a value must be given.
  var defaultValue: Expression?
  /// How the visitor sees it.
  var visit: Visit = .optional
  /// Names that its keys had before, newest first.
  var renamings: [Renaming] = []
  /// Other spellings of its keys.
  var aliases: [Alias] = []
  /// The attribute of its accessor, where it is deprecated.
  var deprecation: Expression?
  /// What it is for.
  var documentation: Documentation

  /// The name of the stored property, which is never deprecated.
  var storage: SwiftIdentifier {
    deprecation == nil ? name : SwiftNames.undeprecated(name)
  }

  /// What shows the field to a visitor.
  ///
  /// ```swift
  /// visitor.renamed(from: "labels", to: "tags")
  /// visitor.field("tags", &tags, reference.tags)
  /// ```
  var visitStatements: [Statement] {
    var statements: [Statement] = renamings.map { renaming in
      .call(
        Names.visitorRenamed,
        [Argument("from", .string(renaming.from)), Argument("to", .string(renaming.to))]
      )
    }
    statements += aliases.map { alias in
      .call(
        Names.visitorAlias,
        [Argument(.string(alias.spelling)), Argument("of", .string(alias.name))]
      )
    }
    let (method, first) = visitCall
    statements.append(
      .call(
        method,
        [
          Argument(.string(first)),
          Argument(.code("&" + storage.codeBesideLocals)),
          Argument(.code(Names.referencePrefix + storage.code)),
        ]
      )
    )
    return statements
  }

  /// The visitor's method for the field, and its first argument.
  private var visitCall: (method: String, first: String) {
    switch visit {
    case .optional: (Names.visitorField, key)
    case .required: (Names.visitorRequired, key)
    case .exclusive(let rule): (Names.visitorExclusive, rule)
    }
  }
}

extension SwiftIdentifier {
  /// A reference to a member from code in which a parameter or local of the same name could hide
  /// it.
  var codeBesideLocals: String {
    Names.locals.contains(plain) ? Names.selfPrefix + code : code
  }
}
