/// What can be chosen about the C headers.
public struct COptions: Hashable, Sendable {
  /// The version of the binary interface, which programs compare at run time.
  public var abiVersion: Int

  /// The LLVM folder whose `lib/clang` holds the compiler's own headers; `nil` finds the one that
  /// the loaded libclang belongs to.
  public var llvmFolder: String?

  /// Chooses.
  ///
  /// - Parameters:
  ///   - abiVersion: The version of the binary interface.
  ///   - llvmFolder: The LLVM folder whose `lib/clang` holds the compiler's own headers.
  public init(abiVersion: Int = 1, llvmFolder: String? = nil) {
    self.abiVersion = abiVersion
    self.llvmFolder = llvmFolder
  }
}
