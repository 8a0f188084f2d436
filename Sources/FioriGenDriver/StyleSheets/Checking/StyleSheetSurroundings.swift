import FioriGenModel
import FioriGenReader
import FioriGenSwift
import FioriStyle

/// What holds for a style sheet: the names that are known, and the settings.
public struct StyleSheetSurroundings: Sendable {
  /// The names that are known.
  public let vocabulary: StyleVocabulary

  /// The settings.
  public let options: StyleLintOptions

  /// The names of the typed keys.
  let keys: ThemeKeys

  /// The word that names in C begin with.
  let cPrefix: String

  /// Whether what is known is what the tool carries.
  public let isBundled: Bool
}

/// Finds out what holds for style sheets; sheets with the same settings share the work.
public struct SurroundingsLoader {
  /// What the command line says; it wins over files of settings.
  public struct Request: Sendable {
    /// The specs whose class paths are known; empty when the settings decide.
    public var specs: [String]

    /// Where the specs of modules are that those specs import, by module.
    public var imports: [String: [String]]

    /// The file of settings; `nil` to look for it beside and above each sheet.
    public var settingsPath: String?

    /// The reader that must accept the sheets.
    public var dialect: StyleDialect?

    /// Where the alpha of colours with eight digits stands.
    public var alpha: AlphaPosition?

    /// Whether warnings count as errors.
    public var isStrict: Bool

    /// The most threads to use for reading specs.
    public var jobs: Int

    /// Asks for something.
    ///
    /// - Parameters:
    ///   - specs: The specs whose class paths are known.
    ///   - imports: Where the specs of modules are that those specs import.
    ///   - settingsPath: The file of settings.
    ///   - dialect: The reader that must accept the sheets.
    ///   - alpha: Where the alpha of colours with eight digits stands.
    ///   - isStrict: Whether warnings count as errors.
    ///   - jobs: The most threads to use for reading specs.
    public init(
      specs: [String] = [],
      imports: [String: [String]] = [:],
      settingsPath: String? = nil,
      dialect: StyleDialect? = nil,
      alpha: AlphaPosition? = nil,
      isStrict: Bool = false,
      jobs: Int = 1
    ) {
      self.specs = specs
      self.imports = imports
      self.settingsPath = settingsPath
      self.dialect = dialect
      self.alpha = alpha
      self.isStrict = isStrict
      self.jobs = jobs
    }
  }

  /// What was asked for.
  private let request: Request

  /// What is wrong with settings and specs, each fault once.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The surroundings by the path of the settings; empty for none. `nil` where they have errors.
  private var loaded: [String: StyleSheetSurroundings?] = [:]

  /// Begins without anything loaded.
  ///
  /// - Parameter request: What the command line says.
  public init(_ request: Request) {
    self.request = request
  }

  /// What holds for a sheet.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The surroundings; `nil` when settings or specs have errors, see ``diagnostics``.
  public mutating func surroundings(of sheet: StyleSheetFile) -> StyleSheetSurroundings? {
    let path = request.settingsPath ?? StyleSettingsSearch.file(for: sheet.folder)
    if let known = loaded[path ?? ""] { return known }
    let surroundings = load(path)
    loaded[path ?? ""] = .some(surroundings)
    return surroundings
  }

  /// Loads the settings and the specs that they name.
  private mutating func load(_ path: String?) -> StyleSheetSurroundings? {
    var settings = StyleSettings()
    if let path {
      do throws(FileSystemError) {
        let bytes = try FileSystem.read(path, limit: StyleSettings.largestFile)
        settings = StyleSettings(SpecSource(path: path, bytes: bytes))
      } catch {
        settings.diagnostics = [
          Diagnostic(
            SettingsRules.unreadable,
            "the settings cannot be read: \(error.reason)",
            at: .beginning(of: path),
            suggestion: error.remedy
          )
        ]
      }
    }
    diagnostics += settings.diagnostics
    guard !settings.diagnostics.hasErrors, let known = known(settings) else { return nil }
    var knowledge = known.knowledge
    knowledge.declared.formUnion(settings.declared)
    return StyleSheetSurroundings(
      vocabulary: StyleVocabulary(knowledge),
      options: StyleLintOptions(
        dialect: request.dialect ?? settings.dialect ?? .fiori,
        alpha: request.alpha ?? settings.alpha,
        isStrict: request.isStrict,
        disabledRules: settings.disabledRules
      ),
      keys: known.keys,
      cPrefix: known.cPrefix,
      isBundled: known.isBundled
    )
  }

  /// What is known, and what it is called in Swift.
  private struct Known {
    /// The names that sheets use.
    var knowledge: StyleKnowledge
    /// The names of the typed keys.
    var keys: ThemeKeys
    /// The word that names in C begin with.
    var cPrefix: String
    /// Whether that is what the tool carries.
    var isBundled: Bool
  }

  /// What is known: from the specs asked for, else those of the settings, else what the tool carries.
  private mutating func known(_ settings: StyleSettings) -> Known? {
    let specs = request.specs.isEmpty ? settings.specs ?? [] : request.specs
    guard !specs.isEmpty else {
      return Known(
        knowledge: BundledKnowledge.knowledge,
        keys: BundledKnowledge.keys,
        cPrefix: BundledKnowledge.cPrefix,
        isBundled: true
      )
    }
    let read = CatalogueLoader.load(
      SpecInputs(specs, imports: request.imports),
      jobs: request.jobs
    )
    guard let catalogue = read.catalogue else {
      diagnostics += read.diagnostics.filter { !diagnostics.contains($0) }
      return nil
    }
    var knowledge = StyleKnowledge.bundled
    knowledge.merge(StyleKnowledge(catalogue))
    return Known(
      knowledge: knowledge,
      keys: ThemeKeys(catalogue),
      cPrefix: catalogue.settings.cPrefix,
      isBundled: false
    )
  }
}
