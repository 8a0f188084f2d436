import FioriGenModel

/// A place in a spec file, for values that are built by hand.
///
/// - Parameters:
///   - stem: The file's stem.
///   - line: The line.
/// - Returns: The range, which is a point.
func place(_ stem: String, _ line: Int) -> SourceRange {
  SourceRange(file: "Specs/\(stem).yaml", start: SourcePosition(line: line, column: 3))
}

/// A spec file, for values that are built by hand.
///
/// - Parameter stem: The file's stem.
/// - Returns: The file.
func specFile(_ stem: String) -> SpecFile {
  SpecFile(path: "Specs/\(stem).yaml", stem: stem, documents: [])
}

extension Property {
  /// A property as a spec writes it, with its portable type resolved as the reader does it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The declared type.
  ///   - portable: What stands for it.
  ///   - summary: What it is for.
  ///   - line: Where it stands.
  ///   - stem: The file it is in.
  ///   - configure: Sets everything else.
  init(
    _ name: String,
    _ type: TypeExpression,
    _ portable: PortableType?,
    _ summary: String = "",
    line: Int = 1,
    in stem: String = "XWidget",
    configure: (inout Property) -> Void = { _ in }
  ) {
    self.init(
      name: name,
      type: type,
      portable: portable,
      summary: summary,
      range: place(stem, line)
    )
    configure(&self)
  }

  /// An optional text without a default.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - summary: What it is for.
  ///   - line: Where it stands.
  ///   - stem: The file it is in.
  ///   - configure: Sets everything else.
  /// - Returns: The property.
  static func text(
    _ name: String,
    _ summary: String = "",
    line: Int = 1,
    in stem: String = "XWidget",
    configure: (inout Property) -> Void = { _ in }
  ) -> Property {
    Property(
      name,
      .optional(.named("String")),
      .optional(.builtIn(.string)),
      summary,
      line: line,
      in: stem,
      configure: configure
    )
  }
}
