/// Finds the known name that a name is a misspelling of.
///
/// The bar is high, because apps define names of their own: at most two letters may differ, never only
/// digits, and the difference must be small within the part of the name where it lies. `line-color`
/// is no misspelling of `tint-color`.
struct NearMiss: Sendable {
  /// A known name made ready for comparing.
  private struct Candidate: Sendable {
    /// The name.
    let name: String
    /// Its scalars in lower case.
    let letters: [Unicode.Scalar]
    /// Its parts in lower case.
    let parts: [[Unicode.Scalar]]
    /// One bit per kind of letter.
    let mask: UInt64
    /// The name without digits and underscores.
    let stem: [Unicode.Scalar]
    /// The digits of the name.
    let digits: [Unicode.Scalar]
  }

  /// Longer names are not compared, which bounds the work for hostile input.
  private static let longest = 80

  /// The known names.
  private let candidates: [Candidate]

  /// Prepares to compare.
  ///
  /// - Parameter names: The known names.
  init(_ names: some Sequence<String>) {
    candidates = Set(names).sorted().map(Self.prepare)
  }

  /// The known name that a name is a misspelling of.
  ///
  /// - Parameter name: A name that is not known.
  /// - Returns: The nearest name, the first in alphabetical order among equals; `nil` when none is near.
  func nearest(to name: String) -> String? {
    guard name.utf8.count >= 4, name.utf8.count <= Self.longest else { return nil }
    let wanted = Self.prepare(name)
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      guard abs(candidate.letters.count - wanted.letters.count) <= 2,
        (candidate.mask ^ wanted.mask).nonzeroBitCount <= 4,
        let distance = Self.distance(wanted, candidate), distance < best?.distance ?? 3
      else { continue }
      best = (distance, candidate.name)
    }
    return best?.name
  }

  /// How many letters two names differ by; `nil` when they are different names.
  private static func distance(_ left: Candidate, _ right: Candidate) -> Int? {
    if left.letters == right.letters { return 1 }
    if left.stem == right.stem { return left.digits == right.digits ? 1 : nil }
    if left.parts.count == right.parts.count {
      var total = 0
      for (leftPart, rightPart) in zip(left.parts, right.parts) where leftPart != rightPart {
        let allowed = min(leftPart.count, rightPart.count) >= 8 ? 2 : 1
        guard min(leftPart.count, rightPart.count) >= 3,
          let part = EditDistance.between(leftPart, rightPart, limit: allowed)
        else { return nil }
        total += part
      }
      return total <= 2 ? total : nil
    }
    let limit = min(left.letters.count, right.letters.count) >= 12 ? 2 : 1
    return EditDistance.between(left.letters, right.letters, limit: limit)
  }

  /// Makes a name ready for comparing.
  private static func prepare(_ name: String) -> Candidate {
    let letters = Array(name.lowercased().unicodeScalars)
    var mask: UInt64 = 0
    for letter in letters { mask |= 1 << UInt64(letter.value % 64) }
    return Candidate(
      name: name,
      letters: letters,
      parts: parts(of: name),
      mask: mask,
      stem: letters.filter { $0 != "_" && !("0"..."9").contains($0) },
      digits: letters.filter { ("0"..."9").contains($0) }
    )
  }

  /// The parts of a name, cut at `-`, `_` and before capital letters, in lower case.
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
