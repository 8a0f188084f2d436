#if CHeaders
  import CClang

  /// A file in memory that libclang reads instead of the disk.
  struct ClangFile {
    /// The path it is included by.
    var path: String
    /// The whole text.
    var contents: String
  }

  /// A set of parses of libclang. Freed at the end of its life.
  struct ClangIndex: ~Copyable {
    /// The C object; `nil` when libclang could not make one.
    let pointer: CXIndex?

    /// Makes a set that prints nothing by itself.
    init() { pointer = clang_createIndex(0, 0) }

    deinit { if let pointer { clang_disposeIndex(pointer) } }
  }

  /// One parse. Freed at the end of its life; cursors and types from it must not outlive it.
  struct ClangUnit: ~Copyable {
    /// The C object.
    let pointer: CXTranslationUnit

    /// Parses files from memory.
    ///
    /// - Parameters:
    ///   - main: The path of the file to begin with, one of the files.
    ///   - files: The files.
    ///   - arguments: The compiler's arguments.
    ///   - skippingBodies: Whether functions are only declared, whatever their bodies say.
    ///   - index: The set that the parse belongs to; must live as long.
    init?(
      main: String,
      files: [ClangFile],
      arguments: [String],
      skippingBodies: Bool,
      index: borrowing ClangIndex
    ) {
      guard let set = index.pointer else { return nil }
      let texts = ([main] + arguments + files.flatMap { [$0.path, $0.contents] })
        .map { Array($0.utf8CString) }
      // One block of memory for every text; the pointers into it are valid inside the closure.
      var offsets: [Int] = []
      var block: [CChar] = []
      for text in texts {
        offsets.append(block.count)
        block += text
      }
      let unit: CXTranslationUnit? = block.withUnsafeBufferPointer { buffer in
        let pointers = offsets.map { buffer.baseAddress?.advanced(by: $0) }
        let flags = pointers[1..<(1 + arguments.count)]
        let unsavedTexts = Array(pointers[(1 + arguments.count)...])
        var unsaved = files.indices.map { index in
          CXUnsavedFile(
            Filename: unsavedTexts[2 * index],
            Contents: unsavedTexts[2 * index + 1],
            Length: UInt(texts[1 + arguments.count + 2 * index + 1].count - 1)
          )
        }
        var unit: CXTranslationUnit?
        let status = clang_parseTranslationUnit2(
          set,
          pointers[0],
          Array(flags),
          Int32(flags.count),
          &unsaved,
          UInt32(unsaved.count),
          CXTranslationUnit_IncludeAttributedTypes.rawValue
            | (skippingBodies ? CXTranslationUnit_SkipFunctionBodies.rawValue : 0),
          &unit
        )
        if status != CXError_Success, let failed = unit {
          clang_disposeTranslationUnit(failed)
          return nil
        }
        return unit
      }
      guard let unit else { return nil }
      pointer = unit
    }

    deinit { clang_disposeTranslationUnit(pointer) }
  }

  extension CXString {
    /// Copies a text of libclang's and frees the original.
    ///
    /// - Returns: The text; `nil` where libclang has none.
    consuming func take() -> String? {
      defer { clang_disposeString(self) }
      return clang_getCString(self).map { String(cString: $0) }
    }
  }
#endif
