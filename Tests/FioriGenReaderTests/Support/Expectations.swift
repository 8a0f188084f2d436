import FioriGenModel
import FioriGenReader
import Testing

/// Reads marked specs and expects exactly the given findings.
///
/// - Parameters:
///   - text: The files; see ``MarkedSpecs``.
///   - expected: The rules that are broken at each marker.
///   - beginnings: The rules that are broken by whole files, by path.
///   - limits: What a file may demand.
///   - sourceLocation: Where the expectation stands.
/// - Returns: The result, for further expectations.
@discardableResult
func expectFindings(
  in text: String,
  _ expected: KeyValuePairs<String, Rule>,
  alsoAtBeginningOf beginnings: KeyValuePairs<String, Rule> = [:],
  limits: SpecLimits = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SpecReadResult {
  let specs = MarkedSpecs(text)
  let result = SpecReader.read(specs.sources, limits: limits)
  let found = result.diagnostics.map { finding in
    let start = finding.range.start
    return "\(finding.range.file):\(start.line):\(start.column): \(finding.rule.id)"
  }
  let wanted = expected.map { marker, rule in
    guard let place = specs.places[marker] else { return "no marker \(marker) in the text" }
    return "\(place.file):\(place.position.line):\(place.position.column): \(rule.id)"
  }
  let wholeFiles = beginnings.map { "\($0):1:1: \($1.id)" }
  let messages = result.diagnostics.map(\.message).joined(separator: "\n")
  #expect(
    found.sorted() == (wanted + wholeFiles).sorted(),
    "\(messages)",
    sourceLocation: sourceLocation
  )
  #expect((result.catalogue == nil) == result.diagnostics.hasErrors)
  return result
}

/// Reads specs that must be free of findings.
///
/// - Parameters:
///   - text: The files; see ``MarkedSpecs``.
///   - sourceLocation: Where the expectation stands.
/// - Returns: The catalogue.
/// - Throws: When there is no catalogue.
func catalogue(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  -> Catalogue
{
  let result = SpecReader.read(MarkedSpecs(text).sources)
  #expect(result.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(result.catalogue, sourceLocation: sourceLocation)
}

extension Rule: CustomTestStringConvertible {
  /// The identifier, which is enough to tell test cases apart.
  public var testDescription: String { id }
}
