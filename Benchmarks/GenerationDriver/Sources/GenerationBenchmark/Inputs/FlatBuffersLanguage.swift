/// The components as FlatBuffers schemas. What a schema cannot say is left out: ranges, counts and
/// the attributes of class paths, whose names are an enumeration.
enum FlatBuffersLanguage: InputLanguage {
  /// The ending of its files.
  static let fileEnding = "fbs"

  /// The types that the components share; three of them are built into fiori-gen.
  static let shared = """
    /// A way to show something.
    enum BenchMode : byte {
      /// Plainly.
      plain,
      /// With decoration.
      fancy,
      /// Not at all.
      none
    }

    /// A size in points.
    struct Size { width: double; height: double; }

    /// An image.
    table ImageReference { name: string; }

    /// Words.
    table Words { text: string; }

    """

  /// A component with a union for the exclusive pair and tables for the part and the operation.
  ///
  /// - Parameter name: The component's name.
  /// - Returns: The schema.
  static func component(_ name: String) -> String {
    let fields = SampleFields.all.map { field in
      "  /// \(field.summary)\n  \(field.name): \(type(of: field.kind));\n"
    }
    let paths = SampleFields.classPaths.map { "  /// A label.\n  label\($0)" }
    return """
      include "\(sharedFile)";

      /// What the status shows.
      union \(name)Status { text: Words, image: ImageReference }

      /// The image's members.
      table \(name)Image {
        /// Whether it is round.
        is_round: bool = null;
      }

      /// The class paths.
      enum \(name)ClassPath : byte {
      \(paths.joined(separator: ",\n"))
      }

      /// A component of the benchmark.
      table \(name) {
      \(fields.joined())\
        /// The status.
        status: \(name)Status;
        /// The image.
        image: \(name)Image;
      }

      /// The parameters of showing it.
      table \(name)Show {
        /// The words.
        message: string (required);
        /// How long, in seconds.
        duration: double = 1;
      }

      """
  }

  /// A property's type and default.
  private static func type(of kind: SampleFields.Kind) -> String {
    switch kind {
    case .text: "string"
    case .flag: "bool = true"
    case .fraction: "double = null"
    case .number: "long = null"
    case .size: "Size"
    case .images: "[ImageReference]"
    case .mode: "BenchMode = none"
    case .labels: "[string]"
    }
  }
}
