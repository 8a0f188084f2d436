import FioriGenC
import FioriGenModel

/// Compares the binary interface that specs give now with an older one.
public struct InterfaceComparison: Sendable {
  /// What a comparison came to.
  public struct Outcome: Sendable {
    /// What is different; `nil` when there is an error.
    public var report: InterfaceReport?
    /// The findings of all stages that ran.
    public var diagnostics: [Diagnostic]
  }

  /// The run that would write the headers of now.
  private let generation: Generation

  /// The older interface: a file, or a revision of git where no such file exists.
  private let version: String

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - version: The older interface: the path of an `abi.json`, or a revision of git that has one
  ///     in the output folder.
  ///   - inputs: The specs, and where those of imported catalogues are.
  ///   - output: The output folder: its interface goes on, as it does when headers are generated.
  ///   - jobs: The most threads to use.
  ///   - llvmFolder: The LLVM folder with libclang's own headers.
  public init(
    against version: String,
    inputs: SpecInputs,
    output: String,
    jobs: Int = 1,
    llvmFolder: String? = nil
  ) {
    self.version = version
    generation = Generation(
      inputs: inputs,
      output: output,
      kinds: [.c],
      jobs: jobs,
      llvmFolder: llvmFolder
    )
  }

  /// Compares. Writes nothing.
  ///
  /// - Returns: What is different.
  public func run() -> Outcome {
    let obstacles = generation.obstacles
    guard obstacles.isEmpty else { return Outcome(diagnostics: obstacles) }
    let loaded = CatalogueLoader.load(generation.inputs, jobs: generation.jobs)
    guard let catalogue = loaded.catalogue else { return Outcome(diagnostics: loaded.diagnostics) }
    do throws(InterfaceFile.Unreadable) {
      let old = try InterfaceVersion.load(version, path: CEmission(generation).interfacePath)
      let result = CEmission(generation).emit(catalogue)
      guard let file = result.files.first(where: { $0.path == CEmitter.interfaceFile }) else {
        return Outcome(diagnostics: result.diagnostics)
      }
      let new = try InterfaceFile.parse(Array(file.contents.utf8), path: file.path)
      return Outcome(report: InterfaceReport(from: old, to: new), diagnostics: result.diagnostics)
    } catch {
      return Outcome(diagnostics: [error.diagnostic])
    }
  }
}
