#if CHeaders
  import CClang
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
#endif

/// Finds the compiler's own headers (`stddef.h`, `stdint.h`, `stdbool.h`) of the loaded libclang.
enum ClangResources {
  /// The folder of the headers.
  ///
  /// - Parameter llvmFolder: The LLVM folder to look in; `nil` takes the one libclang was loaded
  ///   from.
  /// - Returns: The path of the `include` folder.
  /// - Throws: ``ClangLibrary/Problem/noResources(searched:)``, or that libclang is not built in.
  static func folder(llvmFolder: String?) throws(ClangLibrary.Problem) -> String {
    if let obstacle = ClangLibrary.obstacle { throw obstacle }
    #if CHeaders
      let version = ClangLibrary.version.flatMap(versionNumber) ?? ""
      let major = String(version.prefix { $0 != "." })
      let roots = llvmFolder.map { [$0] } ?? foldersOfLoadedLibrary() + ["/usr/lib/llvm-\(major)"]
      var searched: [String] = []
      for root in roots {
        for name in [version, major] where !name.isEmpty {
          let folder = "\(root)/lib/clang/\(name)/include"
          if access(folder + "/stddef.h", R_OK) == 0 { return folder }
          if !searched.contains(folder) { searched.append(folder) }
        }
      }
      throw .noResources(searched: searched)
    #else
      throw .notBuiltIn
    #endif
  }

  #if CHeaders
    /// The number in a version text: `14.0.6` in `Debian clang version 14.0.6`.
    private static func versionNumber(_ text: String) -> String? {
      let words = text.split(separator: " ")
      guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return nil }
      return String(words[index + 1].prefix { $0.isNumber || $0 == "." })
    }

    /// The LLVM folders of the library file that is loaded, as it was opened and with links resolved.
    private static func foldersOfLoadedLibrary() -> [String] {
      guard let name = cclang_library_path() else { return [] }
      var paths = [String(cString: name)]
      if let resolved = realpath(name, nil) {
        paths.append(String(cString: resolved))
        free(resolved)
      }
      return paths.compactMap { path in
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 2 ? parts.dropLast(2).joined(separator: "/") : nil
      }
    }
  #endif
}
