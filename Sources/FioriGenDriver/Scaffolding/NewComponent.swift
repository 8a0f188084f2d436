import FioriGenModel

/// Adds a component to a catalogue.
public enum NewComponent {
  /// What became of it.
  public struct Outcome: Sendable {
    /// The spec's path; `nil` when none was written.
    public var path: String?
    /// The findings.
    public var diagnostics: [Diagnostic]
  }

  /// Writes the first spec of a component.
  ///
  /// - Parameters:
  ///   - name: The component's name.
  ///   - kind: What it is.
  ///   - folder: The folder with the catalogue's specs, which must be valid.
  ///   - imports: Where the specs of imported modules are, by module.
  ///   - jobs: The most threads to use.
  /// - Returns: Where the spec is; findings when there is none.
  public static func write(
    _ name: String,
    kind: ComponentKind,
    into folder: String,
    imports: [String: [String]] = [:],
    jobs: Int
  ) -> Outcome {
    let file = name + ".yaml"
    let path = FileSystem.join(folder, file)
    guard NewName.isValid(name) else {
      return Outcome(diagnostics: [NewName.invalid(name, of: "component", at: path)])
    }
    let loaded = CatalogueLoader.load(SpecInputs([folder], imports: imports), jobs: jobs)
    guard let catalogue = loaded.catalogue else { return Outcome(diagnostics: loaded.diagnostics) }
    if let place = place(of: name, in: catalogue) {
      return Outcome(diagnostics: [taken(name, place: place, path: path)])
    }
    let text =
      EditorLine.text(in: folder, of: catalogue)
      + ComponentTemplate.text(name, kind: kind, in: catalogue)
    let scaffold = Scaffold(items: [.init(path: file, contents: .text(text))])
    let written = scaffold.write(into: folder)
    return Outcome(path: written.paths.first, diagnostics: written.diagnostics)
  }

  /// Where something of the same name stands; names that differ in case only would share a file.
  private static func place(of name: String, in catalogue: Catalogue) -> SourceRange? {
    let key = name.lowercased()
    return catalogue.components.first { $0.name.lowercased() == key }?.range
      ?? catalogue.types.first { $0.name.lowercased() == key }?.range
      ?? catalogue.files.first { $0.stem.lowercased() == key }.map { .beginning(of: $0.path) }
  }

  /// The finding about a name that something has already.
  private static func taken(_ name: String, place: SourceRange, path: String) -> Diagnostic {
    Diagnostic(
      ScaffoldRules.name,
      "there is something named \"\(name)\" already",
      at: .beginning(of: path),
      notes: [DiagnosticNote("the other one", at: place)],
      suggestion: "choose another name, or edit the spec that is there"
    )
  }
}
