import FioriGenC
import FioriGenModel

/// Emits C headers whose interface goes on from the one that they replace.
struct CEmission {
  /// The file with the interface that is about to be replaced.
  let interfacePath: String

  /// The LLVM folder with libclang's own headers; `nil` finds the one libclang was loaded from.
  let llvmFolder: String?

  /// The most threads to use.
  let jobs: Int

  /// Takes over what a run was told.
  ///
  /// - Parameter run: The run.
  init(_ run: Generation) {
    interfacePath = FileSystem.join(run.folder(of: .c), CEmitter.interfaceFile)
    llvmFolder = run.llvmFolder
    jobs = run.jobs
  }

  /// Makes the headers of a catalogue. They are complete by themselves: types of imported catalogues
  /// that its models use are declared again, with its own prefix.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The files, and findings; no files when a finding is an error, such as a previous
  ///   interface that cannot be read: without it, fields could move unnoticed.
  func emit(_ catalogue: Catalogue) -> EmitterResult {
    let previous: AbiDescription?
    do throws(InterfaceFile.Unreadable) {
      previous = try InterfaceFile.read(interfacePath)
    } catch {
      var finding = error.diagnostic
      finding.suggestion = "restore it from version control; removing it gives fields a new order"
      return EmitterResult(files: [], diagnostics: [finding])
    }
    let options = COptions(llvmFolder: llvmFolder, previous: previous, jobs: jobs)
    return CEmitter.emit(catalogue.includingUsedImports(), options: options)
  }
}
