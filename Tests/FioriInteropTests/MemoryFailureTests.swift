import CFiori
import Testing

@testable import FioriInterop
@testable import FioriInteropRuntime

/// Every function reports that memory is missing, wherever it runs out.
@Suite struct MemoryFailureTests {
  /// Payload with texts, lists and nested records.
  private static let json = #"{"headlineText": "Pump", "statusText": "On", "tags": [\#(tags)]}"#

  /// So many tags that one piece of memory does not hold them.
  private static let tags = (0..<60).map { #"{"title": "tag \#($0)"}"# }.joined(separator: ", ")

  /// A document with a budget, freed afterwards.
  private static func with<Result>(
    budget: Int,
    _ use: (OpaquePointer) throws -> Result
  ) rethrows -> Result? {
    guard let document = Document.create(budget: budget) else { return nil }
    defer { Document.free(document) }
    return try use(document)
  }

  /// Reads the payload.
  private static func read(
    _ json: String,
    _ document: OpaquePointer,
    _ record: inout UnsafePointer<fiori_object_table_view_cell>?
  ) -> fiori_status {
    json.withCString { text in
      fiori_object_table_view_cell_from_json(
        document,
        text,
        json.utf8.count,
        .FIORI_DECODING_LENIENT,
        &record
      )
    }
  }

  @Test func readingReportsIt() {
    var statuses: Set<Int32> = []
    for budget in stride(from: 0, through: 8_192, by: 256) {
      let status = Self.with(budget: budget) { document in
        var record: UnsafePointer<fiori_object_table_view_cell>?
        let status = Self.read(Self.json, document, &record)
        #expect((record != nil) == (status == .FIORI_STATUS_OK))
        return status
      }
      if let status { statuses.insert(status.rawValue) }
    }
    let expected: [fiori_status] = [.FIORI_STATUS_OK, .FIORI_STATUS_OUT_OF_MEMORY]
    #expect(statuses == Set(expected.map(\.rawValue)))
  }

  @Test func issuesReportIt() {
    // Each unknown key is an issue of some 100 bytes.
    let keys = (0..<100).map { "\"noSuchKey\($0)\": 1" }.joined(separator: ", ")
    let status = Self.with(budget: 8_192) { document in
      var record: UnsafePointer<fiori_object_table_view_cell>?
      return Self.read("{\(keys)}", document, &record)
    }
    #expect(status == .FIORI_STATUS_OUT_OF_MEMORY)
  }

  @Test func writingReportsIt() {
    var cell = fiori_object_table_view_cell()
    fiori_object_table_view_cell_init(&cell)
    let long = String(repeating: "x", count: 10_000)
    long.withCString { text in
      cell.headline_text = text
      let status = Self.with(budget: 8_192) { document in
        var json: UnsafePointer<CChar>?
        let status = fiori_object_table_view_cell_to_json(
          document,
          &cell,
          .FIORI_ENCODING_BRIEF,
          &json,
          nil
        )
        #expect(json == nil)
        return status
      }
      #expect(status == .FIORI_STATUS_OUT_OF_MEMORY)
    }
  }

  @Test func themesReportIt() {
    let sheet = "fdlFUIObjectView { tint-color: red; }"
    var statuses: Set<fiori_status> = []
    for budget in [1_100, 1_300, 3_000, 100_000] {
      let status = Self.with(budget: budget) { document in
        var theme: UnsafePointer<fiori_theme>?
        return fiori_theme_parse(document, sheet, sheet.utf8.count, &theme)
      }
      if let status { statuses.insert(status) }
    }
    #expect(statuses.contains(.FIORI_STATUS_OK))
  }
}
