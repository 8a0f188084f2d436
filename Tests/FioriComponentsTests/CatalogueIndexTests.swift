import FioriComponents
import Foundation
import Testing

/// The index finds components by names that are only known while running.
@Suite struct CatalogueIndexTests {
  @Test func decodesAComponentByItsName() throws {
    let json = Data(#"{"headlineText":"Pump 14"}"#.utf8)
    let decoded = try FioriCatalog.decode(component: "FUIObjectTableViewCell", json: json)
    let cell = try #require(decoded.model as? FUIObjectTableViewCellModel)
    #expect(cell.headlineText == "Pump 14")
    #expect(decoded.warnings.isEmpty)
  }

  @Test func decodesLenientlyWithWarnings() throws {
    let json = Data(#"{"headlineTxt":"Pump 14"}"#.utf8)
    let decoded = try FioriCatalog.decode(component: "FUIProfileHeader", json: json, mode: .lenient)
    #expect(decoded.warnings.map(\.rule) == [DecodingRule.unknownKey.rawValue])
  }

  @Test func namesTheNearestComponent() {
    let issue = #expect(throws: DecodingIssue.self) {
      try FioriCatalog.decode(component: "FUIObjectTableViewCel", json: Data("{}".utf8))
    }
    #expect(issue?.rule == DecodingRule.unknownComponent.rawValue)
    #expect(issue?.message.contains(#"did you mean "FUIObjectTableViewCell"?"#) == true)
  }

  @Test func listsEveryClassPathOnce() {
    let paths = FioriCatalog.classPaths.map(\.path)
    #expect(paths.count == 127)
    #expect(Set(paths).count == 127)
    #expect(paths == paths.sorted())
    #expect(paths.contains("fdlFUIObjectCell_subheadLabel"))
  }
}
