import FioriGenDocs
import FioriGenModel
import FioriGenReader
import Foundation
import FioriGenTestSupport

/// The catalogue that the repository's own specs make.
enum ShippedCatalogue {
  /// The catalogue, and every finding about the specs.
  static let result: SpecReadResult = SpecReader.read(sources)

  /// The catalogue; an empty one when the specs have errors, which a test of its own reports.
  static let catalogue: Catalogue = result.catalogue ?? Catalogue()

  /// The components.
  static let components: [Component] = catalogue.components

  /// The pages and pictures in DocC's dialect.
  static let docc: [GeneratedFile] = DocsEmitter.emitDocC(catalogue, rules: SpecRules.all).files

  /// The pages and pictures in plain Markdown.
  static let plain: [GeneratedFile] = DocsEmitter.emitPlain(catalogue, rules: SpecRules.all).files

  /// The spec files, in the order of their paths.
  private static let sources: [SpecSource] = {
    let folder = Repository.folder.appending(path: "Specs")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".yaml") }
    return paths.sorted().map { path in
      let data = FileManager.default.contents(atPath: path) ?? Data()
      return SpecSource(path: "Specs" + path.dropFirst(folder.path.count), bytes: [UInt8](data))
    }
  }()
}
