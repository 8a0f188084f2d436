import FioriGenModel
import FioriGenReader
import FioriStyle
import FioriText

/// What a file of settings says about style sheets.
struct StyleSettings: Sendable {
  /// The usual name of the file.
  static let fileName = "fiori-gen.yaml"

  /// The most bytes of the file.
  static let largestFile = 1 << 20

  /// The specs whose class paths are known, as paths from the current folder; `nil` for the bundled
  /// catalogue.
  var specs: [String]?

  /// What the app declares as its own.
  var declared = DeclaredNames()

  /// The reader that must accept the sheets.
  var dialect: StyleDialect?

  /// Where the alpha of colours with eight digits stands.
  var alpha: AlphaPosition?

  /// Identifiers of rules that are switched off.
  var disabledRules: Set<String> = []

  /// What is wrong with the file.
  var diagnostics: [Diagnostic] = []

  /// Says nothing.
  init() {}

  /// Understands a file.
  ///
  /// - Parameter source: The file.
  init(_ source: SpecSource) {
    let document = SettingsReader.read(source, keys: Self.keys)
    diagnostics = document.diagnostics
    let folder = FileSystem.folder(of: source.path)
    specs = document[Key.specs.rawValue]?.map { word in
      let isHere = folder == "." || word.text.hasPrefix("/")
      return isHere ? word.text : FileSystem.join(folder, word.text)
    }
    declared = DeclaredNames(
      classPaths: document.names(.classPaths),
      properties: document.names(.properties),
      variables: Set(
        document.names(.variables).map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 }
      ),
      colors: document.names(.colors)
    )
    dialect = choice(.dialect, in: document)
    alpha = choice(.alpha, in: document)
    for word in document[Key.disabledRules.rawValue] ?? [] {
      if StyleRules.rule(word.text) != nil {
        disabledRules.insert(word.text)
      } else {
        refuse(
          word,
          of: .disabledRules,
          among: StyleRules.all.map(\.id),
          otherwise: "see 'fiori-gen explain'"
        )
      }
    }
  }

  /// The keys of the file.
  fileprivate enum Key: String, CaseIterable {
    /// Where the alpha of colours with eight digits stands.
    case alpha
    /// Class paths of the app.
    case classPaths
    /// Colours of the app.
    case colors
    /// The reader that must accept the sheets.
    case dialect
    /// Rules that are switched off.
    case disabledRules
    /// Properties of the app.
    case properties
    /// The specs whose class paths are known.
    case specs
    /// Variables that other sheets define.
    case variables
  }

  /// How many words each key takes.
  private static let keys: [String: SettingsDocument.Shape] = Dictionary(
    uniqueKeysWithValues: Key.allCases.map { key in
      (key.rawValue, key == .alpha || key == .dialect ? .word : .words)
    }
  )

  /// One of the values of an enumeration.
  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: Key,
    in document: SettingsDocument
  ) -> Choice? where Choice.RawValue == String {
    guard let word = document[key.rawValue]?.first else { return nil }
    if let choice = Choice(rawValue: word.text) { return choice }
    let values = Choice.allCases.map(\.rawValue)
    refuse(word, of: key, among: values, otherwise: "write \(values.joined(separator: ", or "))")
    return nil
  }

  /// Reports a word that a setting does not take.
  private mutating func refuse(
    _ word: SettingsDocument.Word,
    of key: Key,
    among known: [String],
    otherwise remedy: String
  ) {
    let nearest = NearestName.suggestion(for: word.text, among: known)
    diagnostics.append(
      Diagnostic(
        SettingsRules.invalidValue,
        "'\(key.rawValue)' cannot be \"\(word.text)\"",
        at: word.range,
        suggestion: nearest.map { "did you mean \"\($0)\"?" } ?? remedy,
        replacement: nearest
      )
    )
  }
}

extension SettingsDocument {
  /// The words of a key as names.
  fileprivate func names(_ key: StyleSettings.Key) -> Set<String> {
    Set((self[key.rawValue] ?? []).map(\.text))
  }
}
