#if CHeaders
  import FioriGenC
  import FioriGenInterop
  import FioriGenModel
  import FioriGenSwift
  import FioriGenTestSupport
  import Foundation
  import Testing

  /// The Swift that implements the headers compiles, whatever the specs contain.
  @Suite struct InteropTests {
    @Test func everyConstructCompilesWithoutWarnings() throws {
      try compile(Self.withFiles(EveryConstruct.catalogue))
    }

    @Test func hostileKnowledgeStaysInItsLiteral() throws {
      let hostile = "path a\\\"b \"\"\" \\(x) \u{202E}\npath \\u{41}\n"
      try compile(Self.withFiles(EveryConstruct.catalogue), knowledge: hostile)
    }

    @Test func differentWordsGiveDifferentNames() {
      let stems = ["tag", "tag_list", "taglist", "a1", "a_1", "a_b", "ab", "a_b_1", "a_b1"]
      let names = stems.map(InteropEmitter.conversionName)
      #expect(Set(names).count == stems.count)
    }

    /// Emits everything for a catalogue, and has the compiler check it with warnings as errors.
    private func compile(_ catalogue: Catalogue, knowledge: String = "") throws {
      let folder = try TemporaryFolder()
      let headers = CEmitter.emit(catalogue)
      let models = SwiftEmitter.emit(catalogue)
      try #require(headers.diagnostics.map(\.message) == [])
      try #require(models.diagnostics.map(\.message) == [])
      let options = InteropOptions(version: "1.2.3", knowledge: knowledge)
      let functions = InteropEmitter.emit(catalogue, options: options)
      try Snapshot.write(headers.files + models.files + functions, to: folder.url)
      let modules = URL(filePath: BuiltTool.path).deletingLastPathComponent()
        .appending(path: "Modules")
      let outcome = try Tool("swiftc").run(
        [
          "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
          "-module-name", "Library", "-I", modules.path, "-I", "include/fiori",
        ] + (models.files + functions).map(\.path),
        in: folder.url
      )
      #expect(outcome.status == 0, "\(outcome.output)")
    }

    /// A catalogue with the files that its parts say they come from, which the models need.
    private static func withFiles(_ catalogue: Catalogue) -> Catalogue {
      let stems =
        catalogue.components.map(\.fileStem) + catalogue.types.map(\.fileStem)
        + catalogue.attributeGroups.map(\.fileStem)
      var catalogue = catalogue
      // The sample has a part that no model can be made for: a field that must be given is missing.
      for index in catalogue.types.indices {
        guard case .structure(var fields) = catalogue.types[index].kind else { continue }
        for field in fields.indices { fields[field].isRequired = false }
        catalogue.types[index].kind = .structure(fields: fields)
      }
      catalogue.files = Set(stems).sorted().map { stem in
        SpecFile(path: "\(stem).yaml", stem: stem, documents: [stem])
      }
      return catalogue
    }
  }
#endif
