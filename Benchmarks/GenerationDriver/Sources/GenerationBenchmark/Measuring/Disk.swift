#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files and folders. The benchmark ends where one cannot be made.
enum Disk {
  /// Makes a folder and those above it.
  ///
  /// - Parameter path: The folder's path.
  static func makeFolder(_ path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/") {
      made += "/\(name)"
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else { fail("cannot make \(made)") }
    }
  }

  /// Writes a file, replacing what was there.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - path: The file's path.
  static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { fail("cannot write \(path)") }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { fail("cannot write \(path)") }
  }

  /// Reads a file.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The contents; empty when there is no such file.
  static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes a file or a folder with all that is in it.
  ///
  /// - Parameter path: Its path; it is no fault when there is none.
  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for entry in entries(of: path) { remove("\(path)/\(entry)") }
    rmdir(path)
  }

  /// Moves what has a path out of the way, so that the path is free.
  ///
  /// Nothing is removed: file systems look for places that were not free a moment ago, so new files
  /// beside removed ones take longer, and the program that runs next would pay for it.
  ///
  /// - Parameter path: The path; it is no fault when there is nothing.
  static func setAside(_ path: String) {
    var number = 1
    var status = stat()
    while lstat("\(path).\(number)", &status) == 0 { number += 1 }
    guard rename(path, "\(path).\(number)") == 0 || errno == ENOENT else {
      fail("cannot rename \(path)")
    }
  }

  /// Waits until everything that was written is on the disk, so that no program pays for another one.
  static func settle() { sync() }

  /// How much is in a folder and those below.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: The number of files and their bytes together.
  static func extent(of path: String) -> (files: Int, bytes: Int) {
    var extent = (files: 0, bytes: 0)
    for entry in entries(of: path) {
      var status = stat()
      let inner = "\(path)/\(entry)"
      guard lstat(inner, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        let below = self.extent(of: inner)
        extent.files += below.files
        extent.bytes += below.bytes
      } else {
        extent.files += 1
        extent.bytes += Int(status.st_size)
      }
    }
    return extent
  }

  /// The names of what is in a folder, sorted.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: The names; none when there is no such folder.
  static func entries(of path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
