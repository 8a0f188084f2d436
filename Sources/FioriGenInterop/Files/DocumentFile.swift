import FioriGenC
import FioriGenSwift

/// Writes the functions of `document.h`, and what the other files share.
struct DocumentFile {
  /// What all files need.
  let context: InteropContext

  /// The lines of the file, without its imports.
  var lines: [String] {
    let parts = [library] + versions + documents + issues
    return Array(parts.joined(separator: [""]))
  }

  /// The name of a type that the library declares itself.
  private func name(_ stem: String) -> String { context.c.name(stem) }

  /// The attribute of exported functions.
  private static let exported = ["@c @implementation"]

  /// A function that is exported.
  private func function(
    _ comment: String,
    _ name: String,
    _ parameters: [String] = [],
    result: String? = nil,
    _ body: [String]
  ) -> [String] {
    InteropCode.function(
      comment,
      attributes: Self.exported,
      "public func \(context.c.name(name))",
      parameters,
      result: result,
      depth: 0,
      body
    )
  }

  // MARK: What the files share

  /// The statuses of the run time and the words of the header.
  private static let statuses = [
    ("ok", "ok"), ("nullArgument", "null_argument"), ("structSize", "struct_size"),
    ("invalidText", "invalid_text"), ("invalidJSON", "invalid_json"),
    ("invalidValue", "invalid_value"), ("invalidTheme", "invalid_theme"), ("notFound", "not_found"),
    ("outOfMemory", "out_of_memory"),
  ]

  /// What the other files share: the header's numbers of what the run time reports.
  private var library: [String] {
    let status = name("status")
    return InteropCode.type(
      "What the functions share.",
      "enum Library",
      [
        InteropCode.function(
          "The header's number of a status.",
          "static func status",
          ["_ status: LibraryStatus"],
          result: status,
          depth: 1,
          ["switch status {"]
            + Self.statuses.map { "case .\($0.0): .\(context.c.enumerator($0.1, of: "status"))" }
            + ["}"]
        ),
        InteropCode.function(
          "The status of a header's number; `nil` for numbers that it does not have.",
          "static func status",
          ["_ status: \(status)"],
          result: "LibraryStatus?",
          depth: 1,
          ["LibraryStatus.allCases.first { Library.status($0) == status }"]
        ),
        InteropCode.function(
          "How JSON is read; leniently, unless it is asked to be strict.",
          "static func mode",
          ["_ decoding: \(name("decoding"))"],
          result: "DecodingMode",
          depth: 1,
          ["decoding == .\(context.c.enumerator("strict", of: "decoding")) ? .strict : .lenient"]
        ),
        InteropCode.function(
          "How JSON is written; without defaults, unless it is asked to be explicit.",
          "static func form",
          ["_ encoding: \(name("encoding"))"],
          result: "EncodingForm",
          depth: 1,
          [
            "encoding == .\(context.c.enumerator("explicit", of: "encoding")) ? .explicit : .compact"
          ]
        ),
        InteropCode.function(
          "The elements of a list with their type, which the list gives.",
          "static func bound<Element>",
          ["_ items: UnsafeRawPointer?"],
          result: "UnsafePointer<Element>?",
          depth: 1,
          ["items?.assumingMemoryBound(to: Element.self)"]
        ),
      ]
    )
  }

  // MARK: Functions

  /// The functions about versions and statuses.
  private var versions: [[String]] {
    [
      function(
        "The version of the library.",
        "version",
        result: "UnsafePointer<CChar>?",
        ["ConstantText.pointer(\(SwiftBinding.literal(context.options.version + "\0")))"]
      ),
      function(
        "The version of the library's binary interface.",
        "abi_version",
        result: "UInt32",
        ["UInt32(\(context.c.macro("abi_version")))"]
      ),
      function(
        "What a status means, in one sentence.",
        "status_text",
        ["_ status: \(name("status"))"],
        result: "UnsafePointer<CChar>?",
        ["ConstantText.pointer(Library.status(status)?.text ?? ConstantText.unknownStatus)"]
      ),
    ]
  }

  /// The functions that make and free documents.
  private var documents: [[String]] {
    [
      function(
        "Makes an empty document.",
        "document_create",
        result: "OpaquePointer?",
        ["Document.create()"]
      ),
      function(
        "Frees a document and everything that the library made for it.",
        "document_free",
        ["_ document: OpaquePointer?"],
        ["Document.free(document)"]
      ),
    ]
  }

  /// The functions about issues.
  private var issues: [[String]] {
    let issue = name("issue")
    func severity(_ word: String) -> String { context.c.enumerator(word, of: "severity") }
    return [
      function(
        "The number of issues found so far.",
        "document_issue_count",
        ["_ document: OpaquePointer?"],
        result: "Int",
        ["DocumentFunctions.issueCount(document)"]
      ),
      function(
        "Reads one issue.",
        "document_get_issue",
        [
          "_ document: OpaquePointer?", "_ index: Int", "_ issue: UnsafeMutablePointer<\(issue)>?",
        ],
        result: name("status"),
        [
          "let status = DocumentFunctions.getIssue(document, index, issue) { stored, size in",
          "  var record = \(issue)()", "  record.struct_size = size",
          "  switch stored.severity {",
          "  case .error: record.severity = .\(severity("error"))",
          "  case .warning: record.severity = .\(severity("warning"))",
          "  case .note: record.severity = .\(severity("note"))", "  }",
          "  record.rule = stored.rule", "  record.message = stored.message",
          "  record.path = stored.path", "  record.line = stored.line",
          "  record.column = stored.column", "  return record", "}",
          "return Library.status(status)",
        ]
      ),
      function(
        "Forgets the issues found so far.",
        "document_clear_issues",
        ["_ document: OpaquePointer?"],
        ["DocumentFunctions.clearIssues(document)"]
      ),
    ]
  }
}
