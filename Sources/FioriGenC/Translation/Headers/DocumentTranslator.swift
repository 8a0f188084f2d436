/// Declares what every library has: documents, statuses, issues and versions (`document.h`).
struct DocumentTranslator {
  /// The naming function.
  let names: CNames

  /// What stands for the catalogue as a whole.
  let origin: COrigin

  /// Declares the header.
  func header() -> CHeader {
    CHeader(
      file: "document.h",
      origin: origin,
      documentation: CDocumentation(
        "Documents, which own everything that the library makes, and what its functions report.",
        paragraphs: [
          "A document can be used by one thread at a time; different documents are independent of "
            + "each other. The library has no other state.",
          "Every pointer argument may be NULL. A function that cannot work without it then does "
            + "nothing and reports that.",
        ]
      ),
      includes: ["types.h"],
      types: [
        opaque, enumeration(DocumentNames.status, "What a function reports.", Self.statuses),
        enumeration(DocumentNames.severity, "How much an issue matters.", Self.severities),
        enumeration(DocumentNames.decoding, "How JSON is read.", Self.decodings),
        enumeration(DocumentNames.encoding, "How JSON is written.", Self.encodings),
      ] + issue,
      functions: functions.map(CDeclaration.function)
    )
  }

  // MARK: Types

  /// `typedef struct fiori_document fiori_document;`
  private var opaque: CDeclaration {
    .forward(
      CForward(
        name: names.type(DocumentNames.document),
        documentation: CDocumentation("Owns what the library makes; freed by one call."),
        origin: origin
      )
    )
  }

  /// The statuses, in the order of their values.
  private static let statuses = [
    ("ok", "Everything went well."),
    ("null_argument", "An argument that is needed is NULL."),
    ("struct_size", "The struct_size of a record is smaller than its first field."),
    ("invalid_text", "A text is not UTF-8, or contains NUL."),
    ("invalid_json", "A text is not JSON; the document's issues say where."),
    ("invalid_value", "Data does not fit the model; the document's issues say where."),
    ("invalid_theme", "A style sheet has errors; the document's issues say where."),
    ("not_found", "There is nothing of that name."),
    ("out_of_memory", "Memory could not be allocated."),
  ]

  /// The severities, in the order of their values.
  private static let severities = [
    ("error", "The data cannot be used."),
    ("warning", "Something is probably not meant."),
    ("note", "Worth knowing."),
  ]

  /// The ways to read JSON, in the order of their values.
  private static let decodings = [
    ("lenient", "Unknown keys and values become warnings."),
    ("strict", "Unknown keys and values are errors."),
  ]

  /// The ways to write JSON, in the order of their values.
  private static let encodings = [
    ("brief", "Values that equal their default are left out."),
    ("explicit", "Every value is written, for receivers with other defaults."),
  ]

  /// Declares an enumeration.
  private func enumeration(_ stem: String, _ summary: String, _ cases: [(String, String)])
    -> CDeclaration
  {
    let enumerators = cases.enumerated().map { index, element in
      CEnumerator(
        name: names.enumerator(element.0, ofTypeStem: stem),
        value: index,
        documentation: CDocumentation(element.1),
        origin: origin
      )
    }
    return .enumeration(
      CEnumeration(
        name: names.type(stem),
        enumerators: enumerators,
        documentation: CDocumentation(summary),
        origin: origin
      )
    )
  }

  /// `struct fiori_issue { … };`
  private var issue: [CDeclaration] {
    let name = names.type(DocumentNames.issue)
    let fields: [(String, CType, String)] = [
      (
        CNames.Member.structSize, .scalar(.size),
        "The size of this record in bytes, set by the caller."
      ),
      ("severity", .named(names.type(DocumentNames.severity)), "How much it matters."),
      ("rule", .text, "The identifier of the rule that found it."),
      ("message", .text, "What is wrong, in one sentence."),
      ("path", .text, "The path of the value, such as tags[2].title; NULL if it has none."),
      ("line", .scalar(.uint32), "The line in the text that was read, from 1; 0 without a text."),
      ("column", .scalar(.uint32), "The column in Unicode scalars, from 1; 0 without a text."),
    ]
    return [
      .forward(
        CForward(
          name: name,
          documentation: CDocumentation("See struct \(name)."),
          origin: origin
        )
      ),
      .record(
        CRecord(
          name: name,
          fields: fields.map { field in
            CField(
              name: field.0,
              type: field.1,
              documentation: CDocumentation(field.2),
              origin: origin
            )
          },
          documentation: CDocumentation(
            "A finding of the library. Its texts are borrowed from the document."
          ),
          origin: origin
        )
      ),
    ]
  }

  // MARK: Functions

  /// The functions over documents, and the versions.
  private var functions: [CFunction] {
    let document = CType.named(names.type(DocumentNames.document))
    let status = CType.named(names.type(DocumentNames.status))
    let stem = DocumentNames.document
    let input = CParameter(name: Parameter.document, type: .nullable(toConst: document))
    let issue = CType.pointer(.named(names.type(DocumentNames.issue)), .nullable)
    let freed = CParameter(name: Parameter.document, type: .pointer(document, .nullable))
    return [
      function(
        names.type("version"),
        .text,
        [],
        CDocumentation("The version of the library.", result: "A text that is never freed.")
      ),
      function(
        names.type("abi_version"),
        .scalar(.uint32),
        [],
        CDocumentation(
          "The version of the library's binary interface.",
          result: "The number that \(names.macro("abi_version")) must equal."
        )
      ),
      function(
        names.type("status_text"),
        .text,
        [CParameter(name: "status", type: status)],
        CDocumentation(
          "What a status means, in one sentence.",
          parameters: [.init(name: "status", text: "Any number.")],
          result: "A text that is never freed."
        )
      ),
      function(
        names.function("create", on: stem),
        .pointer(document, .nullable),
        [],
        CDocumentation("Makes an empty document.", result: "The document; NULL without memory.")
      ),
      function(
        names.function("free", on: stem),
        .scalar(.void),
        [freed],
        CDocumentation(
          "Frees a document and everything that the library made for it.",
          parameters: [.init(name: Parameter.document, text: "The document, or NULL.")]
        )
      ),
      function(
        names.function("issue_count", on: stem),
        .scalar(.size),
        [input],
        CDocumentation(
          "The number of issues found so far.",
          parameters: [.init(name: Parameter.document, text: "The document, or NULL for 0.")],
          result: "The number."
        )
      ),
      function(
        names.function("get_issue", on: stem),
        status,
        [
          input, CParameter(name: "index", type: .scalar(.size)),
          CParameter(name: "issue", type: issue),
        ],
        CDocumentation(
          "Reads one issue.",
          parameters: [
            .init(name: Parameter.document, text: "The document."),
            .init(name: "index", text: "The number of the issue, from 0."),
            .init(name: "issue", text: "Receives the issue; its struct_size must be set."),
          ],
          result: "OK, or what went wrong."
        )
      ),
      function(
        names.function("clear_issues", on: stem),
        .scalar(.void),
        [freed],
        CDocumentation(
          "Forgets the issues found so far; what was read stays.",
          parameters: [.init(name: Parameter.document, text: "The document, or NULL.")]
        )
      ),
    ]
  }

  /// Declares a function.
  private func function(
    _ name: String,
    _ result: CType,
    _ parameters: [CParameter],
    _ documentation: CDocumentation
  ) -> CFunction {
    CFunction(
      name: name,
      result: result,
      parameters: parameters,
      documentation: documentation,
      origin: origin
    )
  }
}
