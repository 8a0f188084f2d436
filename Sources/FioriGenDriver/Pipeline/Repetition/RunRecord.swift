/// What a run read and wrote, as numbers, so that the next one can see that it would do the same.
struct RunRecord: Hashable, Sendable {
  /// The tool, what it was told, and the output folder.
  var run: Fingerprint
  /// The specs' paths and contents.
  var inputs: Fingerprint
  /// The outputs' paths and contents, with the list of owned files.
  var outputs: Fingerprint
  /// How many components the specs have.
  var componentCount: Int
  /// How many shared types the specs have.
  var typeCount: Int

  /// What the text begins with; another form gets another number.
  private static let head = "fiori-gen-run-1"

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - run: The tool, what it was told, and the output folder.
  ///   - inputs: The specs' paths and contents.
  ///   - outputs: The outputs' paths and contents.
  ///   - componentCount: How many components the specs have.
  ///   - typeCount: How many shared types the specs have.
  init(
    run: Fingerprint,
    inputs: Fingerprint,
    outputs: Fingerprint,
    componentCount: Int,
    typeCount: Int
  ) {
    self.run = run
    self.inputs = inputs
    self.outputs = outputs
    self.componentCount = componentCount
    self.typeCount = typeCount
  }

  /// Reads a record.
  ///
  /// - Parameter text: The text; `nil` results when it is none of this form.
  init?(parsing text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 7, words[0] == Self.head, words[6] == "\n" else { return nil }
    let numbers = words[1...3].compactMap { UInt64($0, radix: 16) }
    let counts = words[4...5].compactMap { Int($0) }
    guard numbers.count == 3, counts.count == 2 else { return nil }
    run = Fingerprint(value: numbers[0])
    inputs = Fingerprint(value: numbers[1])
    outputs = Fingerprint(value: numbers[2])
    componentCount = counts[0]
    typeCount = counts[1]
  }

  /// The record as text.
  var text: String {
    let numbers = [run, inputs, outputs].map { String($0.value, radix: 16) }
    let words = [Self.head] + numbers + [String(componentCount), String(typeCount), "\n"]
    return words.joined(separator: " ")
  }
}
