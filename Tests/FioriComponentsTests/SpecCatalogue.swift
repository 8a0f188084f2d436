import FioriGenModel
import FioriGenReader
import Foundation
import FioriGenTestSupport

/// The catalogue that the repository's own specs make.
enum SpecCatalogue {
  /// The catalogue; empty when the specs have errors, which other tests report.
  static let catalogue: Catalogue = {
    let folder = Repository.folder.appending(path: "Specs")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".yaml") }
    let sources = paths.sorted().map { path in
      SpecSource(path: path, bytes: [UInt8](FileManager.default.contents(atPath: path) ?? Data()))
    }
    return SpecReader.read(sources).catalogue ?? Catalogue()
  }()
}
