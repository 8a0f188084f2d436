import FioriGenTestSupport
import Foundation
import Testing

/// The programs of the pages for C users compile with the headers that are checked in, and print
/// what the pages say.
@Suite struct CGuideTests {
  @Test(arguments: [("gcc", "c99"), ("gcc", "c17"), ("clang", "c99")])
  func programsThatNeedNoLibraryPrintWhatThePageSays(compiler: String, standard: String) throws {
    try compile("CHeaders", [], compiler: compiler, standard: standard)
  }

  @Test(arguments: [("gcc", "c99"), ("clang", "c17")])
  func programsOfTheLibraryPrintWhatThePageSays(compiler: String, standard: String) throws {
    let built = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
    let flags = [
      "-L", built, "-lFioriInterop", "-Wl,-rpath,\(built)", "-Wl,--allow-shlib-undefined",
    ]
    try compile("CLibrary", flags, compiler: compiler, standard: standard)
  }

  /// Compiles and runs the programs of a page.
  private func compile(
    _ name: String,
    _ libraries: [String],
    compiler: String,
    standard: String
  ) throws {
    let file = Repository.folder.appending(path: "Documentation/FioriGen.docc/\(name).md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let programs = CodeBlocks.blocks(of: "c", on: page)
    let outputs = CodeBlocks.blocks(of: "text", on: page)
    #expect(programs.count == outputs.count && programs.count >= 3)
    let include = Repository.folder.appending(path: "Generated/C/include").path
    for (program, output) in zip(programs, outputs) {
      let folder = try TemporaryFolder()
      try folder.write("program.c", program + "\n")
      let compiled = try Command.run(
        compiler,
        [
          "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-I\(include)",
          "program.c", "-o", "program",
        ] + libraries,
        in: folder.url
      )
      try #require(compiled.status == 0, "\(compiled.messages)")
      let result = try Command.run(folder.path("program"), [], in: folder.url)
      #expect(result.status == 0)
      #expect(result.output == output + "\n")
    }
  }
}
