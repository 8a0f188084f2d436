import FioriGenTestSupport
import Foundation
import Testing

/// The examples for C, C++ and Python are built and print what stands beside them.
@Suite struct ExampleTests {
  /// The folder of the examples.
  private static let folder = Repository.folder.appending(path: "Examples/CLibrary")

  /// The folder with the library as it was built beside the tests.
  private static let built = URL(filePath: BuiltTool.path).deletingLastPathComponent().path

  /// What every example prints.
  private static var expected: String {
    get throws {
      try String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
    }
  }

  /// The data of the examples.
  private static let data = ["cell.json", "brand.nss"].map { folder.appending(path: $0).path }

  @Test(arguments: [
    ("gcc", "c11", "cell.c"), ("clang", "c11", "cell.c"), ("g++", "c++17", "cell.cpp"),
    ("clang++", "c++17", "cell.cpp"),
  ])
  func aCompiledOnePrintsWhatIsExpected(compiler: String, standard: String, file: String) throws {
    let scratch = try TemporaryFolder()
    let include = Repository.folder.appending(path: "Generated/C/include").path
    let compiled = try Command.run(
      compiler,
      [
        "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-I", include,
        Self.folder.appending(path: file).path, "-o", "cell", "-L", Self.built, "-lFioriInterop",
        "-Wl,-rpath,\(Self.built)", "-Wl,--allow-shlib-undefined",
      ],
      in: scratch.url
    )
    try #require(compiled.status == 0, "\(compiled.messages)")
    let result = try Command.run(scratch.path("cell"), Self.data, in: scratch.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output == (try Self.expected))
  }

  @Test func pythonPrintsWhatIsExpected() throws {
    let script = Self.folder.appending(path: "cell.py").path
    let result = try Command.run(
      "python3",
      [script, "\(Self.built)/libFioriInterop.so"] + Self.data,
      in: Self.folder
    )
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output == (try Self.expected))
  }
}
