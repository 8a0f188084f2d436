import FioriGenModel
import FioriGenReader
import Testing

/// What specs say for bindings: how properties are set, and what delegates' methods look like.
@Suite struct BindingFactTests {
  @Test func waysOfSettingAProperty() throws {
    let catalogue = try catalogue(
      of: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          pages: UIPageControl
        properties:
          scheme: { type: String?, setBefore: [pages, mode] }
          mode: { type: String?, setBy: changeMode }
        operations:
          changeMode: { parameters: { mode: { type: String, label: to } } }
        """
    )
    let cell = catalogue.components[0]
    #expect(cell.properties.map(\.setBefore) == [["pages", "mode"], []])
    #expect(cell.properties.map(\.setBy) == [nil, "changeMode"])
  }

  @Test func labelsOfADelegatesMethod() throws {
    let catalogue = try catalogue(
      of: """
        protocol: XDelegate
        inherits: AnyObject
        members: { control: { payload: [String, Int], labels: [_, didSelect] } }
        """
    )
    guard case .protocolType(let members)? = catalogue.type(named: "XDelegate")?.kind else {
      Issue.record("wrong kind")
      return
    }
    #expect(members.map(\.labels) == [["_", "didSelect"]])
  }

  @Test func aCatalogueNeedsNoFramework() throws {
    let catalogue = try catalogue(of: "# file: catalogue.yaml\ncatalogue: XCatalog")
    #expect(catalogue.settings.sdkModule == nil && catalogue.settings.modelsModule == nil)
  }

  @Test func whatDoesNotExist() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          pages: UIPageControl
        properties:
          scheme: { type: String?, setBefore: [1️⃣page] }
          mode: { type: String?, setBy: 2️⃣changMode }
        operations:
          changeMode: { parameters: { mode: { type: String, label: to } } }
        """,
      ["1️⃣": SpecRules.unknownPart, "2️⃣": SpecRules.unknownOperation]
    )
  }

  @Test func labelsThatDoNotFit() {
    expectFindings(
      in: """
        protocol: XDelegate
        members:
          control: { payload: [String, Int], labels: [1️⃣_] }
          other: { payload: [String], labels: [2️⃣a-b] }
        """,
      ["1️⃣": SpecRules.invalidValue, "2️⃣": SpecRules.invalidName]
    )
  }

  @Test func modulesThatCannotExist() {
    expectFindings(
      in: "# file: catalogue.yaml\ncatalogue: XCatalog\nsdkModule: 1️⃣X-Kit\nmodelsModule: 2️⃣[A]",
      ["1️⃣": SpecRules.invalidName, "2️⃣": SpecRules.wrongNode]
    )
  }
}
