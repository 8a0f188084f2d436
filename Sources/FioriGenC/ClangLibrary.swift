#if CHeaders
  import CClang
#endif

/// The libclang this build is linked with.
///
/// Headers are only worth emitting when a compiler has accepted them, so the C output needs
/// libclang. Its enumerations are numbered differently from version to version; the self-test
/// finds a library that does not fit the headers it was compiled against.
public enum ClangLibrary {
  /// Why C headers cannot be emitted.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The tool was built without libclang's headers.
    case notBuiltIn
    /// The library reads a known declaration differently than its headers promise.
    case incompatible(version: String, found: String)

    /// The problem and its remedy, in one sentence.
    public var description: String {
      switch self {
      case .notBuiltIn:
        "fiori-gen was built without libclang; install it (Debian: apt-get install libclang-dev), "
          + "run 'swift package purge-cache' and build again"
      case .incompatible(let version, let found):
        "\(version) does not match the headers fiori-gen was built with (\(found)); "
          + "set LIBCLANG_PATH to the LLVM folder that has both, and build again"
      }
    }
  }

  /// The library's own name and version, such as `Debian clang version 14.0.6`; `nil` when the tool
  /// was built without it.
  public static var version: String? {
    #if CHeaders
      return text(of: clang_getClangVersion())
    #else
      return nil
    #endif
  }

  /// Checks that the library works: a known declaration must come back as what it is.
  ///
  /// - Throws: ``Problem``, with what to do about it.
  public static func selfTest() throws(Problem) {
    #if CHeaders
      let found = fieldsOfKnownStruct()
      guard found == ["double width", "double height"] else {
        let description = found.isEmpty ? "no fields" : found.joined(separator: ", ")
        throw .incompatible(version: version ?? "libclang", found: description)
      }
    #else
      throw .notBuiltIn
    #endif
  }

  #if CHeaders
    /// Parses a struct from memory and lists its fields as `type name`.
    private static func fieldsOfKnownStruct() -> [String] {
      let source = "struct probe { double width; double height; };"
      let name = "probe.h"
      guard let index = clang_createIndex(0, 0) else { return [] }
      defer { clang_disposeIndex(index) }
      return source.withCString { contents in
        name.withCString { file in
          var unsaved = CXUnsavedFile(
            Filename: file,
            Contents: contents,
            Length: UInt(source.utf8.count)
          )
          let unit = clang_parseTranslationUnit(index, file, nil, 0, &unsaved, 1, 0)
          guard let unit else { return [] }
          defer { clang_disposeTranslationUnit(unit) }
          return fields(below: clang_getTranslationUnitCursor(unit))
        }
      }
    }

    /// Lists the fields of every struct below a cursor.
    private static func fields(below cursor: CXCursor) -> [String] {
      var found: [String] = []
      withUnsafeMutablePointer(to: &found) { list in
        _ = clang_visitChildren(
          cursor,
          { child, _, data in
            if clang_getCursorKind(child) == CXCursor_FieldDecl {
              let type = ClangLibrary.text(of: clang_getTypeSpelling(clang_getCursorType(child)))
              let name = ClangLibrary.text(of: clang_getCursorSpelling(child))
              data?.assumingMemoryBound(to: [String].self).pointee.append("\(type) \(name)")
            }
            return CXChildVisit_Recurse
          },
          list
        )
      }
      return found
    }

    /// Copies a string of libclang's and frees the original.
    private static func text(of string: CXString) -> String {
      defer { clang_disposeString(string) }
      return clang_getCString(string).map { String(cString: $0) } ?? ""
    }
  #endif
}
