#if CHeaders
  import FioriGenC
  import FioriGenModel
  import Foundation
  import Testing

  /// Real compilers accept the headers in every language version that they promise.
  @Suite struct CompilerTests {
    /// A compiler with a language version.
    struct Mode: CustomTestStringConvertible, Sendable {
      /// The compiler's name.
      var compiler: String
      /// The language version.
      var standard: String

      /// The mode as a command line would have it.
      var testDescription: String { "\(compiler) -std=\(standard)" }

      /// Whether it compiles C++.
      var isCxx: Bool { compiler.hasSuffix("++") }

      /// Every supported mode.
      static let all =
        modes("gcc", ["c99", "c11", "c17", "c2x"])
        + modes("g++", ["c++11", "c++14", "c++17", "c++20", "c++2b"])
        + modes("clang", ["c99", "c11", "c17", "c2x", "c23"])
        + modes("clang++", ["c++11", "c++14", "c++17", "c++20", "c++2b"])

      /// One compiler's modes.
      private static func modes(_ compiler: String, _ standards: [String]) -> [Mode] {
        standards.map { Mode(compiler: compiler, standard: $0) }
      }

      /// The arguments that only check a file.
      var arguments: [String] {
        let documentation = compiler.hasPrefix("clang") ? ["-Wdocumentation"] : []
        return ["-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror"] + documentation
          + ["-fsyntax-only", "-I", "include"]
      }
    }

    @Test(arguments: Mode.all)
    func everyHeaderCompilesAloneTwiceAndThroughTheUmbrella(_ mode: Mode) throws {
      let folder = try TemporaryFolder()
      let result = CEmitter.emit(EveryConstruct.catalogue)
      try Snapshot.write(result.files, to: folder.url)
      let headers = result.files.map(\.path).filter { $0.hasSuffix(".h") }
        .map { String($0.dropFirst("include/".count)) }
      try #require(headers.contains("fiori/cell.h"))
      let suffix = mode.isCxx ? "cpp" : "c"
      var sources: [String] = []
      for (index, header) in headers.enumerated() {
        let include = "#include \"\(header)\"\n"
        try folder.write(include, to: "alone\(index).\(suffix)")
        try folder.write(include + include, to: "twice\(index).\(suffix)")
        sources += ["alone\(index).\(suffix)", "twice\(index).\(suffix)"]
      }
      let outcome = try Tool(mode.compiler).run(mode.arguments + sources, in: folder.url)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }
#endif
