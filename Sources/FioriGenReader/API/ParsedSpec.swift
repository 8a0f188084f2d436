import FioriGenModel

/// One spec file after everything that can be said about it alone.
///
/// Parsed files are values and can be made on any thread; ``SpecReader/resolve(_:imports:jobs:)`` puts them
/// together.
public struct ParsedSpec: Sendable {
  /// The path as the user gave it.
  public let path: String

  /// The findings about this file alone.
  public let diagnostics: [Diagnostic]

  /// The file's name without folder and extension.
  let stem: String

  /// The documents that could be read, in the order written.
  let documents: [DocumentSyntax]

  /// What the parts of the file that could not be read seem to define.
  let suspected: SuspectedNames

  /// The limits that the file was parsed with.
  let limits: SpecLimits

  /// The other catalogues that the file's settings import, in the order written.
  public var imports: [SpecImport] {
    documents.flatMap { document -> [SpecImport] in
      guard case .catalogue(let catalogue) = document else { return [] }
      return catalogue.imports
    }
  }

  /// Creates a parsed file.
  init(
    path: String,
    documents: [DocumentSyntax] = [],
    suspected: SuspectedNames = .none,
    diagnostics: [Diagnostic],
    limits: SpecLimits
  ) {
    self.path = path
    self.stem = FileStem.stem(of: path)
    self.documents = documents
    self.suspected = suspected
    self.diagnostics = diagnostics
    self.limits = limits
  }

  /// Stands for a file that could not be read, so that the rest of the set can still be checked.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - reason: Why, as the system says it, such as `Permission denied`.
  ///   - remedy: What to do about it, where that is known.
  ///   - limits: What a file may demand of the reader.
  /// - Returns: A parsed file whose one finding says so.
  public static func unreadable(
    path: String,
    reason: String,
    remedy: String? = nil,
    limits: SpecLimits = .standard
  ) -> ParsedSpec {
    withoutContents(
      path: path,
      Diagnostic(
        SpecRules.unreadable,
        "the file cannot be read: \(reason)",
        at: .beginning(of: path),
        suggestion: remedy ?? "check that the file exists and that you may read it"
      ),
      limits: limits
    )
  }

  /// Stands for a file that is larger than the limit. With it the caller need not load the file.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - size: The file's size in bytes.
  ///   - limits: What a file may demand of the reader.
  /// - Returns: A parsed file whose one finding says so.
  public static func tooLarge(
    path: String,
    size: Int,
    limits: SpecLimits = .standard
  ) -> ParsedSpec {
    withoutContents(
      path: path,
      Diagnostic(
        SpecRules.tooLarge,
        "the file has \(size) bytes; a spec may have \(limits.maximumFileSize)",
        at: .beginning(of: path),
        suggestion: "give each component a file of its own"
      ),
      limits: limits
    )
  }

  /// A file of which nothing is known but why.
  private static func withoutContents(path: String, _ finding: Diagnostic, limits: SpecLimits)
    -> ParsedSpec
  {
    ParsedSpec(
      path: path,
      suspected: .unknownContents(of: path),
      diagnostics: [finding],
      limits: limits
    )
  }
}
