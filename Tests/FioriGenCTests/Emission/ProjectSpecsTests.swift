#if CHeaders
  import FioriGenC
  import FioriGenModel
  import FioriGenTestSupport
  import Testing

  /// The headers of this project's own specs.
  @Suite struct ProjectSpecsTests {
    @Test func everySpecBecomesHeadersThatCompile() throws {
      let catalogue = try Self.catalogue()
      let result = CEmitter.emit(catalogue)
      #expect(
        result.diagnostics.map { "\($0.range.file):\($0.range.start.line) \($0.message)" } == []
      )
      let paths = Set(result.files.map(\.path))
      for name in ["object_cell", "contact_cell", "toast_message", "tag", "kpi_view"] {
        let isThere = paths.contains("include/fiori/\(name).h")
        #expect(isThere, "\(name).h")
      }
      let folder = try TemporaryFolder()
      try Snapshot.write(result.files, to: folder.url)
      try folder.write("#include \"fiori/abi_checks.h\"\n", to: "all.c")
      try folder.write("#include \"fiori/abi_checks.h\"\n", to: "all.cpp")
      for (compiler, standard, file) in [
        ("gcc", "c99", "all.c"), ("clang", "c23", "all.c"), ("g++", "c++11", "all.cpp"),
        ("clang++", "c++2b", "all.cpp"),
      ] {
        let documentation = compiler.hasPrefix("clang") ? ["-Wdocumentation"] : []
        let outcome = try Tool(compiler).run(
          documentation + [
            "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I",
            "include", file,
          ],
          in: folder.url
        )
        #expect(outcome.status == 0, "\(outcome.output)")
      }
    }

    @Test func everyClassPathHasAConstant() throws {
      let catalogue = try Self.catalogue()
      let json = try #require(CEmitter.emit(catalogue).files.first { $0.path == "abi.json" })
      let constants = Set(try AbiDescription(json: json.contents).constants.values)
      let paths = catalogue.components.flatMap(\.theming.classPaths).map(\.path)
      #expect(paths.count >= 120)
      #expect(Set(paths).subtracting(constants) == [])
    }

    /// The catalogue that the project's specs describe.
    private static func catalogue() throws -> Catalogue {
      try #require(ShippedCatalogue.result.catalogue)
    }
  }
#endif
