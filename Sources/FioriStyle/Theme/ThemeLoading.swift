extension Theme {
  /// A theme that was loaded from a sheet, with what is wrong with the sheet.
  public struct Loading: Sendable {
    /// The theme. What the sheet says in error is left out, everything else is there.
    public var theme: Theme

    /// The errors of the sheet, in order, each with its line and column; empty for a sound sheet.
    public var errors: [StyleFinding]
  }

  /// Loads a style sheet. One error never hides the rest of the sheet.
  ///
  /// Values stay what stands in the sheet, variables included; looking up a class path reads them by
  /// the types of its attributes.
  ///
  /// - Parameters:
  ///   - bytes: The sheet, in UTF-8.
  ///   - alpha: Where the alpha of colours with eight digits stands in the sheet.
  /// - Returns: The theme, and the errors.
  public static func load(_ bytes: [UInt8], alpha: AlphaPosition = .last) -> Loading {
    let syntax = StyleSheetParser.parse(bytes)
    let findings = StyleLinter.lint(
      syntax,
      vocabulary: .empty,
      options: StyleLintOptions(alpha: alpha)
    )
    return Loading(
      theme: Theme(syntax, alpha: alpha),
      errors: findings.filter { $0.severity == .error }
    )
  }

  /// Puts a theme together from the tree of a sheet, whose errors are left out.
  ///
  /// - Parameters:
  ///   - syntax: The tree.
  ///   - alpha: Where the alpha of colours with eight digits stands in the sheet.
  init(_ syntax: StyleSheetSyntax, alpha: AlphaPosition) {
    var loader = ThemeLoader(syntax, alpha)
    self = loader.load()
  }

  /// Loads a style sheet that must be sound.
  ///
  /// - Parameters:
  ///   - text: The sheet.
  ///   - alpha: Where the alpha of colours with eight digits stands in the sheet.
  /// - Throws: When the sheet has errors.
  public init(styleSheet text: String, alpha: AlphaPosition = .last) throws(StyleSheetError) {
    let loading = Theme.load(Array(text.utf8), alpha: alpha)
    guard loading.errors.isEmpty else { throw StyleSheetError(errors: loading.errors) }
    self = loading.theme
  }
}

/// A style sheet with errors.
public struct StyleSheetError: Error, Hashable {
  /// The errors, in the order of the sheet; at least one.
  public let errors: [StyleFinding]
}

extension StyleSheetError: CustomStringConvertible {
  /// One line for each error: line, column, what is wrong and what to do about it.
  public var description: String {
    errors.map { error in
      let place = "\(error.range.start.line):\(error.range.start.column)"
      let remedy = error.suggestion.map { "; " + $0 } ?? ""
      return "\(place): \(error.message) [\(error.rule.id)]\(remedy)"
    }.joined(separator: "\n")
  }
}

/// Puts a theme together from the tree of a sheet.
private struct ThemeLoader {
  /// The tree.
  private let syntax: StyleSheetSyntax

  /// What its names refer to.
  private let resolution: SheetResolution

  /// Reads colours.
  private let reader: SheetValueReader

  /// What was loaded so far, by context.
  private var themes: [Int: Theme] = [:]

  /// Begins with an empty theme.
  init(_ syntax: StyleSheetSyntax, _ alpha: AlphaPosition) {
    self.syntax = syntax
    resolution = StyleSheetResolver.resolve(syntax)
    reader = SheetValueReader(bytes: syntax.bytes, vocabulary: .empty, alpha: alpha)
  }

  /// Loads everything. Blocks whose query has no meaning are left out.
  mutating func load() -> Theme {
    for definition in resolution.definitions where !definition.isReplaced {
      let name = String(syntax.text(definition.declaration.name).dropFirst())
      guard StyleWord.isVariableName(name), let words = words(of: definition.declaration) else {
        continue
      }
      themes[definition.context, default: Theme()][variable: name] = Self.value(of: words)
    }
    for rule in syntax.rules {
      let paths = syntax.selectors[rule.selectors].map { syntax.text($0) }
        .filter(StyleWord.isSelector)
      for declaration in syntax.declarations[rule.declarations] {
        let name = syntax.text(declaration.name)
        guard StyleWord.isValue(name), let words = words(of: declaration) else { continue }
        for path in paths {
          themes[resolution.context(of: rule), default: Theme()][words: name, of: path] = words
        }
      }
    }
    var theme = themes.removeValue(forKey: SheetResolution.everywhere) ?? Theme()
    for (context, layer) in themes {
      guard let query = MediaQuery(resolution.queries[context], in: syntax.bytes),
        query.conditions.allSatisfy({
          StyleWord.isValue($0.feature) && StyleWord.isValue($0.value)
        })
      else { continue }
      theme[media: query] = layer
    }
    return theme
  }

  /// The words of a value; `nil` when it is missing or in error.
  private func words(of declaration: SheetDeclaration) -> StyleWords? {
    let unreadable: SheetDeclaration.Traits = [.hasString, .isFaulty]
    guard !declaration.value.isEmpty, declaration.traits.isDisjoint(with: unreadable) else {
      return nil
    }
    // Only colours are read here: where their alpha stands is known of the sheet, not of its words.
    let first = syntax.bytes[declaration.value.start]
    if first == UInt8(ascii: "#"),
      case .color(let color)? = reader.read(declaration.value, as: .color).value
    {
      return StyleWords(color.description)
    }
    let text =
      declaration.traits.contains(.isSingleWord)
      ? syntax.text(declaration.value)
      : ValueWords(declaration.value, in: syntax.bytes, limit: .max).normalText
    return StyleWord.isWholeValue(text) ? StyleWords(text) : nil
  }

  /// What a variable holds: a colour, a number, a word, or else its words.
  private static func value(of words: StyleWords) -> any StyleAttributeValue {
    if let number = SheetNumber.whole(words.text[...]) { return number }
    if let color = RGBAColor(words.text) { return ThemeColor.literal(color) }
    if StyleWord.isValue(words.text) { return words.text }
    return words
  }
}
