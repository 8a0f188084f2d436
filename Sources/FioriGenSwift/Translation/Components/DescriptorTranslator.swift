import FioriGenModel

/// Makes the static property by which a component describes itself.
///
/// Properties, types and defaults are not repeated: the run time reads them from the model.
///
/// ```swift
/// public static var descriptor: ComponentDescriptor {
///   var descriptor = ComponentDescriptor(FUIObjectCellModel.self, name: "FUIObjectCell", …)
///   descriptor.classPath("fdlFUIObjectCell", TableViewCellStyle.self, support: .inferred)
///   return descriptor
/// }
/// ```
struct DescriptorTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The component.
  let component: Component

  /// The component's model.
  let model: SwiftIdentifier

  /// The property.
  var declaration: VariableDeclaration {
    let additions =
      deprecations + component.theming.classPaths.map(classPath) + operations
      + component.events.map(event)
    let body: [Statement] =
      additions.isEmpty
      ? [.expression(prefix: "", creation)]
      : [.expression(prefix: "var " + Names.descriptor + " = ", creation)] + additions
        + [.line("return " + Names.descriptor)]
    return VariableDeclaration(
      documentation: Phrases.descriptor,
      keywords: Names.publicStaticVar,
      name: Names.descriptor,
      type: Names.componentDescriptor,
      content: .computed(body)
    )
  }

  /// `ComponentDescriptor(…)`.
  private var creation: Expression {
    var arguments = [
      Argument(.code(Names.metatype(model.code))),
      Argument("name", .string(component.name)),
      Argument("kind", .code("." + component.kind.rawValue)),
      Argument("summary", .string(component.summary)),
    ]
    if let deprecation = component.deprecated {
      arguments.append(Argument("deprecated", .string(Availability.message(of: deprecation))))
    }
    return .call(Names.componentDescriptor, arguments)
  }

  /// What marks the deprecated properties.
  private var deprecations: [Statement] {
    component.properties.filter(\.isStored).compactMap { property in
      property.deprecated.map { deprecation in
        .call(
          Names.describeDeprecation,
          [
            Argument(.string(property.name)),
            Argument("message", .string(Availability.message(of: deprecation))),
          ]
        )
      }
    }
  }

  /// What adds a class path.
  private func classPath(_ path: ClassPath) -> Statement {
    let style = SwiftNames.style(path.group, override: context.group(named: path.group)?.swiftName)
    let support = component.theming.groups.first { $0.group == path.group }?.source ?? .inferred
    var arguments = [
      Argument(.string(path.path)),
      Argument(.code(Names.metatype(style.code))),
      Argument("support", .code("." + support.rawValue)),
    ]
    if !path.aliases.isEmpty {
      arguments.append(Argument("aliases", .list(path.aliases.map(Expression.string))))
    }
    if let deprecation = path.deprecated {
      arguments.append(Argument("deprecated", .string(Availability.message(of: deprecation))))
    }
    return .call(Names.describeClassPath, arguments)
  }

  /// What adds the operations.
  private var operations: [Statement] {
    component.distinctOperations.map { operation in
      var arguments = [Argument(.string(operation.name))]
      if !operation.storedParameters.isEmpty {
        let type = Names.metatype(SwiftNames.nestedType(operation.name).code)
        arguments.append(Argument("parameters", .code(type)))
      }
      if operation.isStatic { arguments.append(Argument("isStatic", .code("true"))) }
      return .call(Names.describeOperation, arguments)
    }
  }

  /// What adds an event.
  private func event(_ event: Event) -> Statement {
    var arguments = [Argument(.string(event.name))]
    if !event.payload.isEmpty {
      arguments.append(Argument("payload", .list(event.payload.map { .string($0.description) })))
    }
    return .call(Names.describeEvent, arguments)
  }
}
