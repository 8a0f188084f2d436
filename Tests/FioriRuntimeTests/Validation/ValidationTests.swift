import FioriRuntime
import Testing

/// Rules of components are checked wherever their models are.
@Suite("Validation") struct ValidationTests {
  /// Nothing is wrong with defaults, nor with unset fields.
  @Test func defaultsAreValid() {
    #expect(XWidgetModel().validate().isEmpty)
    #expect(XWidgetModel.Show(message: "").validate().isEmpty)
    #expect(Samples.full.validate().isEmpty)
  }

  /// The ends of a range belong to it.
  @Test(arguments: [0.01, 0.3, 0.5, 0.7, 0.99])
  func insideTheRange(percent: Double) {
    let issues = XWidgetModel(splitPercent: percent).validate()
    #expect(!issues.contains { $0.severity == .error })
    #expect(issues.isEmpty == (0.3...0.7).contains(percent))
  }

  /// Outside is an error, also for what is not a number.
  @Test(arguments: [0.009, 1, -0.5, .infinity, -.infinity, .nan])
  func outsideTheRange(percent: Double) throws {
    let issues = XWidgetModel(splitPercent: percent).validate()
    let error = try #require(issues.first)
    #expect(error.severity == .error)
    #expect(error.rule == "XWidget.splitPercent.range")
    #expect(error.path == "splitPercent")
  }

  /// Advice is no error, and about a value that is wrong already nothing is advised.
  @Test func adviceIsAWarning() {
    #expect(
      XWidgetModel(splitPercent: 0.2).validate() == [
        ValidationIssue(
          path: "splitPercent",
          rule: "XWidget.splitPercent.advised",
          severity: .warning,
          message: "0.2 is outside the advised 0.3...0.7."
        )
      ]
    )
    #expect(
      XWidgetModel(splitPercent: 1.5).validate().map(\.description) == [
        "splitPercent: error: 1.5 is outside the allowed 0.01...0.99. [XWidget.splitPercent.range]"
      ]
    )
    #expect(XWidgetModel(splitPercent: .nan).validate().count == 1)
  }

  /// Numbers of elements.
  @Test(arguments: [
    (0, []), (3, []), (4, ["XWidget.tags.advisedCount"]), (7, ["XWidget.tags.count"]),
  ])
  func counts(count: Int, rules: [String]) {
    let tags = Array(repeating: XTagModel(title: "t"), count: count)
    #expect(XWidgetModel(tags: tags).validate().map(\.rule) == rules)
  }

  /// Lines of text: every kind of line break counts once.
  @Test(arguments: [("", 0), ("a\nb", 0), ("a\r\nb", 0), ("a\nb\nc", 1), ("a\r\nb\u{2028}c", 1)])
  func lines(text: String, count: Int) {
    #expect(XWidgetModel(headlineText: text).validate().count == count)
  }

  /// A condition forbids.
  @Test func forbids() {
    var model = XWidgetModel(accessory: .button)
    #expect(model.validate().isEmpty)
    model.statusText = "s"
    #expect(
      model.validate() == [
        ValidationIssue(
          path: "statusText",
          rule: "XWidget.forbids-statusText",
          severity: .error,
          message: "Only a row without accessory or with an arrow shows a status text."
        )
      ]
    )
    model.accessory = .arrow
    #expect(model.validate().isEmpty)
  }

  /// Conditions require, when all of them hold.
  @Test func requires() {
    var model = XWidgetModel(accessory: .button, tags: [])
    #expect(model.validate().map(\.path) == ["headlineText"])
    #expect(model.validate().map(\.severity) == [.warning])
    model.headlineText = ""
    #expect(model.validate().isEmpty)
    model.headlineText = nil
    model.tags = nil
    #expect(model.validate().isEmpty)
  }

  /// Findings inside arrays, parts and unions have their path.
  @Test func pathsInside() {
    let bad = XTagModel(title: "a\nb", weight: 10)
    let model = XWidgetModel(
      tags: [XTagModel(title: "fine"), bad],
      glyphs: [.string("x"), .tag(bad)],
      activity: XActivityModel(maxVisibleItems: 6)
    )
    #expect(
      model.validate().map(\.path) == [
        "tags[1].weight", "tags[1].title", "glyphs[1].tag.weight", "glyphs[1].tag.title",
        "activity.maxVisibleItems",
      ]
    )
  }

  /// A model inside a slot is checked under the property's name.
  @Test func pathsInSlots() {
    let model = ExclusiveDecodingTests.SlotModel(slot: .second(XActivityModel(maxVisibleItems: 0)))
    #expect(model.validate().map(\.path) == ["second.maxVisibleItems"])
  }

  /// The model's own findings come before those inside it.
  @Test func ownFindingsComeFirst() {
    let model = XWidgetModel(splitPercent: 2, activity: XActivityModel(maxVisibleItems: 6))
    #expect(model.validate().map(\.path) == ["splitPercent", "activity.maxVisibleItems"])
  }

  /// Questions that generated conditions ask.
  @Test func conditions() {
    #expect(RuleCheck.isSet(0) && RuleCheck.isSet("") && !RuleCheck.isSet(nil as Int?))
    #expect(RuleCheck.isOne(1, of: [1, 2]) && !RuleCheck.isOne(3, of: [1, 2]))
    #expect(!RuleCheck.isOne(nil, of: [1]) && !RuleCheck.isNone(nil, of: [1]))
    #expect(RuleCheck.isNone(3, of: [1, 2]) && !RuleCheck.isNone(1, of: [1, 2]))
  }

  /// What is not a number is an error even where numbers are only advised.
  @Test func notANumberIsAnErrorWhereAdvised() {
    #expect(Advised(number: .nan).validate().map(\.severity) == [.error])
    #expect(Advised(number: 3).validate().map(\.severity) == [.warning])
    #expect(Advised(number: 1).validate().isEmpty)
  }

  /// A model with advice about a number of single precision.
  private struct Advised: DefaultedModel {
    /// The number.
    var number: Float?

    /// Creates a model in which everything has its default.
    init() {}

    /// Creates a model.
    init(number: Float) {
      self.number = number
    }

    /// Shows every field to a visitor.
    mutating func visit(_ visitor: inout some FieldVisitor, reference: Self) {
      visitor.field("number", &number, reference.number)
    }

    /// Checks the rules of the type.
    func checkRules(_ check: inout RuleCheck) {
      check.advisedRange("number", number, from: 0, to: 2, rule: "Advised.number")
    }
  }
}
