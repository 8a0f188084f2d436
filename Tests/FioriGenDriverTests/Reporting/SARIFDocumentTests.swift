import FioriGenModel
import Testing

@testable import FioriGenDriver

/// Findings in the form that code hosts and editors read.
@Suite struct SARIFDocumentTests {
  /// A rule for tests.
  private static let rule = Rule(
    id: "spec.unknown-key",
    title: "A key is not known",
    explanation: "Why.",
    wrongExample: "w",
    rightExample: "r"
  )

  /// The only run of a document about some findings.
  private func run(_ diagnostics: [Diagnostic]) throws -> JSONValue {
    let text = DiagnosticFormat.sarif.report(diagnostics, style: .plain, width: 80) { _ in nil }
    let document = try JSONParser.parse(Array(text.utf8))
    #expect(document["version"] == "2.1.0")
    guard case .array(let runs)? = document["runs"] else { return .null }
    return try #require(runs.first)
  }

  @Test func hasEveryFact() throws {
    let place = SourceRange(
      file: "Specs/My file.yaml",
      start: SourcePosition(line: 2, column: 1),
      end: SourcePosition(line: 2, column: 7)
    )
    let finding = Diagnostic(
      Self.rule,
      "unknown key",
      at: place,
      notes: [DiagnosticNote("it begins here", at: .beginning(of: "Tag.yaml"))],
      suggestion: "write \"summary\"",
      replacement: "summary"
    )
    let run = try run([finding])
    #expect(run["columnKind"] == "unicodeCodePoints")
    guard case .array(let results)? = run["results"], let result = results.first,
      case .array(let rules)? = run["tool"]?["driver"]?["rules"]
    else {
      Issue.record("no results")
      return
    }
    #expect(rules.map { $0["id"] } == ["spec.unknown-key"])
    #expect(result["ruleId"] == "spec.unknown-key" && result["ruleIndex"] == 0)
    #expect(result["level"] == "error")
    #expect(result["message"]?["text"] == "unknown key; write \"summary\"")
    let region: JSONValue = ["startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 7]
    let location: JSONValue = [
      "artifactLocation": ["uri": "Specs/My%20file.yaml"], "region": region,
    ]
    #expect(result["locations"] == [["physicalLocation": location]])
    guard case .array(let fixes)? = result["fixes"],
      case .array(let related)? = result["relatedLocations"]
    else {
      Issue.record("no fixes")
      return
    }
    #expect(fixes.count == 1)
    #expect(related.first?["message"]?["text"] == "it begins here")
  }

  @Test func withoutFindingsItIsStillADocument() throws {
    let run = try run([])
    #expect(run["results"] == [])
    #expect(run["tool"]?["driver"]?["rules"] == [])
  }

  @Test(arguments: [
    ("Specs/A.yaml", "Specs/A.yaml"), ("/tmp/ü.yaml", "file:///tmp/%C3%BC.yaml"),
    ("v1:Specs/100%.yaml", "v1%3ASpecs/100%25.yaml"), ("a#b?c", "a%23b%3Fc"),
  ])
  func referencesToFiles(path: String, reference: String) {
    #expect(FileURI.reference(to: path) == reference)
  }
}
