import FioriGenC
@testable import FioriGenDriver
import FioriGenModel
import FioriGenReader
import FuzzSupport

/// libFuzzer's entry point: makes every kind of output of a set of spec files.
///
/// - Parameters:
///   - data: The input, cut into files by ``SpecSet``.
///   - count: The number of bytes.
/// - Returns: 0, which tells libFuzzer to keep the input if it reached something new.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPipeline(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let sources = SpecSet.files(in: FuzzCheck.bytes(data, count))
    .map { SpecSource(path: $0.path, bytes: $0.bytes) }
  guard let catalogue = SpecReader.read(sources).catalogue else { return 0 }
  for kind in OutputKind.allCases where kind != .specSchema {
    let result = emit(catalogue, kind)
    for file in result.files {
      OutputCheck.check(file)
      FuzzCheck.require(
        kind.fileEndings.contains { file.path.hasSuffix($0) },
        "files end as promised"
      )
    }
    FuzzCheck.require(
      !alwaysMade.contains(kind) || result.diagnostics.hasErrors || !result.files.isEmpty,
      "without errors there are files"
    )
  }
  _ = CatalogueDescription.json(of: catalogue)
  return 0
}

/// The outputs that even a catalogue without components has.
private let alwaysMade: [OutputKind] = [.swift, .docs, .reference, .payloadSchema]

/// Makes one kind of output. The C headers are made up to the point where libclang would read them.
private func emit(_ catalogue: Catalogue, _ kind: OutputKind) -> EmitterResult {
  kind == .c
    ? CEmitter.emit(catalogue)
    : kind.emit(catalogue, for: Generation(inputs: [], output: "none")).result
}

/// The symbol that SwiftPM makes an executable's `main`.
///
/// - Parameters:
///   - count: The number of arguments.
///   - arguments: The arguments.
/// - Returns: libFuzzer's exit code.
@_cdecl("FuzzPipeline_main")
public func main(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
  FuzzDriver.run(count, arguments, fuzzPipeline)
}
