/// What the functions over documents do.
public enum DocumentFunctions {
  /// The number of findings.
  ///
  /// - Parameter document: The document as the program passes it.
  /// - Returns: The number; 0 for NULL.
  public static func issueCount(_ document: OpaquePointer?) -> Int {
    Document(document)?.issueCount ?? 0
  }

  /// Forgets the findings.
  ///
  /// - Parameter document: The document as the program passes it.
  public static func clearIssues(_ document: OpaquePointer?) {
    Document(document)?.clearIssues()
  }

  /// Reads a finding into a record of the program, as much of it as the program knows.
  ///
  /// - Parameters:
  ///   - document: The document as the program passes it.
  ///   - index: The finding's number.
  ///   - record: The program's record, which begins with its size.
  ///   - make: Makes the record of a finding; it is given the size to state.
  /// - Returns: What the function reports.
  public static func getIssue<Record>(
    _ document: OpaquePointer?,
    _ index: Int,
    _ record: UnsafeMutablePointer<Record>?,
    _ make: (StoredIssue, Int) -> Record
  ) -> LibraryStatus {
    guard let document = Document(document), let record else { return .nullArgument }
    guard let issue = document.issue(index) else { return .notFound }
    let size = UnsafeRawPointer(record).load(as: Int.self)
    guard size >= MemoryLayout<Int>.size else { return .structSize }
    let made = make(issue, size)
    withUnsafeBytes(of: made) { bytes in
      let known = UnsafeRawBufferPointer(rebasing: bytes.prefix(size))
      UnsafeMutableRawBufferPointer(start: record, count: known.count).copyMemory(from: known)
    }
    return .ok
  }
}
