import FioriGenBindings
import FioriGenC
import FioriGenDocs
import FioriGenModel
import FioriGenSwift

/// Emits documentation, with examples from the emitters that know the names in them, each page when it
/// is needed.
enum DocsEmission {
  /// Prepares the pages and pictures of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - prepare: The emitter for one of the two places that pages are written for.
  /// - Returns: The files.
  static func emit(
    _ catalogue: Catalogue,
    _ prepare: (Catalogue, [Rule], [CodeSnippet]) -> [DeferredFile]
  ) -> Emission {
    let context = SwiftContext(catalogue)
    let programs = CUsageExample.programs(for: catalogue)
    let snippets = zip(catalogue.components, programs).flatMap { component, program in
      [
        CodeSnippet(
          component: component.name,
          title: "Swift",
          language: "swift",
          code: UsageExample.code(for: component, in: context)
        ),
        CodeSnippet(component: component.name, title: "C", language: "c", code: program),
      ]
        + [
          BindingExample.code(for: component, in: context).map { code in
            CodeSnippet(
              component: component.name,
              title: "The Real Component",
              language: "swift",
              code: code
            )
          }
        ].compactMap { $0 }
    }
    var files = prepare(catalogue, RulePage.rules, snippets)
    if let page = ReachabilityPage.text(of: catalogue) {
      files.append(DeferredFile(path: ReachabilityPage.fileName) { page })
    }
    return Emission(files: files)
  }
}
