public import FioriRuntime

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the functions of every component do; the generated ones only say which conversion is meant.
public enum ComponentFunctions {
  /// Reads a record from JSON.
  ///
  /// - Parameters:
  ///   - conversion: The component's conversion.
  ///   - document: The document as the program passes it.
  ///   - json: The text.
  ///   - length: The text's length in bytes.
  ///   - mode: How unknown keys and values are treated.
  ///   - result: Receives the record, `nil` where anything goes wrong.
  /// - Returns: What the function reports.
  public static func fromJSON<Conversion: RecordConversion>(
    _ conversion: Conversion.Type,
    _ document: OpaquePointer?,
    _ json: UnsafePointer<CChar>?,
    _ length: Int,
    mode: DecodingMode,
    _ result: UnsafeMutablePointer<UnsafePointer<Conversion.Record>?>?
  ) -> LibraryStatus {
    result?.pointee = nil
    guard let document = Document(document), let json, let result else { return .nullArgument }
    guard length >= 0 else { return .outOfMemory }
    let bytes = Array(UnsafeRawBufferPointer(start: json, count: length))
    if let fault = InvalidUTF8.first(in: bytes) {
      return document.report(fault, .invalidText)
    }
    do throws(DecodingIssue) {
      let decoded = try Conversion.Model.decode(json: Data(bytes), mode: mode)
      for warning in decoded.warnings {
        guard document.add(LibraryIssue(warning, .warning, in: bytes)) else { return .outOfMemory }
      }
      var writer = RecordWriter(document: document)
      let record = writer.place(Conversion.write(decoded.value, &writer))
      if let status = document.report(writer.failure, in: bytes) { return status }
      result.pointee = record
      return .ok
    } catch {
      let status: LibraryStatus =
        error.rule == DecodingRule.syntax.rawValue ? .invalidJSON : .invalidValue
      return document.report(LibraryIssue(error, .error, in: bytes), status)
    }
  }

  /// Writes a record as JSON.
  ///
  /// - Parameters:
  ///   - conversion: The component's conversion.
  ///   - document: The document as the program passes it.
  ///   - record: The record.
  ///   - form: Whether defaults are written.
  ///   - json: Receives the text, `nil` where anything goes wrong.
  ///   - length: Receives the text's length in bytes; may be `nil`.
  /// - Returns: What the function reports.
  public static func toJSON<Conversion: DefaultedRecordConversion>(
    _ conversion: Conversion.Type,
    _ document: OpaquePointer?,
    _ record: UnsafePointer<Conversion.Record>?,
    form: EncodingForm,
    _ json: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
    _ length: UnsafeMutablePointer<Int>?
  ) -> LibraryStatus {
    json?.pointee = nil
    length?.pointee = 0
    guard let document = Document(document), let record, let json else { return .nullArgument }
    switch read(conversion, record, document) {
    case .failure(let stop): return stop.status
    case .success(let model):
      guard var text = try? model.json(form: form) else {
        let message = "JSON has no spelling for a number that is not finite"
        return document.report(
          LibraryIssue(severity: .error, rule: "record.not-finite", message: message),
          .invalidValue
        )
      }
      guard let place = text.withUTF8({ document.place(bytes: $0) }) else { return .outOfMemory }
      json.pointee = place
      length?.pointee = text.utf8.count
      return .ok
    }
  }

  /// Checks a record against ranges, counts and rules.
  ///
  /// - Parameters:
  ///   - conversion: The component's conversion.
  ///   - document: The document as the program passes it.
  ///   - record: The record.
  /// - Returns: What the function reports.
  public static func validate<Conversion: DefaultedRecordConversion>(
    _ conversion: Conversion.Type,
    _ document: OpaquePointer?,
    _ record: UnsafePointer<Conversion.Record>?
  ) -> LibraryStatus {
    guard let document = Document(document), let record else { return .nullArgument }
    switch read(conversion, record, document) {
    case .failure(let stop): return stop.status
    case .success(let model):
      var status = LibraryStatus.ok
      for issue in model.validate() {
        guard document.add(LibraryIssue(issue)) else { return .outOfMemory }
        if issue.severity == .error { status = .invalidValue }
      }
      return status
    }
  }

  /// Why a record cannot be used.
  private struct Stop: Error {
    /// What the function reports.
    var status: LibraryStatus
  }

  /// Reads a record into a model, and adds what does not fit to the document.
  private static func read<Conversion: DefaultedRecordConversion>(
    _ conversion: Conversion.Type,
    _ record: UnsafePointer<Conversion.Record>,
    _ document: Document
  ) -> Result<Conversion.Model, Stop> {
    var reader = RecordReader()
    var model = Conversion.Model.blank
    reader.read(conversion, record, over: Conversion.defaults(), into: &model)
    guard let first = reader.faults.first else { return .success(model) }
    for fault in reader.faults {
      let issue = LibraryIssue(
        severity: .error,
        rule: fault.rule,
        message: fault.message,
        path: fault.path
      )
      guard document.add(issue) else { return .failure(Stop(status: .outOfMemory)) }
    }
    return .failure(Stop(status: first.status))
  }
}

extension Document {
  /// Adds a finding and reports it.
  fileprivate func report(_ issue: LibraryIssue, _ status: LibraryStatus) -> LibraryStatus {
    add(issue) ? status : .outOfMemory
  }

  /// Reports why a model has no record; `nil` when it has one.
  fileprivate func report(_ failure: RecordWriter.Failure?, in json: [UInt8]) -> LibraryStatus? {
    switch failure {
    case nil: return nil
    case .outOfMemory: return .outOfMemory
    case .nulInText(let path):
      let place = JSONPlace.find(path, in: json)
      let issue = LibraryIssue(
        severity: .error,
        rule: "record.nul",
        message: "the text contains NUL, which ends texts in C",
        path: path,
        line: place.line,
        column: place.column
      )
      return report(issue, .invalidText)
    }
  }
}
