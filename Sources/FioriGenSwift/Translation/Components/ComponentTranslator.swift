import FioriGenModel

/// Makes everything that a component's file declares.
struct ComponentTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The component.
  let component: Component

  /// The component's stored fields.
  private let layout: ModelLayout

  /// Prepares a component.
  ///
  /// - Parameters:
  ///   - context: The catalogue.
  ///   - component: The component.
  init(context: SwiftContext, component: Component) {
    self.context = context
    self.component = component
    layout = ModelLayout(of: component)
  }

  /// The declarations: the model, what extends it, and the protocols.
  var declarations: [Declaration] {
    let model = self.model
    var declarations = [model.declaration]
    for members in extensions(of: model) where !members.isEmpty {
      declarations.append(
        .type(TypeDeclaration(keyword: .extending, name: name.code, members: members))
      )
    }
    declarations += protocols
    if component.deprecated != nil {
      declarations.append(alias(for: context.publicName(of: component), summary: summary))
    }
    return declarations
  }

  /// The model's name in generated code.
  private var name: SwiftIdentifier { context.name(of: component) }

  /// What the component is for.
  private var summary: String {
    component.summary.isEmpty ? "The data of `\(component.name)`." : component.summary
  }

  // MARK: Model

  /// The model.
  private var model: ModelDeclaration {
    let fields = FieldTranslator(context: context)
    let descriptor = DescriptorTranslator(context: context, component: component, model: name)
    var members: [Declaration] = []
    if component.deprecated != nil {
      members.append(.fieldTypeName(context.publicName(of: component)))
    }
    members.append(.variable(descriptor.declaration))
    return ModelDeclaration(
      documentation: Documentation(
        summary,
        paragraphs: [component.discussion]
          + Phrases.marks(isInferred: component.isInferred, since: component.since)
          + component.notes.map(Phrases.note)
      ),
      role: .component,
      name: name,
      fields: layout.fields.compactMap { fields.stored($0, siblings: component.properties) },
      checks: checks,
      members: members
    )
  }

  /// What checks the component's limits and rules.
  private var checks: [Statement] {
    var slotMembers: Set<String> = []
    var parts: [PartField] = []
    for field in layout.fields {
      switch field {
      case .property: break
      case .exclusive(let slot): slotMembers.formUnion(slot.members.map(\.name))
      case .part(let part): parts.append(part)
      }
    }
    let rules = RuleTranslator(
      context: context,
      ownerName: component.name,
      properties: component.properties,
      slotMembers: slotMembers,
      parts: parts
    )
    return rules.limits() + rules.limits(of: component.parts)
      + rules.statements(for: component.rules)
  }

  // MARK: Extensions

  /// The members of each extension, in order.
  private func extensions(of model: ModelDeclaration) -> [[Declaration]] {
    var extensions: [[Declaration]] = []
    for case .exclusive(let slot) in layout.fields {
      let translator = SlotTranslator(context: context, slot: slot, siblings: component.properties)
      extensions.append([translator.choice] + translator.accessors)
    }
    extensions.append(model.accessors)
    let parts = PartTranslator(context: context)
    for case .part(let part) in layout.fields {
      extensions.append([parts.declaration(of: part)].compactMap { $0 })
    }
    let classPaths = ClassPathTranslator(context: context, component: component)
    extensions.append([classPaths.declaration].compactMap { $0 })
    for parameters in operations.parameterStructs { extensions.append([parameters]) }
    return extensions
  }

  /// The component's operations.
  private var operations: OperationTranslator {
    OperationTranslator(context: context, component: component, model: name.code)
  }

  // MARK: Protocols

  /// The protocols of operations and events; a deprecated component's have aliases.
  private var protocols: [Declaration] {
    var declarations: [Declaration] = []
    if !component.operations.isEmpty {
      declarations += protocolDeclaration(
        named: SwiftNames.operations(component.name),
        summary: "What the component `\(component.name)` can be told to do.",
        members: operations.requirements
      )
    }
    if !component.events.isEmpty {
      declarations += protocolDeclaration(
        named: SwiftNames.events(component.name),
        summary: "What the component `\(component.name)` reports.",
        members: EventTranslator(context: context).requirements(for: component.events)
      )
    }
    return declarations
  }

  /// A protocol, with its alias where the component is deprecated.
  private func protocolDeclaration(
    named name: SwiftIdentifier,
    summary: String,
    members: [Declaration]
  ) -> [Declaration] {
    let isDeprecated = component.deprecated != nil
    let declaration = TypeDeclaration(
      documentation: Documentation(summary),
      keyword: .protocolType,
      name: isDeprecated ? SwiftNames.undeprecated(name).code : name.code,
      members: members
    )
    return [.type(declaration)] + (isDeprecated ? [alias(for: name, summary: summary)] : [])
  }

  /// The deprecated name of a declaration that generated code uses under another one.
  private func alias(for name: SwiftIdentifier, summary: String) -> Declaration {
    let deprecation = component.deprecated ?? Deprecation(message: "")
    let replacement = deprecation.replacedBy.flatMap(context.component(named:))
    return .typeAlias(
      TypeAliasDeclaration(
        documentation: Documentation(summary),
        attributes: [
          Availability.deprecated(
            deprecation,
            replacement: replacement.map { context.publicName(of: $0).plain }
          )
        ],
        name: name.code,
        target: SwiftNames.undeprecated(name).code
      )
    )
  }
}
