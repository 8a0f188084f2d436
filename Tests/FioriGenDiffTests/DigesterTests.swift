import FioriGenDiff
import FioriGenModel
import FioriGenSwift
import FioriGenTestSupport
import Foundation
import Testing

/// What a change breaks in Swift is what the compiler's own tool for interfaces says about the
/// generated code.
@Suite struct DigesterTests {
  /// The interface of the Swift that is generated from the unchanged specs.
  private static let old = Result { try interface(of: ChangeTests.catalogue()) }

  /// Generates Swift, compiles it, and writes down its interface.
  ///
  /// - Parameter catalogue: The catalogue.
  /// - Returns: The folder with the interface, which is named `interface.json`.
  /// - Throws: When it does not compile, or the tool for interfaces cannot read it.
  private static func interface(of catalogue: Catalogue) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let emitted = SwiftEmitter.emit(catalogue)
    #expect(emitted.diagnostics.isEmpty)
    let sources = try emitted.files.map { try folder.write($0.path, $0.contents) }
    let modules = URL(filePath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "Modules").path
    let compiled = try Command.run(
      "swiftc",
      [
        "-emit-module", "-module-name", "Models", "-swift-version", "6", "-parse-as-library",
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-I", modules, "-o",
        "Models.swiftmodule",
      ] + sources,
      in: folder.url
    )
    try #require(compiled.status == 0, "\(compiled.messages)")
    let dumped = try Command.run(
      "swift-api-digester",
      [
        "-dump-sdk", "-module", "Models", "-I", ".", "-I", modules, "-avoid-location",
        "-abort-on-module-fail", "-o", "interface.json",
      ],
      in: folder.url
    )
    try #require(dumped.status == 0, "\(dumped.messages)")
    return folder
  }

  /// What the tool for interfaces says about a change, without its headings.
  private func breakages(in new: TemporaryFolder) throws -> [String] {
    let result = try Command.run(
      "swift-api-digester",
      [
        "-diagnose-sdk", "-input-paths", Self.old.get().path("interface.json"), "-input-paths",
        new.path("interface.json"),
      ],
      in: new.url
    )
    #expect(result.status == 0, "\(result.messages)")
    return (result.output + result.messages).split(separator: "\n").map(String.init)
      .filter { !$0.isEmpty && !$0.hasPrefix("/*") }
  }

  /// Code against the unchanged specs that goes on compiling although the tool for interfaces calls
  /// the change a break, by the example.
  ///
  /// The tool goes by the full names of initialisers, which get longer with every parameter, even
  /// where all have defaults. It does not follow the deprecated name of a deprecated component, which
  /// goes on meaning the same type. And it misses a member that a protocol gives from then on, as it
  /// gives an enumeration without aliases an empty list of them.
  private static let compatible: [String: String] = [
    "deprecated XBadge": "XCardModel(badge: XBadgeModel(text: nil))",
    "property-added XCard.more": card,
    "order-changed XCard": card,
    "operation-changed XCard.show": #"XCardModel.Show(message: "")"#,
    "alias-removed XLine.solid": "Line.aliases",
    "requirement-changed XItem.name": #"[XItemModel.blank, XItemModel(name: "", count: 1)]"#,
  ]

  /// A call with everything that a card can be given.
  private static let card = """
    XCardModel(titleText: "", spacing: 1, look: .plain, badge: XBadgeModel())
    """

  /// What the tool for interfaces does not look at: the values of defaults; and bindings, which are
  /// compiled where the framework is.
  private static let unseen: Set = [
    "default-changed XCard.spacing", "setting-changed XCatalog.sdkModule",
  ]

  @Test(arguments: ChangeTests.examples)
  func bothAgree(example: ChangeTests.Example) throws {
    let new = try Self.interface(
      of: ChangeTests.catalogue(replacing: example.old, with: example.new)
    )
    let found = try breakages(in: new)
    let name = "\(example.rule) \(example.subject)"
    let isBreaking = example.breaks.contains(.swift)
    if Self.unseen.contains(name) {
      #expect(isBreaking && found.isEmpty, "\(found)")
    } else if !isBreaking, let code = Self.compatible[name] {
      #expect(!found.isEmpty)
      for folder in [try Self.old.get(), new] { #expect(try compile(code, with: folder) == 0) }
      #expect(try compile("XCardModel(titleText: 1)", with: new) != 0)
    } else {
      #expect(found.isEmpty == !isBreaking, "\(found)")
    }
  }

  /// Type-checks code that uses the models in a folder.
  ///
  /// - Returns: The compiler's exit status.
  private func compile(_ code: String, with folder: TemporaryFolder) throws -> Int32 {
    let modules = URL(filePath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "Modules").path
    try folder.write(
      "use.swift",
      "import FioriRuntime\nimport Models\nfunc use() { _ = \(code) }\n"
    )
    let result = try Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-I", modules, "-I", ".", "use.swift"],
      in: folder.url
    )
    return result.status
  }
}
