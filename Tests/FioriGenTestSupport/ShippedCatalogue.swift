public import FioriGenModel
public import FioriGenReader
import Foundation

/// The catalogue that the repository's own specs make.
public enum ShippedCatalogue {
  /// The catalogue, and every finding about the specs.
  public static let result: SpecReadResult = SpecReader.read(sources)

  /// The catalogue; an empty one when the specs have errors, which a test of its own reports.
  public static let catalogue: Catalogue = result.catalogue ?? Catalogue()

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
