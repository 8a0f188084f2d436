import FioriStyle
import FuzzSupport

/// libFuzzer's entry point: reads, resolves, checks, mends, formats and compiles one style sheet.
///
/// The whole input is the sheet; its last byte also chooses the settings, so that seeds are plain sheets.
///
/// - Parameters:
///   - data: The input.
///   - count: The number of bytes.
/// - Returns: 0, which tells libFuzzer to keep the input if it reached something new.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStyleSheet(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzCheck.bytes(data, count)
  StyleSheetRun(settings: bytes.last ?? 0, sheet: bytes).check()
  return 0
}

/// The symbol that SwiftPM makes an executable's `main`.
///
/// - Parameters:
///   - count: The number of arguments.
///   - arguments: The arguments.
/// - Returns: libFuzzer's exit code.
@_cdecl("FuzzStyleSheets_main")
public func main(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
  FuzzDriver.run(count, arguments, fuzzStyleSheet)
}
