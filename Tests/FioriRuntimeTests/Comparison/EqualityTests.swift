import FioriRuntime
import Testing

/// Equality and hashing see every field.
@Suite("Equality and hashing") struct EqualityTests {
  /// A model equals a copy of itself, and hashes alike.
  @Test func copiesAreEqual() {
    #expect(Samples.full == Samples.full)
    #expect(Samples.full.hashValue == Samples.full.hashValue)
    #expect(XWidgetModel() == XWidgetModel())
  }

  /// A change of any field makes a model different, also as an element of a set.
  @Test(arguments: Samples.variations.indices)
  func everyFieldCounts(index: Int) {
    let changed = Samples.variations[index].widget
    #expect(changed != Samples.full)
    #expect(Set([changed, Samples.full, changed]).count == 2)
    #expect(changed.hashValue != Samples.full.hashValue)
  }

  /// Numbers compare as numbers: zero has one value, although it has two spellings.
  @Test func negativeZeroEqualsZero() {
    let (zero, negative) = (XActivityModel(spacing: 0), XActivityModel(spacing: -0.0))
    #expect(zero == negative)
    #expect(zero.hashValue == negative.hashValue)
    #expect(!zero.isIdentical(to: negative))
    #expect(zero.isIdentical(to: XActivityModel(spacing: 0)))
  }

  /// Texts compare as people read them, and as bytes where it matters for writing.
  @Test func composedLettersAreEqualButNotIdentical() {
    let (composed, decomposed) = (XTagModel(title: "\u{E9}"), XTagModel(title: "e\u{301}"))
    #expect(composed == decomposed)
    #expect(!composed.isIdentical(to: decomposed))
  }

  /// Identity reaches into unions, slots, arrays and optionals.
  @Test func identityIsDeep() {
    var (first, second) = (Samples.full, Samples.full)
    #expect(first.isIdentical(to: second))
    first.status = .text("e\u{301}")
    second.status = .text("\u{E9}")
    #expect(first == second && !first.isIdentical(to: second))
    second.status = nil
    #expect(!first.isIdentical(to: second))
    second = first
    first.glyphs = [.string("e\u{301}")]
    second.glyphs = [.string("\u{E9}")]
    #expect(first == second && !first.isIdentical(to: second))
    #expect(!XGlyph.string("a").isIdentical(to: .tag(XTagModel(title: "a"))))
  }

  /// Many threads may compare and hash the same model at once: nothing is shared.
  @Test func concurrentUseIsSafe() async {
    let widget = Samples.full
    let hash = widget.hashValue
    let agree = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask {
          let text = try? widget.json(form: .explicit)
          let copy = text.flatMap { try? XWidgetModel.decode(json: $0).value }
          return copy == widget && copy?.hashValue == hash
            && XCatalog.descriptors.count == 3 && widget.validate().isEmpty
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(agree)
  }
}
