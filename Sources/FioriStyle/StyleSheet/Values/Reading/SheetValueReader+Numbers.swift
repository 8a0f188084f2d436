extension SheetValueReader {
  /// A value of any type on its way to a ``SheetValue``.
  struct Partial<Value> {
    /// The value; `nil` when it is not of the type.
    var value: Value?
    /// What is wrong with its spelling, or why it has no value.
    var problems: [SheetValueProblem]

    /// The reading of the value.
    func map(_ transform: (Value) -> SheetValue) -> SheetValueReading {
      SheetValueReading(value.map(transform), problems)
    }
  }

  /// The units that people write after numbers and that change nothing.
  private static let units: Set<String> = ["px", "pt", "dp", "sp"]

  /// Reads a number.
  func readNumber(_ words: ValueWords) -> Partial<Double> {
    guard let word = words.onlyWord else {
      return Partial(value: nil, problems: wrong(words, "a number").problems)
    }
    if let number = SheetNumber.whole(word) { return Partial(value: number, problems: []) }
    if let reading = numberWithUnit(word, at: words.range) { return reading }
    return Partial(value: nil, problems: wrong(words, "a number").problems)
  }

  /// Reads a number that the name of a unit follows.
  private func numberWithUnit(_ word: Substring, at range: ByteRange) -> Partial<Double>? {
    guard let (number, spelling, rest) = SheetNumber.leading(word),
      Self.units.contains(rest.lowercased())
    else { return nil }
    let problem = SheetValueProblem(
      .unit,
      at: range,
      "numbers have no unit; `\(word)` is read as \(spelling)",
      replacement: String(spelling)
    )
    return Partial(value: number, problems: [problem])
  }

  /// Reads a whole number.
  func readInteger(_ words: ValueWords) -> SheetValueReading {
    let reading = readNumber(words)
    guard let number = reading.value, let integer = Int(exactly: number) else {
      return wrong(words, SheetValueType.integer.expectation)
    }
    return SheetValueReading(.integer(integer), reading.problems)
  }

  /// Reads two numbers with a comma between them.
  func readPair(_ words: ValueWords, _ type: SheetValueType) -> Partial<(Double, Double)> {
    guard let list = words.list, list.count == 2, let (numbers, problems) = numbers(words, list)
    else {
      return Partial(value: nil, problems: wrongPair(words, type).problems)
    }
    return Partial(value: (numbers[0], numbers[1]), problems: problems)
  }

  /// The problem of a value that is no pair; two numbers that only lack their comma get it.
  private func wrongPair(_ words: ValueWords, _ type: SheetValueType) -> SheetValueReading {
    if let plain = words.words, plain.count == 2, plain.allSatisfy({ SheetNumber.whole($0) != nil })
    {
      return wrong(words, type.expectation, replacement: plain.joined(separator: ", "))
    }
    return wrong(words, type.expectation)
  }

  /// Reads one to four numbers with blanks between them.
  func readBox(_ words: ValueWords) -> SheetValueReading {
    let expectation = SheetValueType.box.expectation
    guard let plain = words.words else {
      if let list = words.list, list.count <= 4, list.allSatisfy({ SheetNumber.whole($0) != nil }) {
        return wrong(words, expectation, replacement: list.joined(separator: " "))
      }
      return wrong(words, expectation)
    }
    guard plain.count <= 4, let (numbers, problems) = numbers(words, plain),
      let box = StyleBox(numbers)
    else { return wrong(words, expectation) }
    return SheetValueReading(.box(box), problems)
  }

  /// The numbers of several words, and what is wrong with their spelling.
  private func numbers(
    _ words: ValueWords,
    _ list: [Substring]
  ) -> ([Double], [SheetValueProblem])? {
    let tokens = words.tokens.filter(\.kind.isWord)
    var numbers: [Double] = []
    var problems: [SheetValueProblem] = []
    for (word, token) in zip(list, tokens) {
      if let number = SheetNumber.whole(word) {
        numbers.append(number)
      } else if let reading = numberWithUnit(word, at: token.range), let number = reading.value {
        numbers.append(number)
        problems += reading.problems
      } else {
        return nil
      }
    }
    return (numbers, problems)
  }
}
