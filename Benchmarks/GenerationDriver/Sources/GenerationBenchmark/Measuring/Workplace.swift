#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder in which everything is written that the benchmark makes and needs no longer.
enum Workplace {
  /// The folder; made at the first use.
  static let folder: String = {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/fiori-gen-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fail("cannot make a folder in \(parent)") }
    return template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }()

  /// Removes the folder.
  static func clear() { Disk.remove(folder) }
}
