/// The list of the files in an output folder that this tool owns: only those are ever removed.
struct OutputManifest: Hashable, Sendable {
  /// The list's own file in the output folder.
  static let fileName = ".fiori-gen-manifest.json"

  /// The most bytes accepted of a list.
  static let maximumSize = 16 * 1_048_576

  /// The version of the list's form.
  private static let formatVersion = 1

  /// The owned files, sorted by path.
  let files: [OutputPath]

  /// Creates a list.
  ///
  /// - Parameter files: The owned files, in any order.
  init(files: some Sequence<OutputPath>) {
    self.files = Set(files).sorted { FileSystem.bytesPrecede($0.text, $1.text) }
  }

  /// Reads a list.
  ///
  /// - Parameter bytes: The file's contents.
  /// - Throws: When it is no list of this tool. A list that names a path outside the output folder
  ///   was not written by this tool either.
  init(parsing bytes: [UInt8]) throws(JSONParser.Failure) {
    let value = try JSONParser.parse(bytes)
    guard case .integer(Self.formatVersion)? = value["formatVersion"],
      case .array(let elements)? = value["files"]
    else {
      throw JSONParser.Failure(message: "this is no list of generated files", line: 1, column: 1)
    }
    var files: [OutputPath] = []
    for element in elements {
      guard case .string(let text) = element, let path = OutputPath(text) else {
        throw JSONParser.Failure(
          message: "a path leaves the output folder",
          line: 1,
          column: 1
        )
      }
      files.append(path)
    }
    self.init(files: files)
  }

  /// The file's contents: no dates, sums or absolute paths, so that it only changes with the set
  /// of files.
  var text: String {
    let value: JSONValue = [
      "formatVersion": .integer(Self.formatVersion),
      "files": .strings(files.map(\.text)),
    ]
    return JSONWriter.text(of: value)
  }
}
