import FioriGenModel

/// Random numbers that are the same on every run.
struct SeededGenerator: RandomNumberGenerator {
  /// The state.
  private var state: UInt64

  /// Starts at a seed.
  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Views that stand to each other in any way, sensible or not.
  mutating func views() -> [AnatomyView] {
    let count = Int.random(in: 1...24, using: &self)
    let types = ["UILabel", "UIImageView", "UIButton", "UIView"]
    let names = (0..<count).map { index in
      "v\(index)" + String(repeating: "x", count: Int.random(in: 0...60, using: &self) / 4)
    }
    return names.map { name in
      let size: ViewSize? =
        Int.random(in: 0...3, using: &self) == 0
        ? ViewSize(
          width: Double.random(in: 1...400, using: &self).rounded(),
          height: Double.random(in: 1...300, using: &self).rounded()
        ) : nil
      var compact: CompactPlacement?
      switch Int.random(in: 0...9, using: &self) {
      case 0: compact = .hidden
      case 1: compact = .placed(relations(to: names))
      default: break
      }
      return Sample.view(
        name,
        type: types.randomElement(using: &self) ?? "UIView",
        size: size,
        relations(to: names),
        compact: compact
      )
    }
  }

  /// Up to three relations to views of these names.
  private mutating func relations(to names: [String]) -> [ViewRelation] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in
      ViewRelation(
        kind: ViewRelation.Kind.allCases.randomElement(using: &self) ?? .below,
        view: names.randomElement(using: &self) ?? "",
        distance: Bool.random(using: &self) ? Double.random(in: 0...50, using: &self) : nil
      )
    }
  }
}
