import FioriGenModel

/// Makes the index of a catalogue.
///
/// It names the models and nothing of what is in them, so that editing one component leaves it as
/// it is.
///
/// ```swift
/// public enum FioriCatalog: CatalogueIndex {
///   public static var models: [any ComponentModel.Type] { … }
/// }
/// ```
struct IndexTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The index.
  var declaration: Declaration {
    let settings = context.catalogue.settings
    let deprecated = context.catalogue.components.filter { $0.deprecated != nil }
    let others = context.catalogue.components.filter { $0.deprecated == nil }
    var members = [list(Names.models, of: others, documentation: Phrases.models)]
    if !deprecated.isEmpty {
      members.append(
        list(Names.deprecatedModels, of: deprecated, documentation: Phrases.deprecatedModels)
      )
    }
    return .type(
      TypeDeclaration(
        documentation: Documentation(
          settings.summary.isEmpty ? "All components of this module." : settings.summary
        ),
        keyword: .enumeration,
        name: SwiftNames.index(settings.name).code,
        inherits: [Names.catalogueIndex],
        members: members
      )
    )
  }

  /// A list of models, built by statements: the compiler checks a large literal far longer.
  private func list(
    _ name: String,
    of components: [Component],
    documentation: Documentation
  ) -> Declaration {
    let body: [Statement] =
      components.isEmpty
      ? [.line("[]")]
      : [.line("var \(Names.models): \(Names.modelTypes) = []")]
        + components.map { component in
          .call(
            Names.appendModel,
            [Argument(.code(Names.metatype(context.name(of: component).code)))]
          )
        } + [.line("return " + Names.models)]
    return .variable(
      VariableDeclaration(
        documentation: documentation,
        keywords: Names.publicStaticVar,
        name: name,
        type: Names.modelTypes,
        content: .computed(body)
      )
    )
  }
}
