/// Applies the changes of findings that are right beyond doubt, and touches nothing else.
public enum StyleFixer {
  /// What became of a sheet.
  public struct Result: Hashable, Sendable {
    /// The sheet with the changes.
    public var bytes: [UInt8]

    /// How many changes were made.
    public var changeCount: Int

    /// What is left to do by hand.
    public var findings: [StyleFinding]
  }

  /// Mending one fault can reveal another one; after so many rounds it ends in any case.
  private static let roundLimit = 8

  /// No more trials than this are made to find the changes that make a sheet worse.
  private static let trialLimit = 64

  /// Mends a sheet as far as that can be done safely. A change after which a damaged sheet would have more
  /// syntax errors than before is not made.
  ///
  /// - Parameters:
  ///   - bytes: The sheet.
  ///   - vocabulary: The names that are known.
  ///   - options: Settings.
  /// - Returns: The sheet, the number of changes, and the findings that are left.
  public static func fix(
    _ bytes: [UInt8],
    vocabulary: StyleVocabulary,
    options: StyleLintOptions = StyleLintOptions()
  ) -> Result {
    var bytes = bytes
    var changeCount = 0
    for _ in 0..<roundLimit {
      let syntax = StyleSheetParser.parse(bytes)
      let findings = StyleLinter.lint(syntax, vocabulary: vocabulary, options: options)
      let edits = findings.compactMap(\.edit).filter(\.isSafe)
      let (changed, count) = apply(harmless(edits, in: syntax), to: bytes)
      if count == 0 { return Result(bytes: bytes, changeCount: changeCount, findings: findings) }
      bytes = changed
      changeCount += count
    }
    let left = StyleLinter.lint(
      StyleSheetParser.parse(bytes),
      vocabulary: vocabulary,
      options: options
    )
    return Result(bytes: bytes, changeCount: changeCount, findings: left)
  }

  /// The changes that together leave a sheet with no more syntax errors than it has.
  private static func harmless(_ edits: [SheetEdit], in syntax: StyleSheetSyntax) -> [SheetEdit] {
    var chosen: [SheetEdit] = []
    var trials = 0
    var groups = [edits[...]]
    while let group = groups.popLast(), !group.isEmpty, trials < trialLimit {
      trials += 1
      let changed = apply(chosen + group, to: syntax.bytes).bytes
      if StyleSheetParser.parse(changed).errors.count <= syntax.errors.count {
        chosen += group
      } else if group.count > 1 {
        let middle = group.startIndex + group.count / 2
        groups.append(group[middle...])
        groups.append(group[..<middle])
      }
    }
    return chosen
  }

  /// Applies changes. Where two touch the same bytes, only the first one is made.
  ///
  /// - Parameters:
  ///   - edits: The changes, in any order.
  ///   - bytes: The sheet.
  /// - Returns: The changed sheet, and how many changes were made.
  public static func apply(_ edits: [SheetEdit], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int)
  {
    let sorted = edits.enumerated().sorted { left, right in
      let leftKey = (left.element.range.start, left.element.range.end, left.offset)
      let rightKey = (right.element.range.start, right.element.range.end, right.offset)
      return leftKey < rightKey
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + edits.count)
    var position = 0
    var lastInsertion = -1
    var count = 0
    for (_, edit) in sorted {
      guard edit.range.start >= position, edit.range.end <= bytes.count,
        !edit.range.isEmpty || edit.range.start != lastInsertion
      else { continue }
      output += bytes[position..<edit.range.start]
      output += Array(edit.text.utf8)
      position = edit.range.end
      lastInsertion = edit.range.start
      count += 1
    }
    output += bytes[position...]
    return (output, count)
  }
}
