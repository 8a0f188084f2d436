import FioriGenTestSupport
import Foundation
import Testing

/// The C example of every component's page compiles with the headers that are checked in, and runs.
@Suite struct CSnippetTests {
  /// The C examples of the checked-in pages, by component.
  private static let programs: [(component: String, program: String)] =
    ShippedCatalogue.components.map { component in
      let file = Repository.folder.appending(
        path: "Generated/Reference/component-\(component.name).md"
      )
      let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return (component.name, CodeBlocks.blocks(of: "c", on: page).joined(separator: "\n"))
    }

  @Test func everyPageHasAProgram() {
    #expect(Self.programs.count > 30)
    for (component, program) in Self.programs {
      #expect(program.contains("int main(void)"), "\(component)")
    }
  }

  @Test(arguments: [("gcc", "c99"), ("gcc", "c17"), ("clang", "c11")])
  func everyProgramCompiles(compiler: String, standard: String) throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for (component, program) in Self.programs {
      files.append(try folder.write("\(component).c", program + "\n"))
    }
    let include = Repository.folder.appending(path: "Generated/C/include").path
    let result = try Command.run(
      compiler,
      [
        "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only",
        // The page of a deprecated component shows how it is used all the same.
        "-Wno-deprecated-declarations",
        "-I\(include)",
      ] + files,
      in: folder.url
    )
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test func aProgramRunsClean() throws {
    let folder = try TemporaryFolder()
    let calls = Self.programs.map { "  status |= \($0.component)_main();" }
    let declarations = Self.programs.map { "int \($0.component)_main(void);" }
    var files = [
      try folder.write(
        "main.c",
        declarations.joined(separator: "\n") + "\nint main(void) {\n  int status = 0;\n"
          + calls.joined(separator: "\n") + "\n  return status;\n}\n"
      )
    ]
    for (component, program) in Self.programs {
      let renamed = program.replacingOccurrences(of: "int main(", with: "int \(component)_main(")
      files.append(try folder.write("\(component).c", renamed + "\n"))
    }
    let include = Repository.folder.appending(path: "Generated/C/include").path
    let compiled = try Command.run(
      "gcc",
      [
        "-std=c99", "-Wno-deprecated-declarations", "-fsanitize=address,undefined", "-I\(include)",
        "-o", "examples",
      ] + files,
      in: folder.url
    )
    try #require(compiled.status == 0, "\(compiled.messages)")
    let result = try Command.run(folder.path("examples"), [], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
  }
}
