import FioriRuntime
import Testing

/// Differences name the smallest thing that changed.
@Suite("Differences") struct DifferenceTests {
  /// Equal models differ in nothing.
  @Test func equalModelsHaveNoDifference() {
    #expect(Samples.full.difference(from: Samples.full).isEmpty)
  }

  /// A change of one field is one difference at that field's path, in both directions.
  @Test(arguments: Samples.variations.indices)
  func oneChangeIsOneDifference(index: Int) {
    let (path, changed) = Samples.variations[index]
    let there = changed.difference(from: Samples.full)
    let back = Samples.full.difference(from: changed)
    #expect(there.map(\.path) == [path])
    #expect(back.map(\.path) == [path])
    #expect(there.map(\.old) == back.map(\.new))
    #expect(there.map(\.new) == back.map(\.old))
  }

  /// Values are shown in the notation of JSON; where there is none, nothing is shown.
  @Test func valuesAreShownAsJSON() {
    var new = XWidgetModel()
    new.headlineText = "a\n"
    new.accessory = .button
    new.tags = [XTagModel(title: "t")]
    new.status = .text("s")
    new.itemSize?.width = 0.5
    new.activity.itemSize = nil
    #expect(
      new.difference(from: XWidgetModel()).map(\.description) == [
        #"headlineText: unset -> "a\n""#,
        #"accessory: "none" -> "button""#,
        "itemSize.width: 25 -> 0.5",
        #"tags: unset -> [{"textColor":null,"title":"t","weight":1}]"#,
        #"statusText: unset -> "s""#,
        #"activity.itemSize: {"height":25,"width":25} -> unset"#,
      ]
    )
  }

  /// A slot that changes hands is two differences.
  @Test func slotChangesHands() {
    var (old, new) = (XWidgetModel(), XWidgetModel())
    old.statusText = "s"
    new.statusImage = ImageReference(asset: "i")
    let changes = new.difference(from: old)
    #expect(changes.map(\.path) == ["statusText", "statusImage"])
    #expect(changes.map(\.old) == ["\"s\"", nil])
    #expect(changes[0].new == nil)
  }

  /// Even numbers that JSON cannot spell can be shown.
  @Test func notANumberIsShown() {
    let change = XActivityModel(spacing: .nan).difference(from: XActivityModel())
    #expect(change.map(\.new) == ["NaN"])
  }

  /// Applying random changes, the list is empty exactly when the models are equal.
  @Test(arguments: 0..<40)
  func emptyExactlyWhenEqual(seed: UInt64) {
    var random = RandomModels(seed: seed)
    let (first, second) = (random.widget(), random.widget())
    #expect(first.difference(from: second).isEmpty == (first == second))
  }
}
