import FioriGenModel
import FioriGenReader
import Testing

/// A view can stand elsewhere in compact width, or not be shown there.
@Suite struct CompactWidthTests {
  @Test func compactWidth() throws {
    let catalogue = try catalogue(
      of: """
        component: XCell
        kind: view
        summary: A cell.
        views:
          title: UILabel
          detail:
            type: UILabel
            trailingOf: title
            compact: { below: { view: title, distance: 3 } }
          hint: { type: UILabel, compact: hidden }
        """
    )
    let views = try #require(catalogue.components.first).views
    #expect(
      views.map(\.compact) == [
        nil, .placed([ViewRelation(kind: .below, view: "title", distance: 3)]), .hidden,
      ]
    )
    #expect(views[1].placement == [ViewRelation(kind: .trailingOf, view: "title")])
  }

  @Test func whatIsNoPlaceInCompactWidth() {
    expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        views:
          title: UILabel
          a: { type: UILabel, compact: 1️⃣hiden }
          b: { type: UILabel, compact: { 2️⃣size: 3x3 } }
          c: { type: UILabel, compact: { below: 3️⃣titel } }
          d: { type: UILabel, compact: 4️⃣[hidden] }
        """,
      [
        "1️⃣": SpecRules.invalidValue, "2️⃣": SpecRules.unknownKey, "3️⃣": SpecRules.unknownView,
        "4️⃣": SpecRules.wrongNode,
      ]
    )
  }
}
