import Foundation
import FioriGenTestSupport
import Testing

/// The build-tool plugin in a package of its own, which depends on this one by version.
@Suite(.serialized) struct ScratchPackageTests {
  /// A component with one property.
  private static let widget = """
    component: Widget
    kind: view
    summary: A small part.
    properties:
      title:
        type: String?
        summary: The words on it.
    """

  /// A program that shows what was generated.
  private static let program = """
    import FioriRuntime

    @main struct App {
      static func main() throws {
        let widget = WidgetModel(title: "made")
        print(widget.title ?? "unset", widget == WidgetModel(), widget.validate().count)
      }
    }
    """

  @Test func buildsBreaksMendsAndRebuildsOnlyWhatChanged() throws {
    let folder = try TemporaryFolder()
    let source = try folder.taggedCopyOfTheRepository(version: "1.0.0")
    try folder.write("App/Package.swift", manifest(dependingOn: source))
    try folder.write("App/Sources/App/App.swift", Self.program)
    try folder.write("App/Sources/App/Specs/Widget.yaml", Self.widget)
    let app = ScratchPackage(folder: folder.url.appending(path: "App"))

    let first = try app.build()
    try #require(first.status == 0, "\(first.output)\(first.messages)")
    #expect(!first.output.contains("warning:") && !first.messages.contains("warning:"))
    #expect(try app.run() == "made false 0\n")

    // A typo in a key: the build fails at its line and column.
    let broken = Self.widget.replacing("    type:", with: "    tipe:")
    let spec = try folder.write("App/Sources/App/Specs/Widget.yaml", broken)
    let failure = try app.build()
    #expect(failure.status != 0)
    let said = failure.output + failure.messages
    #expect(said.contains("\(spec):6:5: error: "), "\(said)")
    #expect(said.contains("[spec.unknown-key]"))

    try folder.write("App/Sources/App/Specs/Widget.yaml", Self.widget)
    let mended = try app.build()
    #expect(mended.status == 0, "\(mended.output)\(mended.messages)")

    // Nothing changed: nothing is compiled.
    let before = try app.compiledFiles()
    #expect(try app.build().status == 0)
    #expect(try app.compiledFiles() == before)

    // One more spec: only its file is compiled.
    let gadget = Self.widget.replacing("Widget", with: "Gadget")
    try folder.write("App/Sources/App/Specs/Gadget.yaml", gadget)
    let grown = try app.build()
    #expect(grown.status == 0, "\(grown.output)\(grown.messages)")
    let after = try app.compiledFiles()
    let changed = after.filter { before[$0.key] != $0.value }.keys
    #expect(Set(changed) == ["Gadget.fiori.swift.o"])
  }

  /// The manifest of the scratch package.
  private func manifest(dependingOn source: URL) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(url: "\(source.absoluteString)", exact: "1.0.0")],
      targets: [
        .executableTarget(
          name: "App",
          dependencies: [.product(name: "FioriRuntime", package: "\(source.lastPathComponent)")],
          plugins: [.plugin(name: "FioriGenPlugin", package: "\(source.lastPathComponent)")]
        )
      ]
    )
    """
  }
}
