import FioriText

extension SheetValueReader {
  /// Reads `true` or `false`.
  func readBoolean(_ words: ValueWords) -> SheetValueReading {
    guard let word = words.onlyWord else { return wrong(words, SheetValueType.boolean.expectation) }
    let meaning: Bool
    switch word.lowercased() {
    case "true", "yes", "1", "on": meaning = true
    case "false", "no", "0", "off": meaning = false
    default: return wrong(words, SheetValueType.boolean.expectation)
    }
    let normal = meaning ? "true" : "false"
    guard word != normal else { return SheetValueReading(.boolean(meaning)) }
    let problem = SheetValueProblem(
      .looseBoolean,
      at: words.range,
      "expected `true` or `false`, found `\(word)`",
      replacement: normal
    )
    return SheetValueReading(.boolean(meaning), [problem])
  }

  /// Reads a symbolic system font or the name of a font.
  func readFontName(_ words: ValueWords) -> SheetValueReading {
    let expectation = SheetValueType.fontName.expectation
    guard let plain = words.words, let first = plain[0].unicodeScalars.first,
      first.properties.isAlphabetic || first == "." || first == "_"
    else { return wrong(words, expectation) }
    let name = plain.joined(separator: " ")
    if name.lowercased().hasSuffix("system"), !FontName.symbols.contains(name),
      let nearest = NearMiss(FontName.symbols).nearest(to: name)
    {
      return wrong(words, expectation, nearest: nearest, replacement: nearest)
    }
    return SheetValueReading(.fontName(FontName(name)))
  }

  /// Reads one of several words.
  func readCase(
    _ words: ValueWords,
    _ type: SheetValueType,
    _ cases: [String],
    _ value: (String) -> SheetValue?
  ) -> SheetValueReading {
    guard let word = words.onlyWord else { return wrong(words, type.expectation) }
    if let value = value(String(word)) { return SheetValueReading(value) }
    let nearest = NearestName.suggestion(for: String(word), among: cases)
    let listed = cases.prefix(8).joined(separator: ", ") + (cases.count > 8 ? ", …" : "")
    return wrong(words, "\(type.expectation) (\(listed))", nearest: nearest, replacement: nearest)
  }

  /// Reads the name of an image.
  func readImage(_ words: ValueWords) -> SheetValueReading {
    guard let word = words.onlyWord, !word.hasPrefix("#") else {
      return wrong(words, SheetValueType.image.expectation)
    }
    return SheetValueReading(.image(ImageName(String(word))))
  }

  /// Reads words that mean nothing but themselves.
  func readString(_ words: ValueWords) -> SheetValueReading {
    guard let first = words.tokens.first, let last = words.tokens.last else {
      return wrong(words, SheetValueType.string.expectation)
    }
    let texts = words.tokens.map { String(words.text($0)) }
    guard first.kind.isWord, last.kind != .comma else {
      return wrong(words, SheetValueType.string.expectation)
    }
    return SheetValueReading(.string(texts.joined(separator: " ")))
  }

  /// Reads a case of an enumeration; one that is not known takes any word.
  func readEnumeration(_ words: ValueWords, _ name: String) -> SheetValueReading {
    guard let cases = vocabulary.cases(of: name) else {
      guard let word = words.onlyWord else {
        return wrong(words, SheetValueType.enumeration(name).expectation)
      }
      return SheetValueReading(.enumeration(type: name, name: String(word)))
    }
    return readCase(words, .enumeration(name), cases) { word in
      cases.contains(word) ? .enumeration(type: name, name: word) : nil
    }
  }
}
