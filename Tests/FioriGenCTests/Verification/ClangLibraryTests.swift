import FioriGenC
import Testing

/// The tool either has a working libclang, or says what to do to get one.
@Suite struct ClangLibraryTests {
  #if CHeaders
    @Test func theLoadedLibraryPassesItsSelfTest() throws {
      try ClangLibrary.selfTest()
      let version = try #require(ClangLibrary.version)
      #expect(version.contains("clang version"))
      #expect(ClangLibrary.obstacle == nil)
    }

    @Test func theCompilersOwnHeadersAreFoundWhereTheLibraryCameFrom() throws {
      let folder = try ClangLibrary.resourceFolder()
      #expect(folder.hasSuffix("/include"))
      #expect(ClangLibrary.targets.count == 8)
    }
  #else
    @Test func withoutTheLibraryTheRemedyIsNamed() {
      #expect(ClangLibrary.version == nil)
      let problem = #expect(throws: ClangLibrary.Problem.self) { try ClangLibrary.selfTest() }
      #expect(problem?.description.contains("libclang-dev") == true)
    }
  #endif

  @Test func aLibraryThatCannotBeLoadedIsNamedWithItsRemedy() {
    let problem = ClangLibrary.Problem.notLoaded(reason: "libclang.so: no such file")
    #expect(problem.description.contains("(libclang.so: no such file)"))
    #expect(problem.description.contains("apt-get install libclang-dev"))
  }

  @Test func anIncompatibleLibraryIsNamedWithItsRemedy() {
    let problem = ClangLibrary.Problem.incompatible(version: "clang 99", found: "no fields")
    #expect(problem.description.contains("clang 99"))
    #expect(problem.description.contains("LIBCLANG_PATH"))
  }
}
