import Foundation
import TestSupport
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
    try folder.write(manifest(dependingOn: source), to: "App/Package.swift")
    try folder.write(Self.program, to: "App/Sources/App/App.swift")
    try folder.write(Self.widget, to: "App/Sources/App/Specs/Widget.yaml")
    let app = ScratchPackage(folder: folder.url.appending(path: "App"))

    let first = try app.build()
    try #require(first.status == 0, "\(first.output)\(first.errors)")
    #expect(!first.output.contains("warning:") && !first.errors.contains("warning:"))
    #expect(try app.run() == "made false 0\n")

    // A typo in a key: the build fails at its line and column.
    let broken = Self.widget.replacing("    type:", with: "    tipe:")
    let spec = try folder.write(broken, to: "App/Sources/App/Specs/Widget.yaml")
    let failure = try app.build()
    #expect(failure.status != 0)
    let said = failure.output + failure.errors
    #expect(said.contains("\(spec.path):6:5: error: "), "\(said)")
    #expect(said.contains("[spec.unknown-key]"))

    try folder.write(Self.widget, to: "App/Sources/App/Specs/Widget.yaml")
    let mended = try app.build()
    #expect(mended.status == 0, "\(mended.output)\(mended.errors)")

    // Nothing changed: nothing is compiled.
    let before = try app.compiledFiles()
    #expect(try app.build().status == 0)
    #expect(try app.compiledFiles() == before)

    // One more spec: only its file is compiled.
    let gadget = Self.widget.replacing("Widget", with: "Gadget")
    try folder.write(gadget, to: "App/Sources/App/Specs/Gadget.yaml")
    let grown = try app.build()
    #expect(grown.status == 0, "\(grown.output)\(grown.errors)")
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
