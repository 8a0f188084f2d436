import FioriGenDocs
import FioriGenModel
import FioriGenReader
import FioriGenTestSupport

extension ShippedCatalogue {
  /// The components.
  static let components: [Component] = catalogue.components

  /// The pages and pictures in DocC's dialect.
  static let docc: [GeneratedFile] = DocsEmitter.emitDocC(catalogue, rules: SpecRules.all).files

  /// The pages and pictures in plain Markdown.
  static let plain: [GeneratedFile] = DocsEmitter.emitPlain(catalogue, rules: SpecRules.all).files
}
