/// What programs in C hold as an opaque document: the owner of everything that the library makes.
///
/// One value of this type is a borrowed view of such a document. The document itself stands in memory
/// of its own arena, so that one call frees all of it. It may be used by one thread at a time.
public struct Document {
  /// What a document is in memory.
  struct Contents {
    /// Where everything stands, the contents included.
    var arena: Arena
    /// The findings, oldest first.
    var issues: UnsafeMutablePointer<StoredIssue>?
    /// The number of findings.
    var issueCount = 0
    /// How many findings there is room for.
    var issueCapacity = 0
  }

  /// The document's memory.
  private let contents: UnsafeMutablePointer<Contents>

  /// Takes a document as a program passes it.
  ///
  /// - Parameter pointer: What ``create(budget:)`` gave; `nil` for NULL.
  public init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    contents = UnsafeMutablePointer(pointer)
  }

  /// Makes an empty document.
  ///
  /// - Parameter budget: The most bytes that the document may ask of the system.
  /// - Returns: The document as programs hold it, or `nil` without memory.
  public static func create(budget: Int = .max) -> OpaquePointer? {
    var arena = Arena(budget: budget)
    guard let place = arena.allocate(MemoryLayout<Contents>.size) else { return nil }
    let contents = place.bindMemory(to: Contents.self, capacity: 1)
    contents.initialize(to: Contents(arena: arena))
    return OpaquePointer(contents)
  }

  /// Frees a document and everything in it.
  ///
  /// - Parameter pointer: What ``create(budget:)`` gave; nothing happens for `nil`.
  public static func free(_ pointer: OpaquePointer?) {
    guard let document = Document(pointer) else { return }
    // The arena holds its own description: it is copied out before its memory goes.
    var arena = document.contents.pointee.arena
    arena.free()
  }

  // MARK: Memory

  /// Takes memory of the document.
  func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    contents.pointee.arena.allocate(byteCount)
  }

  /// Keeps a value that has nothing to free.
  ///
  /// - Parameter value: The value; it must be a plain C value.
  /// - Returns: Where it stands, or `nil` without memory.
  public func place<Value>(_ value: Value) -> UnsafePointer<Value>? {
    guard let memory = allocate(MemoryLayout<Value>.size) else { return nil }
    let place = memory.bindMemory(to: Value.self, capacity: 1)
    place.initialize(to: value)
    return UnsafePointer(place)
  }

  /// Keeps values one after the other.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - make: Makes a value by its number; `nil` ends everything.
  /// - Returns: Where they stand, never `nil` for an empty list; `nil` without memory.
  public func placeArray<Value>(
    _ count: Int,
    _ make: (Int) -> Value?
  ) -> UnsafePointer<Value>? {
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    guard !isTooLarge, let memory = allocate(size) else { return nil }
    let place = memory.bindMemory(to: Value.self, capacity: count)
    for index in 0..<count {
      guard let value = make(index) else { return nil }
      (place + index).initialize(to: value)
    }
    return UnsafePointer(place)
  }

  /// Keeps a text with a NUL behind it.
  ///
  /// - Parameter text: The text; a NUL inside it is written as U+FFFD, because it would end the text.
  /// - Returns: Where it stands, or `nil` without memory.
  public func place(text: String) -> UnsafePointer<CChar>? {
    var text = text
    if text.utf8.contains(0) {
      text = String(
        String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 })
      )
    }
    return text.withUTF8 { place(bytes: $0) }
  }

  /// Keeps bytes with a NUL behind them.
  func place(bytes: UnsafeBufferPointer<UInt8>) -> UnsafePointer<CChar>? {
    guard let memory = allocate(bytes.count + 1) else { return nil }
    if let first = bytes.baseAddress { memory.copyMemory(from: first, byteCount: bytes.count) }
    memory.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    return UnsafePointer(memory.bindMemory(to: CChar.self, capacity: bytes.count + 1))
  }

  // MARK: Issues

  /// The number of findings.
  public var issueCount: Int { contents.pointee.issueCount }

  /// A finding.
  ///
  /// - Parameter index: Its number, from 0.
  /// - Returns: The finding, or `nil` where there is none.
  public func issue(_ index: Int) -> StoredIssue? {
    guard index >= 0, index < contents.pointee.issueCount else { return nil }
    return contents.pointee.issues?[index]
  }

  /// Forgets the findings; their memory stays with the document.
  public func clearIssues() {
    contents.pointee.issueCount = 0
  }

  /// Adds a finding.
  ///
  /// - Parameter issue: The finding.
  /// - Returns: Whether there was memory for it.
  @discardableResult
  func add(_ issue: LibraryIssue) -> Bool {
    guard makeRoomForIssue(), let issues = contents.pointee.issues,
      let rule = place(text: issue.rule), let message = place(text: issue.message)
    else { return false }
    var path: UnsafePointer<CChar>?
    if !issue.path.isEmpty {
      path = place(text: issue.path)
      if path == nil { return false }
    }
    let stored = StoredIssue(
      severity: issue.severity,
      rule: rule,
      message: message,
      path: path,
      line: UInt32(clamping: issue.line),
      column: UInt32(clamping: issue.column)
    )
    (issues + contents.pointee.issueCount).initialize(to: stored)
    contents.pointee.issueCount += 1
    return true
  }

  /// Makes sure that one more finding fits.
  private func makeRoomForIssue() -> Bool {
    let capacity = contents.pointee.issueCapacity
    if contents.pointee.issueCount < capacity { return true }
    let larger = max(capacity * 2, 8)
    guard let memory = allocate(larger * MemoryLayout<StoredIssue>.stride) else { return false }
    let fresh = memory.bindMemory(to: StoredIssue.self, capacity: larger)
    if let old = contents.pointee.issues {
      fresh.initialize(from: old, count: contents.pointee.issueCount)
    }
    contents.pointee.issues = fresh
    contents.pointee.issueCapacity = larger
    return true
  }
}
