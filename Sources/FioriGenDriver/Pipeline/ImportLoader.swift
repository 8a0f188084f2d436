import FioriGenModel
import FioriGenReader

/// Reads the catalogues that a catalogue imports, and those that they import.
struct ImportLoader {
  /// Reads the spec files of one imported catalogue.
  ///
  /// Gets the import, and answers with the parsed files, or with why there are none; `nil` when
  /// nothing says where the files are.
  typealias Reading = (SpecImport) -> Result<[ParsedSpec], Unreadable>?

  /// Why the specs of an imported catalogue cannot be read.
  struct Unreadable: Error {
    /// The reason, as the end of a sentence.
    var reason: String
  }

  /// More catalogues than this are a mistake or an attack.
  private static let mostImports = 64

  /// Reads the files of one catalogue.
  private let read: Reading

  /// The catalogues read so far.
  private(set) var loaded: [ImportedSpecs] = []

  /// What was wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// The imports that led to where the loader is.
  private var chain: [SpecImport] = []

  /// The modules that were looked at.
  private var seen: Set<String> = []

  /// Prepares to read imports.
  ///
  /// - Parameter read: Reads the files of one catalogue.
  init(_ read: @escaping Reading) {
    self.read = read
  }

  /// Reads what some files import, directly or through others. Each module is read once.
  ///
  /// An own import that nothing locates is left out: the reader of the set reports it.
  ///
  /// - Parameter files: The parsed files.
  mutating func load(importsOf files: [ParsedSpec]) {
    for one in files.flatMap(\.imports) {
      if let start = chain.firstIndex(where: { $0.module == one.module }) {
        reportCycle(Array(chain[start...]), closedBy: one)
        continue
      }
      guard seen.insert(one.module).inserted else { continue }
      guard seen.count <= Self.mostImports else {
        return report(one, "more than \(Self.mostImports) catalogues are imported")
      }
      switch read(one) {
      case nil:
        if !chain.isEmpty {
          report(one, "nothing says where the specs of the module '\(one.module)' are")
        }
      case .failure(let unreadable):
        report(one, "the specs of '\(one.module)' cannot be read: \(unreadable.reason)")
      case .success(let files):
        loaded.append(ImportedSpecs(module: one.module, files: files))
        chain.append(one)
        load(importsOf: files)
        chain.removeLast()
      }
    }
  }

  /// Reports an import whose files are not there.
  private mutating func report(_ one: SpecImport, _ message: String) {
    diagnostics.append(
      Diagnostic(
        SpecRules.unknownImport,
        message,
        at: one.folderRange,
        notes: chain.map { DiagnosticNote("'\($0.module)' is imported here", at: $0.range) },
        suggestion: one.folder == nil
          ? "give the folder with '--import \(one.module)=FOLDER'"
          : "name the folder with its specs, as seen from the folder of this file"
      )
    )
  }

  /// Reports catalogues that import each other.
  private mutating func reportCycle(_ circle: [SpecImport], closedBy last: SpecImport) {
    let steps = (circle + [last]).map { "'\($0.module)'" }.joined(separator: " imports ")
    diagnostics.append(
      Diagnostic(
        SpecRules.importCycle,
        "\(steps): a circle",
        at: last.range,
        notes: circle.map { DiagnosticNote("'\($0.module)' is imported here", at: $0.range) },
        suggestion: "move what both use into a third catalogue"
      )
    )
  }
}
