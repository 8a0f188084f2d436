extension SheetValueReader {
  /// Reads a colour.
  func readColor(_ words: ValueWords) -> SheetValueReading {
    guard let word = words.onlyWord else {
      return words.tokens.count > 1 ? readColorFunction(words) : wrong(words, "a colour")
    }
    if word.hasPrefix("#") { return readHexadecimal(word.dropFirst(), words, mark: "#") }
    if word.hasPrefix("0x") || word.hasPrefix("0X") {
      return readHexadecimal(word.dropFirst(2), words, mark: "0x")
    }
    if vocabulary.isColor(String(word)) { return SheetValueReading(.color(.named(String(word)))) }
    if let count = SheetColor.digitCount(word), [3, 6, 8].contains(count),
      let color = SheetColor.hexadecimal(word, alpha: alpha ?? .last)
    {
      let problem = SheetValueProblem(
        .missingHash,
        at: words.range,
        "the hexadecimal colour `\(word)` has no `#`",
        replacement: "#" + word
      )
      return SheetValueReading(.color(.literal(color)), [problem])
    }
    return readColorName(word, words)
  }

  /// Reads a name that is no known colour.
  private func readColorName(_ word: Substring, _ words: ValueWords) -> SheetValueReading {
    guard StyleWord.isName(String(word)) else { return wrong(words, "a colour") }
    let (stem, suffix) = FioriPalette.split(String(word))
    if let near = vocabulary.colorNearMiss.nearest(to: String(stem)) {
      let nearest = near + (suffix ?? "")
      return wrong(words, "a colour", nearest: nearest, replacement: nearest)
    }
    let problem = SheetValueProblem(
      .unknownColor,
      at: words.range,
      "`\(PlainText.shortened(String(word), to: 60))` is not a known colour"
    )
    return SheetValueReading(.color(.named(String(word))), [problem])
  }

  /// Reads hexadecimal digits.
  private func readHexadecimal(
    _ digits: Substring,
    _ words: ValueWords,
    mark: String
  ) -> SheetValueReading {
    guard let color = SheetColor.hexadecimal(digits, alpha: alpha ?? .last) else {
      return wrong(words, "3, 6 or 8 hexadecimal digits after `\(mark)`")
    }
    guard digits.utf8.count == 8, alpha == nil else {
      return SheetValueReading(.color(.literal(color)))
    }
    let problem = SheetValueProblem(
      .ambiguousAlpha,
      at: words.range,
      "readers disagree on where the alpha of `\(mark)\(digits)` stands"
    )
    return SheetValueReading(.color(.literal(color)), [problem])
  }

  /// Reads `rgb(…)`, `rgba(…)`, `hsl(…)` or `hsla(…)`.
  private func readColorFunction(_ words: ValueWords) -> SheetValueReading {
    let tokens = words.tokens
    guard tokens.count >= 4, tokens[0].kind.isWord, tokens[1].kind == .openParenthesis,
      tokens[tokens.count - 1].kind == .closeParenthesis
    else { return wrong(words, "a colour") }
    let function = words.text(tokens[0]).lowercased()
    let count: Int
    switch function {
    case "rgb", "hsl": count = 3
    case "rgba", "hsla": count = 4
    default: return wrong(words, "a colour, or `rgb`, `rgba`, `hsl` or `hsla` with numbers")
    }
    guard let arguments = ValueWords.list(tokens[2..<(tokens.count - 1)]), arguments.count == count
    else { return wrong(words, "\(count) numbers with commas between them in `\(function)(…)`") }
    var components: [Double] = []
    for argument in arguments {
      guard let component = component(words.text(argument)) else {
        return wrong(words, "components of a colour: 0 to 255, or 0.0 to 1.0 with a point")
      }
      components.append(component)
    }
    var problems: [SheetValueProblem] = []
    var opacity = 1.0
    if count == 4 {
      (opacity, problems) = readAlpha(words.text(arguments[3]), components[3], arguments[3].range)
    }
    let color =
      function.hasPrefix("hsl")
      ? SheetColor.hueSaturationBrightness(
        components[0],
        components[1],
        components[2],
        alpha: opacity
      )
      : RGBAColor(
        red: SheetColor.byte(components[0]),
        green: SheetColor.byte(components[1]),
        blue: SheetColor.byte(components[2]),
        alpha: opacity
      )
    return SheetValueReading(.color(.literal(color)), problems)
  }

  /// A component from 0 to 1: a number with a point is a fraction, one without is divided by 255.
  private func component(_ word: Substring) -> Double? {
    guard let number = SheetNumber.whole(word) else { return nil }
    let component = word.contains(".") ? number : number / 255
    return (0...1).contains(component) ? component : nil
  }

  /// The alpha of a colour function. A whole number that is not 0 was hardly meant to be divided by 255.
  private func readAlpha(
    _ word: Substring,
    _ component: Double,
    _ range: ByteRange
  ) -> (Double, [SheetValueProblem]) {
    guard word == "1" else { return (component, []) }
    let problem = SheetValueProblem(
      .scaledAlpha,
      at: range,
      "the classic reader takes the alpha `1` for 1 of 255, which is invisible",
      replacement: "1.0"
    )
    return (1, [problem])
  }
}
