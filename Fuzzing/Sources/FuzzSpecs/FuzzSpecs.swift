import FioriGenModel
import FioriGenReader
import FuzzSupport

/// libFuzzer's entry point: reads a set of spec files.
///
/// - Parameters:
///   - data: The input, cut into files by ``SpecSet``.
///   - count: The number of bytes.
/// - Returns: 0, which tells libFuzzer to keep the input if it reached something new.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSpecs(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let sources = SpecSet.files(in: FuzzCheck.bytes(data, count))
    .map { SpecSource(path: $0.path, bytes: $0.bytes) }
  let result = SpecReader.read(sources)
  FuzzCheck.require(
    (result.catalogue == nil) == result.diagnostics.hasErrors,
    "there is a catalogue exactly when there is no error"
  )
  let lineCounts = Dictionary(
    sources.map { source in (source.path, source.bytes.count + 1) },
    uniquingKeysWith: max
  )
  var previous: SourceRange?
  for diagnostic in result.diagnostics {
    let range = diagnostic.range
    guard let lines = lineCounts[range.file] else {
      fatalError("a finding is in a file that was read")
    }
    FuzzCheck.require(
      range.start.line >= 1 && range.start.column >= 1 && range.start <= range.end
        && range.end.line <= lines,
      "findings lie in their file"
    )
    if let previous, previous.file == range.file {
      FuzzCheck.require(previous.start <= range.start, "findings are sorted")
    }
    previous = range
    FuzzCheck.require(!diagnostic.message.isEmpty, "findings say something")
  }
  if sources.count > 1 {
    let reversed = SpecReader.read(sources.reversed())
    FuzzCheck.require(
      reversed.catalogue == result.catalogue && reversed.diagnostics == result.diagnostics,
      "the order of the files changes nothing: \(difference(result, reversed))"
    )
  }
  return 0
}

/// What differs between two readings, for the message of a broken promise.
private func difference(_ left: SpecReadResult, _ right: SpecReadResult) -> String {
  for (left, right) in zip(left.diagnostics, right.diagnostics) where left != right {
    return "\(left) became \(right)"
  }
  return "\(left.diagnostics.count) findings became \(right.diagnostics.count)"
}

/// The symbol that SwiftPM makes an executable's `main`.
///
/// - Parameters:
///   - count: The number of arguments.
///   - arguments: The arguments.
/// - Returns: libFuzzer's exit code.
@_cdecl("FuzzSpecs_main")
public func main(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
  FuzzDriver.run(count, arguments, fuzzSpecs)
}
