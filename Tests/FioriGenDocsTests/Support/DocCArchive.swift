import FioriGenModel
import Foundation
import FioriGenTestSupport
import Testing

/// What DocC makes of emitted pages.
struct DocCArchive: Sendable {
  /// What `docc` said and how it ended.
  let result: BuiltTool.Result
  /// Every page's JSON by the page's name.
  let pages: [String: Data]

  /// Converts files with warnings as errors.
  ///
  /// - Parameters:
  ///   - files: The emitted files.
  ///   - name: What the catalogue is called.
  /// - Throws: When a file cannot be written or read, or `docc` cannot be started.
  init(_ files: [GeneratedFile], name: String) throws {
    let folder = try TemporaryFolder()
    let catalogue = folder.url.appending(path: "Documentation.docc")
    for file in files {
      let url = catalogue.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.contents.utf8).write(to: url)
    }
    let archive = folder.url.appending(path: "archive")
    result = try Command.run(
      "docc",
      [
        "convert", catalogue.path, "--warnings-as-errors", "--fallback-display-name", name,
        "--fallback-bundle-identifier", name, "--output-path", archive.path,
      ],
      in: folder.url
    )
    var pages: [String: Data] = [:]
    let data = archive.appending(path: "data/documentation")
    let found = FileManager.default.enumerator(at: data, includingPropertiesForKeys: nil)
    for case let url as URL in found ?? .init() where url.pathExtension == "json" {
      pages[url.deletingPathExtension().lastPathComponent] = try Data(contentsOf: url)
    }
    self.pages = pages
  }

  /// A page's JSON.
  private func contents(of page: String) throws -> [String: Any] {
    let data = try #require(pages[page], "there is no page \(page)")
    let json = try JSONSerialization.jsonObject(with: data)
    return try #require(json as? [String: Any])
  }

  /// Every node of a page's contents, in order.
  ///
  /// - Parameter page: The page's name, in small letters.
  /// - Returns: The nodes.
  /// - Throws: When there is no such page.
  func nodes(of page: String) throws -> [[String: Any]] {
    let page = try contents(of: page)
    return Self.nodes(in: page["abstract"]) + Self.nodes(in: page["primaryContentSections"])
  }

  /// The text of a page's first paragraph, and the kinds of the nodes in it.
  ///
  /// - Parameter page: The page's name, in small letters.
  /// - Returns: The text and the kinds.
  /// - Throws: When there is no such page.
  func abstract(of page: String) throws -> (text: String, kinds: Set<String>) {
    let page = try contents(of: page)
    let nodes = Self.nodes(in: page["abstract"])
    let text = nodes.compactMap { ($0["text"] ?? $0["code"]) as? String }.joined()
    return (text, Set(nodes.compactMap { $0["type"] as? String }))
  }

  /// The nodes in a piece of a page, from the outside in.
  private static func nodes(in value: Any?) -> [[String: Any]] {
    switch value {
    case let list as [Any]: list.flatMap { nodes(in: $0) }
    case let node as [String: Any]:
      (node["type"] is String ? [node] : [])
        + node.keys.sorted().flatMap { nodes(in: node[$0]) }
    default: []
    }
  }
}
