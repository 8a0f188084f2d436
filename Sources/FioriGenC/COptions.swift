/// What can be chosen about the C headers.
public struct COptions: Hashable, Sendable {
  /// The version of the binary interface, which programs compare at run time.
  public var abiVersion: Int

  /// The LLVM folder whose `lib/clang` holds the compiler's own headers; `nil` finds the one that
  /// the loaded libclang belongs to.
  public var llvmFolder: String?

  /// The interface of the headers that programs were compiled against, usually the `abi.json` that
  /// is about to be replaced: fields keep their order and enumerators their numbers, and what is
  /// new comes after them. `nil` takes the order of the specs.
  public var previous: AbiDescription?

  /// The most threads that read headers; the output does not depend on it.
  public var jobs: Int

  /// Chooses.
  ///
  /// - Parameters:
  ///   - abiVersion: The version of the binary interface.
  ///   - llvmFolder: The LLVM folder whose `lib/clang` holds the compiler's own headers.
  ///   - previous: The interface of the headers that programs were compiled against.
  ///   - jobs: The most threads that read headers.
  public init(
    abiVersion: Int = 1,
    llvmFolder: String? = nil,
    previous: AbiDescription? = nil,
    jobs: Int = 1
  ) {
    self.jobs = jobs
    self.previous = previous
    self.abiVersion = abiVersion
    self.llvmFolder = llvmFolder
  }
}
