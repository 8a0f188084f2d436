#if CHeaders
  import CClang

  /// Reads the declarations, complaints and layouts of one parse.
  struct ClangDeclarations {
    /// What was read.
    private(set) var library = ParsedLibrary()

    /// The folder that paths are given without.
    private let root: String

    /// Whether comments and messages of deprecation are read.
    private let readsTexts: Bool

    /// Starts with nothing read.
    ///
    /// - Parameters:
    ///   - root: The folder that paths are given without.
    ///   - readsTexts: Whether comments and messages of deprecation are read.
    init(root: String, readsTexts: Bool) {
      self.root = root
      self.readsTexts = readsTexts
    }

    /// Reads the declarations and layouts.
    ///
    /// - Parameter unit: The parse.
    mutating func readDeclarations(of unit: borrowing ClangUnit) {
      read(below: clang_getTranslationUnitCursor(unit.pointer))
    }

    // MARK: Complaints

    /// Reads the errors and warnings.
    ///
    /// - Parameter unit: The parse.
    mutating func readComplaints(of unit: borrowing ClangUnit) {
      for index in 0..<clang_getNumDiagnostics(unit.pointer) {
        guard let diagnostic = clang_getDiagnostic(unit.pointer, index) else { continue }
        defer { clang_disposeDiagnostic(diagnostic) }
        guard clang_getDiagnosticSeverity(diagnostic).rawValue >= CXDiagnostic_Warning.rawValue
        else { continue }
        let place = self.place(of: clang_getDiagnosticLocation(diagnostic))
        let message = clang_getDiagnosticSpelling(diagnostic).take() ?? "unknown error"
        library.complaints.append(
          ParsedLibrary.Complaint(message: message, file: place.file, line: place.line)
        )
      }
    }

    /// The file and line of a place, where a macro is used rather than where it is defined.
    private func place(of location: CXSourceLocation) -> (file: String, line: Int) {
      var file: CXFile?
      var line: UInt32 = 0
      clang_getExpansionLocation(location, &file, &line, nil, nil)
      let path = file.flatMap { clang_getFileName($0).take() } ?? ""
      return (path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path, Int(line))
    }

    // MARK: Declarations

    /// Reads the declarations below a cursor, those in `extern "C"` among them.
    private mutating func read(below cursor: CXCursor) {
      for child in Self.children(of: cursor) {
        if clang_Location_isInSystemHeader(clang_getCursorLocation(child)) != 0 { continue }
        switch clang_getCursorKind(child) {
        case CXCursor_LinkageSpec, CXCursor_UnexposedDecl: read(below: child)
        case CXCursor_TypedefDecl: readTypedef(child)
        case CXCursor_StructDecl: readRecord(child, kind: .structure)
        case CXCursor_UnionDecl: readRecord(child, kind: .union)
        case CXCursor_EnumDecl: readEnumeration(child)
        case CXCursor_FunctionDecl: readFunction(child)
        case CXCursor_VarDecl: readConstant(child)
        default: break
        }
      }
    }

    /// Adds a declaration.
    private mutating func add(_ facts: DeclarationFacts, _ cursor: CXCursor) {
      var facts = facts
      facts.comment = comment(of: cursor)
      facts.deprecation = deprecation(of: cursor)
      let place = self.place(of: clang_getCursorLocation(cursor))
      library.declarations.append(
        ParsedLibrary.Declaration(facts: facts, file: place.file, line: place.line)
      )
    }

    /// Reads a typedef of a record; those of enumerations belong to the enumeration.
    private mutating func readTypedef(_ cursor: CXCursor) {
      let type = clang_getCanonicalType(clang_getTypedefDeclUnderlyingType(cursor))
      guard type.kind == CXType_Record else { return }
      add(DeclarationFacts(kind: .forward, name: Self.name(of: cursor)), cursor)
    }

    /// Reads a record with its fields and their places.
    private mutating func readRecord(_ cursor: CXCursor, kind: DeclarationFacts.Kind) {
      guard clang_isCursorDefinition(cursor) != 0 else { return }
      var facts = DeclarationFacts(kind: kind, name: Self.name(of: cursor))
      let type = clang_getCursorType(cursor)
      var layout = RecordLayout(
        size: Int(clang_Type_getSizeOf(type)),
        alignment: Int(clang_Type_getAlignOf(type)),
        offsets: []
      )
      for field in Self.children(of: cursor)
      where clang_getCursorKind(field) == CXCursor_FieldDecl {
        facts.members.append(
          DeclarationFacts.Member(
            name: Self.name(of: field),
            type: CType(clang_getCursorType(field)),
            comment: comment(of: field),
            deprecation: deprecation(of: field)
          )
        )
        layout.offsets.append(Int(clang_Cursor_getOffsetOfField(field)) / 8)
      }
      library.layouts[facts.name] = layout
      add(facts, cursor)
    }

    /// Reads an enumeration with its values.
    private mutating func readEnumeration(_ cursor: CXCursor) {
      guard clang_isCursorDefinition(cursor) != 0 else { return }
      var facts = DeclarationFacts(kind: .enumeration, name: Self.name(of: cursor))
      facts.type = CType(clang_getEnumDeclIntegerType(cursor))
      for constant in Self.children(of: cursor)
      where clang_getCursorKind(constant) == CXCursor_EnumConstantDecl {
        facts.members.append(
          DeclarationFacts.Member(
            name: Self.name(of: constant),
            value: Int(clang_getEnumConstantDeclValue(constant)),
            comment: comment(of: constant),
            deprecation: deprecation(of: constant)
          )
        )
      }
      add(facts, cursor)
    }

    /// Reads a function with its parameters.
    private mutating func readFunction(_ cursor: CXCursor) {
      let isInline = clang_isCursorDefinition(cursor) != 0
      var facts = DeclarationFacts(
        kind: isInline ? .inlineFunction : .function,
        name: Self.name(of: cursor)
      )
      let isPrototype = clang_getCursorType(cursor).kind == CXType_FunctionProto
      let result = clang_getCursorResultType(cursor)
      facts.type = isPrototype ? CType(result) : .foreign("a function without prototype")
      for index in 0..<max(0, clang_Cursor_getNumArguments(cursor)) {
        let parameter = clang_Cursor_getArgument(cursor, UInt32(index))
        facts.members.append(
          DeclarationFacts.Member(
            name: Self.name(of: parameter),
            type: CType(clang_getCursorType(parameter))
          )
        )
      }
      add(facts, cursor)
    }

    /// Reads a constant text.
    private mutating func readConstant(_ cursor: CXCursor) {
      var facts = DeclarationFacts(kind: .constant, name: Self.name(of: cursor))
      facts.type = CType(clang_getCursorType(cursor))
      if let value = clang_Cursor_Evaluate(cursor) {
        defer { clang_EvalResult_dispose(value) }
        if clang_EvalResult_getKind(value) == CXEval_StrLiteral {
          facts.text = clang_EvalResult_getAsStr(value).map { String(cString: $0) }
        }
      }
      add(facts, cursor)
    }

    // MARK: Parts of declarations

    /// The cursors just below one.
    private static func children(of cursor: CXCursor) -> [CXCursor] {
      var children: [CXCursor] = []
      withUnsafeMutablePointer(to: &children) { list in
        _ = clang_visitChildren(
          cursor,
          { child, _, data in
            data?.assumingMemoryBound(to: [CXCursor].self).pointee.append(child)
            return CXChildVisit_Continue
          },
          list
        )
      }
      return children
    }

    /// The declared name.
    private static func name(of cursor: CXCursor) -> String {
      clang_getCursorSpelling(cursor).take() ?? ""
    }

    /// The comment before a declaration, exactly as it stands there.
    private func comment(of cursor: CXCursor) -> String? {
      guard readsTexts else { return nil }
      return clang_Cursor_getRawCommentText(cursor).take()
    }

    /// The message of a deprecation attribute.
    private func deprecation(of cursor: CXCursor) -> String? {
      guard readsTexts, clang_getCursorAvailability(cursor) == CXAvailability_Deprecated else {
        return nil
      }
      var isDeprecated: Int32 = 0
      var message = CXString()
      var isUnavailable: Int32 = 0
      var unavailableMessage = CXString()
      _ = clang_getCursorPlatformAvailability(
        cursor,
        &isDeprecated,
        &message,
        &isUnavailable,
        &unavailableMessage,
        nil,
        0
      )
      _ = unavailableMessage.take()
      let text = message.take()
      return isDeprecated != 0 ? text ?? "" : nil
    }
  }
#endif
