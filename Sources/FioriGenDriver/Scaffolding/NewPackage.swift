import FioriGenModel

/// Makes a package with a small catalogue.
public enum NewPackage {
  /// What became of it.
  public struct Outcome: Sendable {
    /// The paths of what was written.
    public var paths: [String]
    /// The findings.
    public var diagnostics: [Diagnostic]
  }

  /// The prefix of types without a wish.
  public static let usualPrefix = "X"

  /// Writes a package.
  ///
  /// - Parameters:
  ///   - folder: The folder; its name becomes the module's unless another one is given.
  ///   - name: The name of the package and of its module.
  ///   - prefix: What its types begin with.
  ///   - toolPackage: Where the package of the tool is: a path, or an address; without one the
  ///     package that the running tool was built in.
  /// - Returns: What was written; findings when that is nothing.
  public static func write(
    into folder: String,
    name: String?,
    prefix: String,
    toolPackage: String?
  ) -> Outcome {
    let name = name ?? moduleName(of: folderName(of: folder))
    for (text, what) in [(name, "module"), (prefix, "prefix")] where !NewName.isValid(text) {
      return Outcome(paths: [], diagnostics: [NewName.invalid(text, of: what, at: folder)])
    }
    let template = PackageTemplate(
      name: name,
      prefix: prefix,
      toolPackage: toolPackage ?? ownPackage() ?? "../fiori-gen"
    )
    let written = Scaffold(items: template.items).write(into: folder)
    return Outcome(paths: written.paths, diagnostics: written.diagnostics)
  }

  /// The name of a folder; for the one the tool runs in, the name that the system knows.
  private static func folderName(of folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    guard name.isEmpty || name == "." || name == ".." else { return name }
    return FileSystem.absolutePath(of: folder).flatMap { path in
      path.split(separator: "/").last.map(String.init)
    } ?? name
  }

  /// A folder's name as types are written: `my-design` becomes `MyDesign`.
  private static func moduleName(of folder: String) -> String {
    let words = folder.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The package that the running tool was built in: the folder that holds the build folder.
  private static func ownPackage() -> String? {
    guard let parts = ProgramSearch.ownFolder()?.split(separator: "/"),
      let build = parts.lastIndex(of: ".build")
    else { return nil }
    let folder = "/" + parts[..<build].joined(separator: "/")
    let plugin = FileSystem.join(folder, "Plugins/FioriGenPlugin")
    return (try? FileSystem.status(of: plugin))??.kind == .folder ? folder : nil
  }
}
