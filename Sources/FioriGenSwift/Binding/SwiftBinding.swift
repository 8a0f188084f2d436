import FioriGenModel

/// What the Swift models of a catalogue are called, for emitters of code that uses them.
package struct SwiftBinding: Sendable {
  /// The catalogue.
  private let context: SwiftContext

  /// Prepares the names of a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  package init(_ catalogue: Catalogue) {
    context = SwiftContext(catalogue)
  }

  /// The code of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: What generated code writes for it, such as `[FUITagModel]?`.
  package func code(for type: PortableType) -> String { context.code(for: type) }

  /// The model of a component or struct.
  ///
  /// - Parameter name: The name in specs.
  /// - Returns: The model, or `nil` where nothing has that name.
  package func model(named name: String) -> SwiftBoundModel? {
    if let component = context.component(named: name) {
      let type = context.name(of: component).code
      let translator = FieldTranslator(context: context)
      return model(type, ModelLayout(of: component).fields) { field in
        translator.stored(field, siblings: component.properties)
      }
    }
    guard let type = context.sharedType(named: name), case .structure(let fields) = type.kind else {
      return nil
    }
    let translator = FieldTranslator(context: context)
    return model(context.name(of: type).code, ModelLayout(fields: fields).fields) { field in
      translator.stored(field, siblings: fields)
    }
  }

  /// A case of a union or slot.
  ///
  /// - Parameter name: The case's name in specs.
  /// - Returns: The name in Swift, without the dot.
  package func caseName(_ name: String) -> String { SwiftNames.enumerationCase(name).code }

  /// A text as a literal.
  ///
  /// - Parameter text: Any text.
  /// - Returns: A literal of one line, quotes included.
  package static func literal(_ text: String) -> String { StringLiteral.code(for: text) }

  /// A text as one line that is safe in a comment.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The safe line.
  package static func comment(_ text: String) -> String { CommentText.line(text) }

  /// A name that may be a word of the language.
  ///
  /// - Parameter name: A valid name.
  /// - Returns: The name, in backticks where needed.
  package static func identifier(_ name: String) -> String { SwiftIdentifier(valid: name).code }

  /// A model with its fields.
  private func model(
    _ type: String,
    _ fields: [ModelField],
    _ stored: (ModelField) -> StoredField?
  ) -> SwiftBoundModel {
    var bound: [String: SwiftBoundField] = [:]
    for field in fields {
      guard let stored = stored(field) else { continue }
      bound[field.name] = SwiftBoundField(
        name: stored.storage.code,
        isOptional: stored.type.hasSuffix("?"),
        nested: nested(field, in: type)
      )
    }
    return SwiftBoundModel(type: type, fields: bound)
  }

  /// The nested model or slot of a field; `nil` for other fields.
  private func nested(_ field: ModelField, in type: String) -> SwiftBoundModel? {
    switch field {
    case .property: nil
    case .exclusive(let slot):
      SwiftBoundModel(type: type + "." + SwiftNames.nestedType(slot.name).code, fields: [:])
    case .part(let part): nested(part, in: type)
    }
  }

  /// The nested model of a part; `nil` where the part's type is a model of its own.
  private func nested(_ part: PartField, in outer: String) -> SwiftBoundModel? {
    guard case .members(let members) = part.content else { return nil }
    let type = outer + "." + SwiftNames.nestedType(part.name).code
    let translator = FieldTranslator(context: context)
    var bound: [String: SwiftBoundField] = [:]
    for member in members {
      guard let stored = translator.stored(member) else { continue }
      var inner: SwiftBoundModel?
      if case .nested(let field) = member { inner = nested(field, in: type) }
      bound[member.name] = SwiftBoundField(
        name: stored.storage.code,
        isOptional: stored.type.hasSuffix("?"),
        nested: inner
      )
    }
    return SwiftBoundModel(type: type, fields: bound)
  }
}

/// A model, or a type inside one.
package struct SwiftBoundModel: Sendable {
  /// The type as generated code writes it.
  package var type: String
  /// The stored fields by their names in specs.
  package var fields: [String: SwiftBoundField]
}

/// A stored field of a model.
package struct SwiftBoundField: Sendable {
  /// The name of the stored property.
  package var name: String
  /// Whether its type is optional.
  package var isOptional: Bool
  /// The type made for the field alone; `nil` for other fields.
  package var nested: SwiftBoundModel?

  /// Describes a field.
  package init(name: String, isOptional: Bool, nested: SwiftBoundModel?) {
    self.name = name
    self.isOptional = isOptional
    self.nested = nested
  }
}
