import FioriGenModel

/// Reads headers with libclang, from memory.
struct HeaderReader {
  /// The folder of the compiler's own headers, such as `stddef.h`.
  private let resources: String

  /// Finds what is needed and checks that libclang works.
  ///
  /// - Parameter options: May name the LLVM folder.
  /// - Throws: What is missing and how to get it.
  init(options: COptions) throws(ClangLibrary.Problem) {
    try ClangLibrary.selfTest()
    resources = try ClangResources.folder(llvmFolder: options.llvmFolder)
  }

  /// Reads headers for one target.
  ///
  /// - Parameters:
  ///   - included: The paths of the headers to include, in order.
  ///   - headers: Every header, with its path inside the C output folder.
  ///   - target: The machine and system.
  ///   - language: The language.
  ///   - parts: What is wanted of the parse.
  /// - Returns: What libclang read, with its complaints.
  func read(
    _ included: [String],
    of headers: [GeneratedFile],
    for target: VerificationTarget,
    as language: VerificationLanguage,
    _ parts: Parts = .everything
  ) -> ParsedLibrary {
    #if CHeaders
      let main = included.map { "#include \"\($0)\"\n" }.joined()
      var files = headers.map { ClangFile(path: Self.root + $0.path, contents: $0.contents) }
      files.append(ClangFile(path: Self.main, contents: main))
      let index = ClangIndex()
      guard
        let unit = ClangUnit(
          main: Self.main,
          files: files,
          arguments: arguments(for: target, as: language, parts),
          skippingBodies: parts.skipsBodies,
          index: index
        )
      else {
        let complaint = ParsedLibrary.Complaint(
          message: "it cannot parse at all for \(target.triple)",
          file: "",
          line: 0
        )
        return ParsedLibrary(complaints: [complaint])
      }
      var reader = ClangDeclarations(root: Self.root, readsTexts: parts == .everything)
      reader.readComplaints(of: unit)
      if parts.includesDeclarations { reader.readDeclarations(of: unit) }
      return reader.library
    #else
      return ParsedLibrary()
    #endif
  }

  /// What is wanted of a parse.
  enum Parts: Hashable, Sendable {
    /// Declarations and complaints.
    case everything
    /// Complaints, and declarations without what is the same for every target: comments, messages of
    /// deprecation, bodies of functions.
    case declarations
    /// Complaints alone.
    case complaints
    /// Complaints alone, but none about the bodies of functions.
    case complaintsOutsideBodies

    /// Whether functions are only declared.
    var skipsBodies: Bool { self == .declarations || self == .complaintsOutsideBodies }

    /// Whether declarations are wanted.
    var includesDeclarations: Bool { self == .everything || self == .declarations }
  }

  /// A folder that does not exist, so that nothing on the disk can be taken for a header.
  private static let root = "/fiori-gen-headers-in-memory/"

  /// The file that includes the headers.
  private static let main = root + "main"

  /// The compiler's arguments.
  private func arguments(
    for target: VerificationTarget,
    as language: VerificationLanguage,
    _ parts: Parts
  ) -> [String] {
    // Comments are the same everywhere, and checking them takes as long as all the rest: it is done once.
    let isFirst = target == VerificationTarget.all[0] && language == .c && parts == .everything
    let documentation = isFirst ? ["-Wdocumentation"] : []
    return language.arguments + documentation + [
      "-target", target.triple, "-ffreestanding", "-nostdlibinc", "-isystem", resources,
      "-ferror-limit=0", "-pedantic", "-Wall", "-Wextra",
    ]
  }
}
