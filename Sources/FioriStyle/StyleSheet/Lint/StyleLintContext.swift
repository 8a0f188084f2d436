/// What the rules work with while one sheet is checked.
struct StyleLintContext {
  /// What is known about a selector by its number.
  struct Selector {
    /// The selector.
    let name: String
    /// The number of the set of class paths it stands for; -1 when it is not known.
    let profile: Int
  }

  /// What is known about a property by its number.
  struct Property {
    /// The name.
    let name: String
    /// What is known of it; `nil` when no group has it.
    let facts: StyleVocabulary.AttributeFacts?
  }

  /// What an attribute is on a class path.
  struct Verdict {
    /// The types that its value may have; empty when nothing is known of it.
    var types: [SheetValueType]
    /// The class path that does not support it; `nil` when it is supported or nothing is known.
    var unsupportedOn: KnownClassPath?
    /// Whether that is only worth a note.
    var isNote = false
  }

  /// The tree.
  let syntax: StyleSheetSyntax

  /// What the names refer to.
  let resolution: SheetResolution

  /// The names that are known.
  let vocabulary: StyleVocabulary

  /// The settings.
  let options: StyleLintOptions

  /// Reads values.
  let reader: SheetValueReader

  /// The findings.
  var findings: FindingCollector

  /// Numbers the selectors.
  private var selectorTable = ByteNameTable()

  /// What is known about the selectors, by number.
  private(set) var selectors: [Selector] = []

  /// Numbers the properties.
  private var propertyTable = ByteNameTable()

  /// What is known about the properties, by number.
  private(set) var properties: [Property] = []

  /// Properties that were meant by misspelt ones and do not stand in the sheet.
  private var hiddenProperties: [Property] = []

  /// Their numbers by name.
  private var hiddenNumbers: [String: Int] = [:]

  /// The number of the first property that does not stand in the sheet.
  private static let firstHiddenProperty = 1 << 31

  /// The class paths of the profiles.
  private(set) var profiles: [[KnownClassPath]] = []

  /// The numbers of the profiles by the spellings of the class paths in them.
  private var profileIDs: [[KnownClassPath]: Int] = [:]

  /// What attributes are on class paths, by the numbers of both.
  private var verdicts: [UInt64: Verdict] = [:]

  /// Begins to check a sheet.
  init(
    _ syntax: StyleSheetSyntax,
    _ resolution: SheetResolution,
    _ vocabulary: StyleVocabulary,
    _ options: StyleLintOptions
  ) {
    self.syntax = syntax
    self.resolution = resolution
    self.vocabulary = vocabulary
    self.options = options
    reader = SheetValueReader(bytes: syntax.bytes, vocabulary: vocabulary, alpha: options.alpha)
    findings = FindingCollector(options)
  }

  /// The number of a selector.
  ///
  /// - Parameter range: The selector.
  /// - Returns: Its number, and whether this is its first appearance.
  mutating func selector(_ range: ByteRange) -> (id: Int, isNew: Bool) {
    let found = selectorTable.intern(range, in: syntax.bytes)
    if found.isNew {
      let name = syntax.text(range)
      selectors.append(Selector(name: name, profile: profile(of: name)))
    }
    return found
  }

  /// The number of a property.
  ///
  /// - Parameter range: The property's name.
  /// - Returns: Its number, and whether this is its first appearance.
  mutating func property(_ range: ByteRange) -> (id: Int, isNew: Bool) {
    let found = propertyTable.intern(range, in: syntax.bytes)
    if found.isNew {
      let name = syntax.text(range)
      properties.append(Property(name: name, facts: vocabulary.facts(of: name)))
    }
    return found
  }

  /// The number of a property that the sheet need not contain.
  ///
  /// - Parameter name: The name.
  /// - Returns: Its number, for ``verdict(_:on:)``.
  mutating func propertyNumber(named name: String) -> Int {
    if let known = hiddenNumbers[name] { return known }
    let number = Self.firstHiddenProperty + hiddenProperties.count
    hiddenProperties.append(Property(name: name, facts: vocabulary.facts(of: name)))
    hiddenNumbers[name] = number
    return number
  }

  /// What a property is for a profile.
  ///
  /// - Parameters:
  ///   - property: The property's number.
  ///   - profile: The profile's number; -1 for selectors that are not known.
  /// - Returns: The types of its value, and whether it is supported.
  mutating func verdict(_ property: Int, on profile: Int) -> Verdict {
    let key = UInt64(UInt32(bitPattern: Int32(clamping: profile))) << 32 | UInt64(property)
    if let known = verdicts[key] { return known }
    let isHidden = property >= Self.firstHiddenProperty
    let verdict = makeVerdict(
      isHidden ? hiddenProperties[property - Self.firstHiddenProperty] : properties[property],
      profile
    )
    verdicts[key] = verdict
    return verdict
  }

  /// The profile of a selector: what its last class path is known as, or nothing.
  private mutating func profile(of name: String) -> Int {
    let paths = vocabulary.classPaths(spelled: name)
    guard !paths.isEmpty else { return -1 }
    if let known = profileIDs[paths] { return known }
    let id = profiles.count
    profileIDs[paths] = id
    profiles.append(paths)
    return id
  }

  /// Finds out what a property is for a profile.
  private func makeVerdict(_ property: Property, _ profile: Int) -> Verdict {
    guard let facts = property.facts else { return Verdict(types: []) }
    guard profile >= 0 else { return Verdict(types: facts.types) }
    let paths = profiles[profile]
    var types: [SheetValueType] = []
    for path in paths {
      if let type = vocabulary.type(of: property.name, in: path.group), !types.contains(type) {
        types.append(type)
      }
    }
    if !types.isEmpty { return Verdict(types: types) }
    guard !vocabulary.knowledge.declared.properties.contains(property.name) else {
      return Verdict(types: facts.types)
    }
    if paths.allSatisfy({ $0.support == .documented }) {
      return Verdict(types: facts.types, unsupportedOn: paths[0])
    }
    if paths.allSatisfy({ $0.support != .inferred }) {
      return Verdict(types: facts.types, unsupportedOn: paths[0], isNote: true)
    }
    return Verdict(types: facts.types)
  }

  /// A name from the sheet as a message quotes it.
  func quoted(_ range: ByteRange) -> String {
    quoted(syntax.text(ByteRange(range.start, min(range.end, range.start + Self.longestQuotation))))
  }

  /// No more bytes than this are read for a quotation, which shows eighty scalars of them.
  private static let longestQuotation = 400

  /// A name as a message quotes it.
  func quoted(_ name: String) -> String { "`" + PlainText.shortened(name, to: 80) + "`" }
}
