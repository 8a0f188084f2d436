/// What a function of a library reports; each catalogue's headers have a number for every case.
public enum LibraryStatus: Sendable, CaseIterable {
  /// Everything went well.
  case ok
  /// An argument that is needed is NULL.
  case nullArgument
  /// The stated size of a record is smaller than its first field.
  case structSize
  /// A text is not UTF-8, or contains NUL.
  case invalidText
  /// A text is not JSON.
  case invalidJSON
  /// Data does not fit the model.
  case invalidValue
  /// A style sheet has errors.
  case invalidTheme
  /// There is nothing of that name.
  case notFound
  /// Memory could not be allocated.
  case outOfMemory

  /// What it means, in one sentence that ends with NUL and is never freed.
  public var text: StaticString {
    switch self {
    case .ok: "Everything went well.\0"
    case .nullArgument: "An argument that is needed is NULL.\0"
    case .structSize: "The struct_size of a record is smaller than its first field.\0"
    case .invalidText: "A text is not UTF-8, or contains NUL.\0"
    case .invalidJSON: "A text is not JSON; the document's issues say where.\0"
    case .invalidValue: "Data does not fit the model; the document's issues say where.\0"
    case .invalidTheme: "A style sheet has errors; the document's issues say where.\0"
    case .notFound: "There is nothing of that name.\0"
    case .outOfMemory: "Memory could not be allocated.\0"
    }
  }
}

/// Texts that live as long as the program.
public enum ConstantText {
  /// What a status means that no version of the library has, ended by NUL.
  public static let unknownStatus: StaticString = "Unknown status.\0"

  /// A constant as programs in C see it.
  ///
  /// - Parameter text: A constant that ends with NUL.
  /// - Returns: Its first byte.
  public static func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
