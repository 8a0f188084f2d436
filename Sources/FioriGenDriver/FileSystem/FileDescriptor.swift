#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or folder, closed when the last owner lets go of it.
final class FileDescriptor: Sendable {
  /// The system's number for it.
  let number: Int32

  /// Takes over an open descriptor.
  ///
  /// - Parameter number: The system's number for it; closed by this object from now on.
  init(owning number: Int32) {
    self.number = number
  }

  /// Closes it.
  deinit {
    close(number)
  }

  /// The status of what is open.
  ///
  /// - Parameter path: The path for messages.
  /// - Returns: The status.
  /// - Throws: When the system cannot tell.
  func status(path: String) throws(FileSystemError) -> FileStatus {
    var raw = stat()
    guard fstat(number, &raw) == 0 else { throw .last(at: path) }
    return FileStatus(raw)
  }

  /// Goes back to the beginning.
  ///
  /// - Parameter path: The path for messages.
  /// - Throws: When the system cannot.
  func rewind(path: String) throws(FileSystemError) {
    guard lseek(number, 0, SEEK_SET) == 0 else { throw .last(at: path) }
  }

  /// Reads everything up to a limit.
  ///
  /// - Parameters:
  ///   - path: The path for messages.
  ///   - expected: How many bytes there probably are.
  ///   - limit: How many bytes there may be at most.
  /// - Returns: The bytes.
  /// - Throws: When reading fails, or when there are more bytes than the limit.
  func readAll(path: String, expected: Int, limit: Int) throws(FileSystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected: the end is noticed without growing the array.
    var room = min(expected, limit) + 1
    while true {
      let chunk = try readChunk(path: path, most: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else {
        throw FileSystemError(path: path, cause: .tooLarge(size: bytes.count, limit: limit))
      }
      room = max(1, min(65_536, limit + 1 - bytes.count))
    }
  }

  /// Reads what one call of the system gives.
  private func readChunk(path: String, most: Int) throws(FileSystemError) -> [UInt8] {
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      var result = read(number, buffer.baseAddress, most)
      while result < 0 && errno == EINTR { result = read(number, buffer.baseAddress, most) }
      if result < 0 { code = errno }
      count = max(0, result)
    }
    guard code == 0 else { throw FileSystemError(path: path, cause: .system(code)) }
    return chunk
  }

  /// Writes a whole text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path for messages.
  /// - Throws: When the system writes less, such as on a full disk.
  func writeAll(_ text: String, path: String) throws(FileSystemError) {
    var text = text
    let code = text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let result = write(number, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if result < 0 && errno == EINTR { continue }
        guard result > 0 else { return errno }
        done += result
      }
      return 0
    }
    guard code == 0 else { throw FileSystemError(path: path, cause: .system(code)) }
  }
}
