import FioriGenTestSupport
import Foundation
import Testing

/// The sheets under `Generated/Themes`.
@Suite struct GeneratedSheetTests {
  /// The folder of the sheets.
  private static let themes = Repository.folder.appending(path: "Generated/Themes")

  @Test func bothSheetsPassTheStrictestCheck() throws {
    let result = try BuiltTool.run(
      ["lint", "--strict", "Reference.nss", "Examples.nss"],
      in: Self.themes.path
    )
    #expect(result.status == 0 && result.messages == "2 style sheets checked, no findings\n")
    let format = try BuiltTool.run(
      ["format", "--check", "Reference.nss", "Examples.nss"],
      in: Self.themes.path
    )
    #expect(format.status == 0, "\(format.output)")
  }

  @Test func theTemplateIsRightWithoutItsCommentMarksToo() throws {
    let text = try String(
      contentsOf: Self.themes.appending(path: "Reference.nss"),
      encoding: .utf8
    )
    let rules = text.split(separator: "\n").filter { $0 != "/*" && $0 != "*/" }
    let folder = try TemporaryFolder()
    try folder.write("Reference.nss", rules.joined(separator: "\n") + "\n")
    let result = try BuiltTool.run(["lint", "--strict", "Reference.nss"], in: folder.path)
    let findings = StyleSheetRuns.findings(in: result.messages)
    #expect(findings.allSatisfy { $0.hasSuffix("nss.deprecated-class-path") }, "\(result.messages)")
    let facts = Repository.folder.appending(path: "Tests/Fixtures/facts/class_paths.tsv")
    let paths = try String(contentsOf: facts, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: "\t").first { $0.hasPrefix("fdl") } }
    #expect(paths.count > 100)
    for path in paths { #expect(text.contains(path), "\(path)") }
  }

  @Test func theExamplesHaveTheirExactValues() throws {
    let result = try BuiltTool.run(
      ["theme", "compile", "--language", "json", "Examples.nss"],
      in: Self.themes.path
    )
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let rules = try #require(json?["rules"] as? [String: [String: [String: Any]]])
    let facts = Repository.folder.appending(path: "Tests/Fixtures/facts/example_rules.tsv")
    let rows = try String(contentsOf: facts, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count == 78)
    for row in rows {
      let fields = row.split(separator: "\t").map(String.init)
      let value = try #require(rules[fields[0]]?[fields[1]]?["value"], "\(row)")
      // Variables stand for the palette's constants of the same name.
      let expected = fields[2].hasPrefix("@") ? String(fields[2].dropFirst()) : fields[2]
      let shown =
        switch value {
        case let text as String: text
        case let numbers as [Any]: numbers.map { "\($0)" }.joined(separator: ", ")
        default: "\(value)"
        }
      #expect(shown == expected || shown == "1" && expected == "true", "\(row)")
    }
  }
}
