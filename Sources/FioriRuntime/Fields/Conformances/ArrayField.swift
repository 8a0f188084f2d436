extension Array: FieldValue where Element: FieldValue {
  /// No elements.
  public static var blank: [Element] { [] }

  /// The element's type in brackets.
  public static var fieldTypeName: String { "[\(Element.fieldTypeName)]" }

  /// Compares the elements to the last bit.
  public func isIdentical(to other: [Element]) -> Bool {
    elementsEqual(other) { $0.isIdentical(to: $1) }
  }

  /// Reads the elements; one that lenient decoding does not understand is left out.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    var elements: [Element] = []
    do {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        var element = Element.blank
        if try element.decodeField(from: container.superDecoder(), &session) {
          elements.append(element)
        }
      }
    } catch {
      throw DecodingIssue(error, expected: "an array", at: decoder)
    }
    self = elements
    return true
  }

  /// Checks every element.
  public func validateField(_ check: inout RuleCheck) {
    for (index, element) in enumerated() {
      check.inside(.element(index)) { element.validateField(&$0) }
    }
  }

  /// Lists what is different element by element, then what was added or removed at the end.
  public func addChanges(
    from old: [Element],
    at path: FieldPath,
    to changes: inout [FieldChange]
  ) {
    let shared = Swift.min(count, old.count)
    for index in 0..<shared {
      self[index].addChanges(from: old[index], at: path.element(index), to: &changes)
    }
    for index in shared..<Swift.max(count, old.count) {
      changes.append(
        FieldChange(
          path: path.element(index),
          old: index < old.count ? old[index] : nil,
          new: index < count ? self[index] : nil
        )
      )
    }
  }
}
