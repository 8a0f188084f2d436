import FioriGenModel
import FioriGenReader
import Testing

/// Rules can speak of properties and of members of parts that models store.
@Suite struct RuleSubjectTests {
  @Test func whatRulesCanSpeakOf() {
    expectFindings(
      in: """
        # file: XBadge.yaml
        component: XBadge
        kind: view
        summary: A badge.
        properties:
          text: String?
        # file: XCard.yaml
        component: XCard
        kind: view
        summary: A card.
        views:
          badge: XBadge
          label: UILabel
        properties:
          title: String?
          inner: XBadge?
        parts:
          badge.text: {}
          label.text: String?
          label.layer.radius: Int
          label.owner: UIView
          label.size: { type: Int, access: get }
          inner.text: {}
        rules:
          - { id: a, when: { label.text: set }, requires: [badge.text, title], message: Right. }
          - { id: b, when: { label.layer.radius: 3 }, forbids: [label.text], message: Right. }
          - { id: c, when: { 1️⃣label.txt: set }, requires: [title], message: Misspelt. }
          - { id: d, when: { title: set }, requires: [2️⃣label.owner], message: No data. }
          - { id: e, when: { title: set }, requires: [3️⃣label.size], message: Cannot be set. }
          - { id: f, when: { title: set }, requires: [4️⃣inner.text], message: In a property. }
          - { id: g, when: { label.layer.radius: 5️⃣many }, forbids: [title], message: No number. }
          - { id: h, exclusive: [title, 6️⃣label.text], name: slot, message: Slots are flat. }
        """,
      [
        "1️⃣": SpecRules.unknownProperty, "2️⃣": SpecRules.unknownProperty,
        "3️⃣": SpecRules.unknownProperty, "4️⃣": SpecRules.unknownProperty,
        "5️⃣": SpecRules.defaultType, "6️⃣": SpecRules.unknownProperty,
      ]
    )
  }

  @Test func limitsFitTheTypesOfPartsAndParameters() {
    expectFindings(
      in: """
        # file: XCard.yaml
        component: XCard
        kind: view
        summary: A card.
        views:
          label: UILabel
        parts:
          label.text: { type: String?, advisedLines: 3 }
          label.size: { type: Int, range: 0...9, default: 1️⃣10 }
          label.name: { type: String?, range: 2️⃣0...9 }
        operations:
          move:
            parameters:
              by: { type: Double, range: 0...1 }
              far: { type: Double, range: 0...1, default: 3️⃣2 }
              to: { type: String, count: 4️⃣3 }
        """,
      [
        "1️⃣": SpecRules.defaultRange, "2️⃣": SpecRules.range,
        "3️⃣": SpecRules.defaultRange, "4️⃣": SpecRules.range,
      ]
    )
  }
}
