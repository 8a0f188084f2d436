/// A set of spec files in one input: a line `# file: Name.yaml` begins a file, which includes that line.
public enum SpecSet {
  /// The largest number of files; what follows belongs to the last one.
  private static let fileLimit = 8

  /// Cuts an input into files.
  ///
  /// - Parameter bytes: The input.
  /// - Returns: At least one file, with names that differ.
  public static func files(in bytes: [UInt8]) -> [(path: String, bytes: [UInt8])] {
    let header = Array("# file: ".utf8)
    var files: [(path: String, bytes: [UInt8])] = []
    var start = 0
    var name = "Input.yaml"
    var position = 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if bytes[position..<end].starts(with: header), files.count < fileLimit {
        if position > start { files.append((name, Array(bytes[start..<position]))) }
        start = position
        name = fileName(bytes[(position + header.count)..<end], number: files.count)
        if files.contains(where: { $0.path == name }) { name = "Again\(files.count)" + name }
      }
      position = end + 1
    }
    files.append((name, Array(bytes[start...])))
    return files
  }

  /// A file name of a few letters, as the tool would find it in a folder.
  private static func fileName(_ wanted: ArraySlice<UInt8>, number: Int) -> String {
    let letters = wanted.prefix { $0 != UInt8(ascii: ".") }.filter { byte in
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    let stem = String(decoding: letters.prefix(24), as: UTF8.self)
    return stem.isEmpty ? "Input\(number).yaml" : "\(stem).yaml"
  }
}
