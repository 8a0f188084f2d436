import FioriGenModel
import Testing

@testable import FioriGenDriver

/// Bindings and the stand-in for the SDK are kinds of output like any other.
@Suite struct BindingKindTests {
  @Test(arguments: [
    ("SDKStandIn/Package.swift", true),
    ("SDKStandIn/Sources/UIKit/Views.standin.swift", true),
    ("SDKStandIn/Sources/XKit/XCell.standin.swift", true),
    ("Bindings/XCell.bindings.swift", false),
    ("Swift/XCell.fiori.swift", false),
    ("XCell.fiori.swift", false),
    ("SDKStandIn/Sources/UIKit/Own.swift", false),
  ])
  func filesOfTheStandIn(path: String, isCovered: Bool) {
    #expect(OutputKind.sdkStandIn.covers(path) == isCovered)
  }

  @Test(arguments: [
    ("Bindings/XCell.bindings.swift", true), ("Bindings/Own.swift", false),
    ("Swift/XCell.fiori.swift", false), ("XCell.fiori.swift", false),
  ])
  func filesOfTheBindings(path: String, isCovered: Bool) {
    #expect(OutputKind.bindings.covers(path) == isCovered)
  }

  @Test func aCatalogueWithoutAFrameworkGetsNeither() {
    let component = Component(name: "XCell", kind: .view, range: .beginning(of: "XCell.yaml"))
    let run = Generation(inputs: [], output: "")
    for kind in [OutputKind.sdkStandIn, .bindings] {
      let result = kind.emit(Catalogue(components: [component]), for: run)
      #expect(result.files.isEmpty && result.diagnostics.isEmpty)
    }
  }
}
