#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The LLVM folder that the user chose.
public enum LLVMFolder {
  /// What the variable `LIBCLANG_PATH` says; `nil` when it is missing or empty.
  public static var chosen: String? {
    getenv("LIBCLANG_PATH").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
