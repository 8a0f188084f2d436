public import FioriStyle

/// What the functions over themes do.
public enum ThemeFunctions {
  /// Where a theme's table and its sheet stand.
  public struct Parsed {
    /// The entries, sorted as lookups need them.
    public let entries: [ThemeEntry]
    /// The sheet, ended by NUL.
    public let source: UnsafePointer<CChar>
    /// The sheet's length in bytes.
    public let length: Int
  }

  /// Reads a style sheet.
  ///
  /// - Parameters:
  ///   - document: The document as the program passes it.
  ///   - text: The sheet.
  ///   - length: The sheet's length in bytes.
  ///   - vocabulary: The names that are known.
  ///   - parsed: Receives the theme unless anything is in error.
  /// - Returns: What the function reports.
  public static func parse(
    _ document: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    vocabulary: StyleVocabulary,
    _ parsed: inout Parsed?
  ) -> LibraryStatus {
    guard let document = Document(document), let text else { return .nullArgument }
    guard length >= 0 else { return .outOfMemory }
    let bytes = Array(UnsafeRawBufferPointer(start: text, count: length))
    if let fault = InvalidUTF8.first(in: bytes) {
      return document.add(fault) ? .invalidText : .outOfMemory
    }
    let compilation = ThemeCompiler.compile(bytes, vocabulary: vocabulary)
    var status = LibraryStatus.ok
    for finding in compilation.findings where finding.isAboutSyntax {
      guard document.add(LibraryIssue(finding)) else { return .outOfMemory }
      if finding.severity == .error { status = .invalidTheme }
    }
    guard status == .ok else { return status }
    guard let source = bytes.withUnsafeBufferPointer({ document.place(bytes: $0) }) else {
      return .outOfMemory
    }
    let entries = ThemeEntry.entries(of: compilation.theme, vocabulary: vocabulary)
    parsed = Parsed(entries: entries, source: source, length: length)
    return .ok
  }

  /// Checks a style sheet that was read.
  ///
  /// - Parameters:
  ///   - document: The document as the program passes it.
  ///   - source: The sheet; `nil` for a theme that was compiled, and checked, ahead of time.
  ///   - length: The sheet's length in bytes.
  ///   - vocabulary: The names that are known.
  /// - Returns: What the function reports.
  public static func check(
    _ document: OpaquePointer?,
    source: UnsafePointer<CChar>?,
    _ length: Int,
    vocabulary: StyleVocabulary
  ) -> LibraryStatus {
    guard let document = Document(document) else { return .nullArgument }
    guard let source else { return .ok }
    let bytes = Array(UnsafeRawBufferPointer(start: source, count: length))
    var status = LibraryStatus.ok
    let findings = StyleLinter.lint(
      StyleSheetParser.parse(bytes),
      vocabulary: vocabulary,
      options: StyleLintOptions()
    )
    for finding in findings where !finding.isAboutSyntax {
      guard document.add(LibraryIssue(finding)) else { return .outOfMemory }
      if finding.severity == .error { status = .invalidTheme }
    }
    return status
  }

  /// Finds an entry by bisection.
  ///
  /// - Parameters:
  ///   - classPath: The class path as the program passes it.
  ///   - attribute: The attribute as the program passes it.
  ///   - count: The number of entries.
  ///   - key: The class path and attribute of an entry.
  /// - Returns: The entry's number, or `nil` where there is none.
  public static func find(
    _ classPath: UnsafePointer<CChar>,
    _ attribute: UnsafePointer<CChar>,
    count: Int,
    _ key: (Int) -> (classPath: UnsafePointer<CChar>?, attribute: UnsafePointer<CChar>?)
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      let (path, name) = key(middle)
      guard let path, let name else { return nil }
      var order = compare(path, classPath)
      if order == 0 { order = compare(name, attribute) }
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Which of two texts comes first by their bytes: negative, 0 or positive.
  private static func compare(_ left: UnsafePointer<CChar>, _ right: UnsafePointer<CChar>) -> Int {
    var index = 0
    while true {
      let (first, second) = (UInt8(bitPattern: left[index]), UInt8(bitPattern: right[index]))
      if first != second { return Int(first) - Int(second) }
      if first == 0 { return 0 }
      index += 1
    }
  }
}
