import CFiori
import Testing

@testable import FioriInterop
@testable import FioriInteropRuntime

/// Records are read as their headers say, and what does not fit is an issue with its path.
@Suite final class RecordReadingTests {
  /// A document for the test.
  private let document = Document.create()

  deinit { Document.free(document) }

  /// The findings so far, each as `path: rule`.
  private var issues: [String] {
    (0..<fiori_document_issue_count(document)).map { index in
      var issue = fiori_issue()
      issue.struct_size = MemoryLayout<fiori_issue>.size
      #expect(fiori_document_get_issue(document, index, &issue) == .FIORI_STATUS_OK)
      let path = issue.path.map { String(cString: $0) } ?? ""
      return path + ": " + (issue.rule.map { String(cString: $0) } ?? "")
    }
  }

  /// What a record is as JSON; `nil` where it is refused.
  private func json(_ cell: fiori_object_header) -> String? {
    var cell = cell
    var text: UnsafePointer<CChar>?
    let status = fiori_object_header_to_json(document, &cell, .FIORI_ENCODING_BRIEF, &text, nil)
    #expect((status == .FIORI_STATUS_OK) == (text != nil))
    return text.map { String(cString: $0) }
  }

  /// A header with its defaults.
  private var header: fiori_object_header {
    var header = fiori_object_header()
    fiori_object_header_init(&header)
    return header
  }

  @Test func defaultsAreAnEmptyObject() {
    #expect(json(header) == "{}")
  }

  @Test func aSlotHoldsWhatItsKindSays() {
    var header = header
    header.status.kind = .FIORI_OBJECT_HEADER_STATUS_KIND_TEXT
    "Open".withCString { text in
      header.status.value.text = text
      #expect(json(header) == #"{"statusText":"Open"}"#)
    }
    header.status.value.text = nil
    #expect(json(header) == nil)
    #expect(issues == ["statusText: record.missing-value"])
  }

  @Test func numbersWithoutNameAreRefused() {
    var header = header
    header.status.kind = fiori_object_header_status_kind(rawValue: 9) ?? header.status.kind
    header.background_color_scheme.has_value = true
    header.background_color_scheme.value =
      fiori_background_color_scheme(rawValue: 7) ?? header.background_color_scheme.value
    #expect(json(header) == nil)
    #expect(
      issues == [": record.unknown-kind", "backgroundColorScheme: record.unknown-enumerator"]
    )
  }

  @Test func textsMustBeUTF8() {
    var header = header
    let bytes: [CChar] = [0x61, -1, 0]
    bytes.withUnsafeBufferPointer { text in
      header.headline_text = text.baseAddress
      #expect(json(header) == nil)
    }
    #expect(issues == ["headlineText: record.text"])
  }

  @Test func aMissingElementIsNamed() {
    var header = header
    let elements: [UnsafePointer<fiori_tag>?] = [nil]
    elements.withUnsafeBytes { items in
      header.tags.items = items.baseAddress?.assumingMemoryBound(to: UnsafePointer<fiori_tag>.self)
      header.tags.count = 1
      #expect(json(header) == nil)
    }
    #expect(issues == ["tags[0]: record.missing-value"])
  }

  @Test func anEmptyListIsNoList() {
    var header = header
    let none: [UnsafePointer<fiori_tag>] = []
    withExtendedLifetime(none) {
      header.tags.items = UnsafePointer(bitPattern: MemoryLayout<Int>.alignment)
      header.tags.count = 0
      #expect(json(header) == #"{"tags":[]}"#)
    }
    header.tags.items = nil
    #expect(json(header) == "{}")
  }

  @Test func aShorterRecordHasDefaultsAtItsEnd() {
    var cell = fiori_object_table_view_cell()
    fiori_object_table_view_cell_init(&cell)
    cell.is_action_accessory_also_editing_action_accessory = false
    let offset =
      MemoryLayout.offset(
        of: \fiori_object_table_view_cell.is_action_accessory_also_editing_action_accessory
      ) ?? 0
    let full = cell.struct_size
    for (size, expected) in [
      (full, #"{"isActionAccessoryAlsoEditingActionAccessory":false}"#), (offset, "{}"),
      (full + 64, #"{"isActionAccessoryAlsoEditingActionAccessory":false}"#),
    ] {
      cell.struct_size = size
      var text: UnsafePointer<CChar>?
      let status = fiori_object_table_view_cell_to_json(
        document,
        &cell,
        .FIORI_ENCODING_BRIEF,
        &text,
        nil
      )
      #expect(status == .FIORI_STATUS_OK)
      #expect(text.map { String(cString: $0) } == expected)
    }
    cell.struct_size = 7
    #expect(fiori_object_table_view_cell_validate(document, &cell) == .FIORI_STATUS_STRUCT_SIZE)
  }

  @Test func aProgramWithAnOlderIssueGetsWhatItKnows() {
    _ = json(header)
    var wrong = header
    wrong.status.kind = .FIORI_OBJECT_HEADER_STATUS_KIND_TEXT
    #expect(json(wrong) == nil)
    var issue = fiori_issue()
    issue.struct_size = MemoryLayout.offset(of: \fiori_issue.message) ?? 0
    #expect(fiori_document_get_issue(document, 0, &issue) == .FIORI_STATUS_OK)
    #expect(issue.rule != nil && issue.message == nil)
    issue.struct_size = 0
    #expect(fiori_document_get_issue(document, 0, &issue) == .FIORI_STATUS_STRUCT_SIZE)
    #expect(fiori_document_get_issue(document, 1, &issue) == .FIORI_STATUS_NOT_FOUND)
  }

  @Test func anUnknownStatusHasAText() {
    let strange = fiori_status(rawValue: 99) ?? .FIORI_STATUS_OK
    #expect(fiori_status_text(strange).map { String(cString: $0) } == "Unknown status.")
    for status in LibraryStatus.allCases {
      let text = fiori_status_text(Library.status(status))
      #expect(text.map { String(cString: $0) }?.hasSuffix(".") == true)
    }
  }
}
