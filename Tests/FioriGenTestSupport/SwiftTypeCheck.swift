import Foundation

/// Asks the compiler about code that uses a built module, for what must not compile.
public enum SwiftTypeCheck {
  /// What the compiler says about code.
  ///
  /// - Parameters:
  ///   - statements: The code, as the body of a function.
  ///   - module: The module it imports; it stands beside the running tests.
  /// - Returns: The compiler's errors and warnings; empty when it has none.
  /// - Throws: When the compiler cannot be started.
  public static func diagnostics(for statements: String, importing module: String) throws -> String
  {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      "Use.swift",
      "import FioriRuntime\nimport \(module)\nfunc use() {\n\(statements)\n}\n"
    )
    let modules = URL(fileURLWithPath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "Modules")
    let result = try Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-I", modules.path, source],
      in: folder.url
    )
    return result.messages
  }
}
