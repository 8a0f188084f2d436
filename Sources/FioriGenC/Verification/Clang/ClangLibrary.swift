#if CHeaders
  import CClang
#endif

/// The libclang this build was compiled for. It is loaded when it is first needed: most runs need none.
///
/// Headers are only worth emitting when a compiler has accepted them, so the C output needs
/// libclang. Its enumerations are numbered differently from version to version; the self-test
/// finds a library that does not fit the headers it was compiled against.
public enum ClangLibrary {
  /// Why C headers cannot be emitted.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The tool was built without libclang's headers.
    case notBuiltIn
    /// The library that the tool was built for is not on this machine.
    case notLoaded(reason: String)
    /// The library reads a known declaration differently than its headers promise.
    case incompatible(version: String, found: String)
    /// The compiler's own headers are in none of the folders where they belong.
    case noResources(searched: [String])

    /// The problem and its remedy, in one sentence.
    public var description: String {
      switch self {
      case .notBuiltIn:
        "fiori-gen was built without libclang; install it (Debian: apt-get install libclang-dev), "
          + "run 'swift package purge-cache' and build again"
      case .notLoaded(let reason):
        "libclang cannot be loaded (\(reason)); install it (Debian: apt-get install libclang-dev), "
          + "run 'swift package purge-cache' and build again"
      case .incompatible(let version, let found):
        "\(version) does not match the headers fiori-gen was built with (\(found)); "
          + "set LIBCLANG_PATH to the LLVM folder that has both, and build again"
      case .noResources(let searched):
        "libclang's own headers (stddef.h, stdint.h) are in none of "
          + searched.joined(separator: ", ")
          + "; install them (Debian: apt-get install libclang-dev)"
      }
    }
  }

  /// Whether the tool was built with libclang's headers.
  public static var isBuiltIn: Bool {
    #if CHeaders
      return true
    #else
      return false
    #endif
  }

  /// Why the library cannot be used; `nil` when it is loaded. The first call loads it.
  public static let obstacle: Problem? = {
    #if CHeaders
      return cclang_load().map { .notLoaded(reason: String(cString: $0)) }
    #else
      return .notBuiltIn
    #endif
  }()

  /// The library's own name and version, such as `Debian clang version 14.0.6`; `nil` when it cannot
  /// be loaded, or the tool was built without it.
  public static var version: String? {
    guard obstacle == nil else { return nil }
    #if CHeaders
      return clang_getClangVersion().take()
    #else
      return nil
    #endif
  }

  /// The machines and systems that headers are checked for, by the names compilers know them by.
  public static var targets: [String] { VerificationTarget.all.map(\.triple) }

  /// The folder of the compiler's own headers, such as `stddef.h`.
  ///
  /// - Parameter llvmFolder: The LLVM folder to look in; `nil` takes the one that libclang was
  ///   loaded from.
  /// - Returns: The folder's path.
  /// - Throws: ``Problem``, with what to do about it.
  public static func resourceFolder(llvmFolder: String? = nil) throws(Problem) -> String {
    try ClangResources.folder(llvmFolder: llvmFolder)
  }

  /// Checks that the library works: a known declaration must come back as what it is.
  ///
  /// - Throws: ``Problem``, with what to do about it.
  public static func selfTest() throws(Problem) {
    if let obstacle { throw obstacle }
    #if CHeaders
      let found = fieldsOfKnownStruct()
      guard found == ["double width", "double height"] else {
        let description = found.isEmpty ? "no fields" : found.joined(separator: ", ")
        throw .incompatible(version: version ?? "libclang", found: description)
      }
    #endif
  }

  #if CHeaders
    /// Parses a struct from memory and lists its fields as `type name`.
    private static func fieldsOfKnownStruct() -> [String] {
      let source = "struct probe { double width; double height; };"
      let file = ClangFile(path: "probe.h", contents: source)
      let index = ClangIndex()
      guard
        let unit = ClangUnit(
          main: file.path,
          files: [file],
          arguments: [],
          skippingBodies: false,
          index: index
        )
      else { return [] }
      var reader = ClangDeclarations(root: "", readsTexts: false)
      reader.readDeclarations(of: unit)
      return reader.library.declarations.flatMap(\.facts.members).map { member in
        "\(member.type.map(String.init(describing:)) ?? "no type") \(member.name)"
      }
    }
  #endif
}
