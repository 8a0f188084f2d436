import FioriGenModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A style sheet that was read: its bytes and what messages call it.
public struct StyleSheetFile: Sendable {
  /// The operand that stands for standard input.
  public static let standardInput = "-"

  /// The path as the user gave it; `<stdin>` for standard input.
  public let path: String

  /// The contents, whatever they are.
  public let bytes: [UInt8]

  /// The most bytes of a sheet.
  static let largest = 1 << 30

  /// Whether it came from standard input.
  public var isStandardInput: Bool { path == Self.standardInputName }

  /// What messages call standard input.
  private static let standardInputName = "<stdin>"

  /// The folder whose settings hold for the sheet.
  var folder: String { isStandardInput ? "." : FileSystem.folder(of: path) }

  /// What became of reading a sheet.
  public enum Reading: Sendable {
    /// The sheet.
    case file(StyleSheetFile)
    /// Why there is none.
    case failure(Diagnostic)
  }

  /// Reads a sheet.
  ///
  /// - Parameter operand: A path, or `-` for standard input, which is read to its end.
  /// - Returns: The sheet, or the finding that says why it cannot be read.
  public static func read(_ operand: String) -> Reading {
    let isInput = operand == standardInput
    let path = isInput ? standardInputName : operand
    do throws(FileSystemError) {
      let bytes = isInput ? try readInput(path) : try FileSystem.read(path, limit: largest)
      return .file(StyleSheetFile(path: path, bytes: bytes))
    } catch {
      return .failure(
        Diagnostic(
          StyleSheetRules.unreadable,
          "the style sheet cannot be read: \(error.reason)",
          at: .beginning(of: path),
          suggestion: error.remedy
        )
      )
    }
  }

  /// Reads standard input to its end.
  private static func readInput(_ path: String) throws(FileSystemError) -> [UInt8] {
    let copy = dup(STDIN_FILENO)
    guard copy >= 0 else { throw .last(at: path) }
    return try FileDescriptor(owning: copy).readAll(path: path, expected: 65_535, limit: largest)
  }

  /// Writes a sheet to standard output, byte for byte.
  ///
  /// - Parameter bytes: The sheet.
  /// - Returns: Why that failed, in words; `nil` when it went well or the reader has seen enough.
  public static func writeToStandardOutput(_ bytes: [UInt8]) -> String? {
    let path = "standard output"
    let copy = dup(STDOUT_FILENO)
    guard copy >= 0 else { return FileSystemError.last(at: path).reason }
    do throws(FileSystemError) {
      try FileDescriptor(owning: copy).writeAll(bytes, path: path)
      return nil
    } catch {
      return error.cause == .system(EPIPE) ? nil : error.reason
    }
  }

  /// Replaces the contents of the file: whoever reads it sees the old or the new ones, never a mixture.
  ///
  /// - Parameter bytes: The new contents.
  /// - Returns: The finding that says why that failed; `nil` when it went well.
  public func replace(with bytes: [UInt8]) -> Diagnostic? {
    do throws(FileSystemError) {
      // What a link leads to is replaced, not the link.
      let place = StyleSettingsSearch.realPath(path) ?? path
      let status = try FileSystem.status(of: place)
      let folder = try OpenFolder(opening: FileSystem.folder(of: place))
      let name = place.split(separator: "/").last.map(String.init) ?? place
      let temporary = TemporaryName.make(0)
      try folder.remove(temporary)
      try folder.writeNew(temporary, bytes: bytes, permissions: status?.permissions)
      do throws(FileSystemError) {
        try folder.rename(temporary, to: name)
      } catch {
        try? folder.remove(temporary)
        throw error
      }
      return nil
    } catch {
      return Diagnostic(
        OutputRules.writeFailed,
        "the file cannot be written: \(error.reason)",
        at: .beginning(of: path),
        suggestion: error.remedy
      )
    }
  }
}

extension OpenFolder {
  /// Writes a new file of any bytes into the folder and waits until the disk has it.
  ///
  /// - Parameters:
  ///   - name: Its name; nothing of that name may exist.
  ///   - bytes: Its contents.
  ///   - permissions: Who may do what; `nil` for what is usual.
  /// - Throws: When the system refuses; what was written of it is removed again.
  fileprivate func writeNew(
    _ name: String,
    bytes: [UInt8],
    permissions: mode_t?
  ) throws(FileSystemError) {
    let place = path(of: name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = openat(descriptor.number, name, flags, 0o666)
    guard number >= 0 else { throw .last(at: place) }
    let file = FileDescriptor(owning: number)
    do throws(FileSystemError) {
      try file.writeAll(bytes, path: place)
      if let permissions, fchmod(number, permissions) != 0 { throw FileSystemError.last(at: place) }
      if fsync(number) != 0 { throw FileSystemError.last(at: place) }
    } catch {
      unlinkat(descriptor.number, name, 0)
      throw error
    }
  }
}

extension FileDescriptor {
  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path for messages.
  /// - Throws: When the system writes less, such as on a full disk.
  fileprivate func writeAll(_ bytes: [UInt8], path: String) throws(FileSystemError) {
    let code = bytes.withUnsafeBytes { buffer -> Int32 in
      var done = 0
      while done < buffer.count {
        let result = write(number, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if result < 0 && errno == EINTR { continue }
        guard result > 0 else { return errno }
        done += result
      }
      return 0
    }
    guard code == 0 else { throw FileSystemError(path: path, cause: .system(code)) }
  }
}
