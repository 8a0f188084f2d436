import FioriGenBindings
import FioriGenC
import FioriGenDocs
import FioriGenModel
import FioriGenSwift

/// Emits documentation, with examples from the emitters that know the names in them.
enum DocsEmission {
  /// Makes the pages and pictures of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - emit: The emitter for one of the two places that pages are written for.
  /// - Returns: The files.
  static func emit(
    _ catalogue: Catalogue,
    _ emit: (Catalogue, [Rule], [CodeSnippet]) -> EmitterResult
  ) -> EmitterResult {
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
    var result = emit(catalogue, RulePage.rules, snippets)
    if let page = ReachabilityPage.text(of: catalogue) {
      result.files.append(GeneratedFile(path: ReachabilityPage.fileName, contents: page))
    }
    return result
  }
}
