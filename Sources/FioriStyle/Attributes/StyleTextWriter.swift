/// Builds the text of one value, and lets nothing into it that is no word of the language.
public struct StyleTextWriter {
  /// Where the value stands, for errors.
  let place: String

  /// The text so far.
  private(set) var text = ""

  /// Begins a value.
  ///
  /// - Parameter place: Where the value stands, for errors.
  init(place: String) {
    self.place = place
  }

  /// Writes a word.
  ///
  /// - Parameter word: The word.
  /// - Throws: When it is no single word or reads as a variable.
  public mutating func word(_ word: String) throws(StyleTextError) {
    guard StyleWord.isValue(word) else {
      throw StyleTextError.notAWord(text: word, place: place)
    }
    text += word
  }

  /// Writes a selector.
  ///
  /// - Parameter selector: The selector.
  /// - Throws: When it is neither a word nor words with colons between them.
  public mutating func selector(_ selector: String) throws(StyleTextError) {
    guard StyleWord.isSelector(selector) else {
      throw StyleTextError.notAWord(text: selector, place: place)
    }
    text += selector
  }

  /// Writes a variable.
  ///
  /// - Parameter name: Its name, without `@`.
  /// - Throws: When the name is no single word.
  public mutating func variable(_ name: String) throws(StyleTextError) {
    guard StyleWord.isVariableName(name) else {
      throw StyleTextError.notAWord(text: name, place: place)
    }
    text += "@" + name
  }

  /// Writes words with blanks, commas and matching parentheses between them, or one variable.
  ///
  /// - Parameter words: The words.
  /// - Throws: When anything else stands among them.
  public mutating func words(_ words: String) throws(StyleTextError) {
    guard StyleWord.isWholeValue(words) else {
      throw StyleTextError.notAWord(text: words, place: place)
    }
    text += words
  }

  /// Writes numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - withCommas: Whether commas stand between them instead of spaces.
  /// - Throws: When one of them is not finite.
  public mutating func numbers(
    _ numbers: [Double],
    withCommas: Bool = false
  ) throws(StyleTextError) {
    for (index, number) in numbers.enumerated() {
      guard let spelling = StyleNumber.text(number) else {
        throw StyleTextError.notFinite(place: place)
      }
      if index > 0 { text += withCommas ? ", " : " " }
      text += spelling
    }
  }

  /// Writes a colour by its components.
  ///
  /// - Parameter color: The components.
  public mutating func components(_ color: RGBAColor) {
    text += color.description
  }
}
