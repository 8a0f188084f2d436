import FioriText

/// The letters of a name in the forms in which names are compared.
struct NameSpelling: Sendable {
  /// The scalars in lower case.
  private let letters: [Unicode.Scalar]

  /// The parts in lower case, cut at `-`, `_` and before capital letters.
  private let parts: [[Unicode.Scalar]]

  /// The letters without digits and underscores.
  private let stem: [Unicode.Scalar]

  /// The digits.
  private let digits: [Unicode.Scalar]

  /// Makes a name ready for comparing.
  ///
  /// - Parameter name: The name.
  init(_ name: String) {
    letters = Array(name.lowercased().unicodeScalars)
    parts = Self.parts(of: name)
    stem = letters.filter { $0 != "_" && !("0"..."9").contains($0) }
    digits = letters.filter { ("0"..."9").contains($0) }
  }

  /// How many letters two names differ by.
  ///
  /// - Parameter other: The other name.
  /// - Returns: 1 or 2; `nil` when they are names of different things.
  func distance(to other: NameSpelling) -> Int? {
    if letters == other.letters { return 1 }
    if stem == other.stem { return digits == other.digits ? 1 : nil }
    guard parts.count == other.parts.count else {
      let limit = min(letters.count, other.letters.count) >= 12 ? 2 : 1
      return EditDistance.between(letters, other.letters, limit: limit)
    }
    var total = 0
    for (part, otherPart) in zip(parts, other.parts) where part != otherPart {
      let shorter = min(part.count, otherPart.count)
      guard shorter >= 3,
        let distance = EditDistance.between(part, otherPart, limit: shorter >= 8 ? 2 : 1)
      else { return nil }
      total += distance
    }
    return total <= 2 ? total : nil
  }

  /// The parts of a name.
  private static func parts(of name: String) -> [[Unicode.Scalar]] {
    var parts: [[Unicode.Scalar]] = []
    var part: [Unicode.Scalar] = []
    var wasCapital = true
    for scalar in name.unicodeScalars {
      let isCapital = ("A"..."Z").contains(scalar)
      let isMark = scalar == "-" || scalar == "_"
      if isMark || isCapital && !wasCapital {
        if !part.isEmpty { parts.append(part) }
        part = []
      }
      if !isMark { part.append(contentsOf: String(scalar).lowercased().unicodeScalars) }
      wasCapital = isCapital
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }
}
