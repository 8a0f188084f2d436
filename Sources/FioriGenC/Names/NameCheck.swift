import FioriGenModel

/// Claims every name of a library and finds those that two spec sites share.
struct NameCheck {
  /// The collisions.
  let diagnostics: [Diagnostic]

  /// Checks a library.
  ///
  /// - Parameter library: The declarations of all headers.
  init(_ library: CLibrary) {
    var registry = NameRegistry()
    let names = library.names
    for macro in SupportHeader(names: names, abiVersion: 0).macroNames {
      registry.claim(macro, for: "support.h", at: library.origin.range)
    }
    for file in CNames.ownHeaders {
      Self.claim(file: file + ".h", names: names, for: library.origin, in: &registry)
    }
    Self.claim(file: names.umbrella, names: names, for: library.origin, in: &registry)
    for header in library.headers {
      if !CNames.ownHeaders.contains(where: { $0 + ".h" == header.file }) {
        Self.claim(file: header.file, names: names, for: header.origin, in: &registry)
      }
      for declaration in header.declarations { Self.claim(declaration, in: &registry) }
    }
    diagnostics = registry.diagnostics
  }

  /// Claims a header's name and its include guard.
  private static func claim(
    file: String,
    names: CNames,
    for origin: COrigin,
    in registry: inout NameRegistry
  ) {
    registry.claim(file, in: NameRegistry.files, for: origin.name, at: origin.range)
    registry.claim(names.guardMacro(ofHeader: file), for: origin.name, at: origin.range)
  }

  /// Claims the names of one declaration.
  private static func claim(_ declaration: CDeclaration, in registry: inout NameRegistry) {
    let origin = declaration.origin
    switch declaration {
    case .record(let record):
      for field in record.fields {
        registry.claim(
          field.name,
          in: record.name,
          for: field.origin.name,
          at: field.origin.range
        )
      }
    case .enumeration(let enumeration):
      registry.claim(enumeration.name, for: origin.name, at: origin.range)
      for enumerator in enumeration.enumerators {
        registry.claim(
          enumerator.name,
          for: enumerator.origin.name,
          at: enumerator.origin.range
        )
      }
    case .forward, .function, .constant:
      registry.claim(declaration.name, for: origin.name, at: origin.range)
    }
  }
}
