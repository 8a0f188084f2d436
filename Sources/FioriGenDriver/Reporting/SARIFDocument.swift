import FioriGenModel

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0, which code hosts and
/// editors read.
///
/// ```
/// { "ruleId": "spec.unknown-key", "level": "error", "message": { "text": … }, "locations": [ … ] }
/// ```
enum SARIFDocument {
  /// The version of the format.
  private static let version = "2.1.0"

  /// Where the format's schema is published.
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Writes findings.
  ///
  /// - Parameter diagnostics: The findings, in the order in which to list them.
  /// - Returns: The document, ending with a line break.
  static func text(of diagnostics: [Diagnostic]) -> String {
    let rules = rules(of: diagnostics)
    let places = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) }
    )
    return JSONWriter.text(
      of: [
        "$schema": .string(schema),
        "version": .string(version),
        "runs": [
          [
            "tool": [
              "driver": [
                "name": "fiori-gen",
                "semanticVersion": .string(ToolVersion.current),
                "rules": .array(rules.map(descriptor)),
              ]
            ],
            // Columns are counted in Unicode scalars, not in the halves of UTF-16.
            "columnKind": "unicodeCodePoints",
            "results": .array(
              diagnostics.map { result(of: $0, ruleIndex: places[$0.rule.id] ?? -1) }
            ),
          ]
        ],
      ]
    )
  }

  /// The rules of some findings, each one once, sorted by identifier.
  private static func rules(of diagnostics: [Diagnostic]) -> [Rule] {
    var seen: Set<String> = []
    return diagnostics.map(\.rule).filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
  }

  /// What the document says about a rule.
  private static func descriptor(of rule: Rule) -> JSONValue {
    [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.title)],
      "fullDescription": ["text": .string(rule.explanation)],
      "help": ["text": .string("Run \"fiori-gen explain \(rule.id)\" for an example.")],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
    ]
  }

  /// One finding.
  private static func result(of diagnostic: Diagnostic, ruleIndex: Int) -> JSONValue {
    var message = diagnostic.message
    if let suggestion = diagnostic.suggestion { message += "; \(suggestion)" }
    var members: [JSONMember] = [
      JSONMember(key: "ruleId", value: .string(diagnostic.rule.id)),
      JSONMember(key: "ruleIndex", value: .integer(ruleIndex)),
      JSONMember(key: "level", value: .string(diagnostic.severity.rawValue)),
      JSONMember(key: "message", value: ["text": .string(message)]),
      JSONMember(key: "locations", value: [location(diagnostic.range)]),
    ]
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.enumerated().map { index, note in
        location(note.range, id: index, message: note.message)
      }
      members.append(JSONMember(key: "relatedLocations", value: .array(notes)))
    }
    if let replacement = diagnostic.replacement {
      members.append(
        JSONMember(key: "fixes", value: [fix(diagnostic, replacement: replacement)])
      )
    }
    return .object(members)
  }

  /// A place, with a message where it explains another one.
  private static func location(_ range: SourceRange, id: Int? = nil, message: String? = nil)
    -> JSONValue
  {
    var members: [JSONMember] = []
    if let id { members.append(JSONMember(key: "id", value: .integer(id))) }
    members.append(
      JSONMember(
        key: "physicalLocation",
        value: ["artifactLocation": artifact(range.file), "region": region(range)]
      )
    )
    if let message { members.append(JSONMember(key: "message", value: ["text": .string(message)])) }
    return .object(members)
  }

  /// The change that mends a finding.
  private static func fix(_ diagnostic: Diagnostic, replacement: String) -> JSONValue {
    [
      "description": ["text": .string("write \"\(replacement)\"")],
      "artifactChanges": [
        [
          "artifactLocation": artifact(diagnostic.range.file),
          "replacements": [
            [
              "deletedRegion": region(diagnostic.range),
              "insertedContent": ["text": .string(replacement)],
            ]
          ],
        ]
      ],
    ]
  }

  /// A file.
  private static func artifact(_ path: String) -> JSONValue {
    ["uri": .string(FileURI.reference(to: path))]
  }

  /// A stretch of a file.
  private static func region(_ range: SourceRange) -> JSONValue {
    [
      "startLine": .integer(range.start.line),
      "startColumn": .integer(range.start.column),
      "endLine": .integer(range.end.line),
      "endColumn": .integer(range.end.column),
    ]
  }
}
