import FioriBindings
import FioriComponents
import FioriGenTestSupport
import Foundation
import SAPFiori
import Testing
import UIKit

/// The guide shows code and data that work.
@MainActor
@Suite struct GuideTests {
  /// The guide.
  private let guide: String

  /// Reads the guide.
  init() throws {
    let file = Repository.folder.appending(path: "Documentation/FioriGen.docc/Bindings.md")
    guide = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func theScreenOfTheGuideIsTheOneThatIsCompiled() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "JobScreen.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let body = try #require(source.components(separatedBy: "import UIKit\n\n").last)
    let shown = try #require(body.components(separatedBy: "\n  /// The cells by job").first)
    #expect(guide.contains("```swift\n" + shown.trimmingCharacters(in: .newlines) + "\n}\n```"))
  }

  @Test func theDocumentOfTheGuideFillsTheScreen() throws {
    let json = try #require(
      guide.components(separatedBy: "```json\n").last?.components(separatedBy: "\n```").first
    )
    let screen = JobScreen()
    var watched: [String] = []
    screen.watch = { watched.append($0) }
    screen.viewDidLoad()
    try screen.show(Data(json.utf8))
    let header = try #require(screen.tableView.tableHeaderView as? FUIObjectHeader)
    #expect(header.headlineText == "Pump 14" && header.kpiView?.items.count == 2)
    let cell = try #require(screen.cells["819701"] as? FUIObjectTableViewCell)
    #expect(cell.headlineText == "Inspect the motor" && cell.actionAccessoryType == .button)
    let button = try #require(cell.actionAccessoryView?.button)
    button.didSelectHandler?(button)
    #expect(watched == ["819701"])
    cell.standInForget()
    header.standInForget()
    try screen.show(Data(json.replacing("Hall 3", with: "Hall 4").utf8))
    #expect(header.standInCalls.map(\.description) == [#"subheadlineText = "Hall 4""#])
    #expect(cell.standInCalls.isEmpty)
  }
}
