import FioriGenModel
import FioriGenReader
import Testing

/// Rules of components are checked against the component.
@Suite struct BehaviourFindingTests {
  @Test func namesOfSlots() {
    expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        properties:
          statusText: String?
          statusImage: UIImage?
          text: String?
          image: UIImage?
          status: Int
          titleText: String?
          titleTextStyle: String?
        rules:
          - 1️⃣exclusive: [text, image]
          - 2️⃣exclusive: [statusText, statusImage]
          - 3️⃣exclusive: [text]
          - 4️⃣exclusive: [titleText, titleTextStyle]
        """,
      [
        "1️⃣": SpecRules.exclusiveName, "2️⃣": SpecRules.nameCollision,
        "3️⃣": SpecRules.exclusiveName, "4️⃣": SpecRules.nameCollision,
      ]
    )
  }

  @Test func conflicts() {
    expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        properties:
          statusText: { type: String?, default: a }
          statusImage: { type: UIImage?, default: b }
          statusIcon: UIImage?
          handler: { type: "(() -> Void)?" }
          count: { type: Int, access: get }
        rules:
          - 1️⃣exclusive: [statusText, statusImage]
          - { 2️⃣exclusive: [statusImage, statusIcon], name: mark }
          - { 3️⃣exclusive: [statusIcon, statusIcon], name: icon }
          - { exclusive: [statusIcon, 4️⃣handler], name: other }
          - { when: { 5️⃣count: 3 }, forbids: [statusIcon], message: No., id: one }
          - { when: { statusIcon: set }, forbids: [statusText], message: No., id: two }
          - { when: { statusIcon: unset }, requires: [statusText], message: Yes., id: 6️⃣two }
        """,
      [
        "1️⃣": SpecRules.ruleConflict, "2️⃣": SpecRules.ruleConflict,
        "3️⃣": SpecRules.ruleConflict, "3️⃣": SpecRules.ruleConflict,
        "4️⃣": SpecRules.invalidValue, "5️⃣": SpecRules.invalidValue,
        "6️⃣": SpecRules.duplicateName,
      ]
    )
  }

  @Test func conditions() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        properties:
          kind: XKind
          count: Int
          text: String?
          list: "[Int]"
        rules:
          - { when: { kind: "not [small, 1️⃣huge]" }, forbids: [text], message: No., id: a }
          - { when: { kind: [small, 2️⃣lage] }, forbids: [text], message: No., id: b }
          - { when: { count: { not: 3️⃣"3" } }, forbids: [text], message: No., id: c }
          - { when: { kind: 4️⃣"not []" }, forbids: [text], message: No., id: d }
          - { when: { kind: 5️⃣"not [small" }, forbids: [text], message: No., id: e }
          - { when: 6️⃣{}, forbids: [text], message: No., id: f }
          - { when: { kind: small }, 7️⃣forbids: [], message: No., id: g }
          - { when: { kind: small }, forbids: [text], 8️⃣requires: [count], message: No., id: h }
          - { exclusive: [text, count], name: slot, 9️⃣when: { kind: small } }
        # file: Types.yaml
        enum: XKind
        cases: { small: , large: }
        """,
      [
        "1️⃣": SpecRules.defaultType, "2️⃣": SpecRules.defaultType, "3️⃣": SpecRules.defaultType,
        "4️⃣": SpecRules.invalidValue, "5️⃣": SpecRules.invalidValue, "6️⃣": SpecRules.missingKey,
        "7️⃣": SpecRules.missingKey, "8️⃣": SpecRules.unknownKey, "9️⃣": SpecRules.unknownKey,
      ]
    )
  }
}
