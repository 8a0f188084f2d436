/// The components as Thrift definitions, with the same things left out as in FlatBuffers.
enum ThriftLanguage: InputLanguage {
  /// The ending of its files.
  static let fileEnding = "thrift"

  /// The types that the components share.
  static let shared = """
    /** A way to show something. */
    enum BenchMode {
      /** Plainly. */
      plain,
      /** With decoration. */
      fancy,
      /** Not at all. */
      none
    }

    /** A size in points. */
    struct Size { 1: double width, 2: double height }

    /** An image. */
    struct ImageReference { 1: string name }

    """

  /// A component with a union for the exclusive pair and structs for the part and the operation.
  ///
  /// - Parameter name: The component's name.
  /// - Returns: The definitions.
  static func component(_ name: String) -> String {
    let fields = SampleFields.all.enumerated().map { index, field in
      "  /** \(field.summary) */\n  \(index + 1): optional \(declaration(of: field))\n"
    }
    let paths = SampleFields.classPaths.map { "  /** A label. */\n  label\($0)" }
    return """
      include "\(sharedFile)"

      /** What the status shows. */
      union \(name)Status { 1: string text, 2: Shared.ImageReference image }

      /** The image's members. */
      struct \(name)Image {
        /** Whether it is round. */
        1: optional bool isRound
      }

      /** The class paths. */
      enum \(name)ClassPath {
      \(paths.joined(separator: ",\n"))
      }

      /** A component of the benchmark. */
      struct \(name) {
      \(fields.joined())\
        /** The status. */
        \(fields.count + 1): optional \(name)Status status
        /** The image. */
        \(fields.count + 2): optional \(name)Image image
      }

      /** The parameters of showing it. */
      struct \(name)Show {
        /** The words. */
        1: required string message
        /** How long, in seconds. */
        2: optional double duration = 1
      }

      """
  }

  /// Writes the file that includes all components: the compiler takes one file only.
  ///
  /// - Parameters:
  ///   - count: The number of components.
  ///   - folder: Where the components' files are.
  /// - Returns: The file's path.
  static func writeIndex(_ count: Int, to folder: String) -> String {
    let path = "\(folder)/Catalogue.\(fileEnding)"
    let lines = (1...count).map { "include \"\(name($0)).\(fileEnding)\"\n" }
    Disk.write(lines.joined(), to: path)
    return path
  }

  /// A property's type, name and default.
  private static func declaration(of field: SampleFields.Field) -> String {
    switch field.kind {
    case .text: "string \(field.name)"
    case .flag: "bool \(field.name) = true"
    case .fraction: "double \(field.name)"
    case .number: "i64 \(field.name)"
    case .size: "Shared.Size \(field.name) = {\"width\": 25, \"height\": 25}"
    case .images: "list<Shared.ImageReference> \(field.name)"
    case .mode: "Shared.BenchMode \(field.name) = Shared.BenchMode.none"
    case .labels: "list<string> \(field.name)"
    }
  }
}
