import FioriGenTestSupport
import Foundation
import Testing

/// The headers that are checked in compile as they are, for users who never run the tool.
@Suite struct CheckedInHeadersTests {
  @Test(arguments: [
    ("gcc", "c99"), ("gcc", "c17"), ("g++", "c++17"), ("clang", "c99"), ("clang", "c17"),
    ("clang++", "c++17"),
  ])
  func theUmbrellaCompiles(compiler: String, standard: String) throws {
    let folder = try FioriGenTestSupport.TemporaryFolder()
    let file = compiler.hasSuffix("++") ? "all.cpp" : "all.c"
    // The checks have the compiler confirm the layout of every record.
    try folder.write(file, "#include <fiori/fiori.h>\n#include <fiori/abi_checks.h>\n")
    let include = Repository.folder.appending(path: "Generated/C/include").path
    let outcome = try Tool(compiler).run(
      [
        "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only",
        "-I\(include)", file,
      ],
      in: folder.url
    )
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
