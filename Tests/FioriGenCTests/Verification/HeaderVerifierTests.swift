#if CHeaders
  import FioriGenModel
  import Foundation
  import Testing

  @testable import FioriGenC

  /// The verifier reports exactly what was changed in a header, at the place in the spec.
  @Suite struct HeaderVerifierTests {
    /// A change of the emitted text, and what must be reported.
    struct Mutation: Sendable, CustomTestStringConvertible {
      /// The header's name.
      var file: String
      /// The text that is replaced, which must be there.
      var old: String
      /// What takes its place.
      var new: String
      /// The findings, as `line: message`.
      var findings: [String]

      /// The replacement in words.
      var testDescription: String { "\(old) -> \(new)" }
    }

    /// One mutation for each fact that is compared.
    static let mutations: [Mutation] = [
      Mutation(
        file: "cell.h",
        old: "fiori_optional_double split_percent;",
        new: "fiori_optional_float split_percent;",
        findings: [
          "62: the type of 'fiori_cell.split_percent' is 'fiori_optional_float' where the model says "
            + "'fiori_optional_double'"
        ]
      ),
      Mutation(
        file: "cell.h",
        old: "  /**\n   * The member isActive.\n   *\n   * Default: true.\n   */\n"
          + "  bool is_active;\n",
        new: "",
        findings: ["73: 'fiori_cell.is_active' is missing from the headers"]
      ),
      Mutation(
        file: "activity_control.h",
        old: "int64_t max_visible_items;\n",
        new: "int64_t max_visible_items;\n  int64_t more;\n",
        findings: ["40: 'fiori_activity_control.more' is not in the model"]
      ),
      Mutation(
        file: "types.h",
        old: "FIORI_STYLE_KPI = 2",
        new: "FIORI_STYLE_KPI = 3",
        findings: ["13: the value of 'fiori_style.FIORI_STYLE_KPI' is '3' where the model says '2'"]
      ),
      Mutation(
        file: "cell.h",
        old: "const char *FIORI_NULLABLE headline_text",
        new: "const char *FIORI_NONNULL headline_text",
        findings: [
          "61: the type of 'fiori_cell.headline_text' is 'const char * _Nonnull' where the model says "
            + "'const char * _Nullable'"
        ]
      ),
      Mutation(
        file: "cell.h",
        old: "/** A keyword. */",
        new: "/** A word. */",
        findings: ["64: the comment of 'fiori_cell.default_' differs"]
      ),
      Mutation(
        file: "cell.h",
        old: "  FIORI_DEPRECATED(\"Use headlineText \\u2014 \\\\ it's \\\"better\\\"\\?\\?/\")\n",
        new: "  FIORI_DEPRECATED(\"Use x.\")\n",
        findings: [
          "80: the deprecation of 'fiori_cell.old_text' is 'Use x.' where the model says "
            + "'Use headlineText — \\ it's \"better\"??/'"
        ]
      ),
      Mutation(
        file: "cell.h",
        old: "fiori_status fiori_cell_validate(",
        new: "void fiori_cell_validate(",
        findings: [
          "60: the type of 'fiori_cell_validate' is 'void' where the model says 'fiori_status'"
        ]
      ),
      Mutation(
        file: "cell.h",
        old: "  fiori_decoding decoding,\n",
        new: "  fiori_encoding decoding,\n",
        findings: [
          "60: the type of 'fiori_cell_from_json.decoding' is 'fiori_encoding' where the model says "
            + "'fiori_decoding'"
        ]
      ),
      Mutation(
        file: "theming.h",
        old: "\"fdlFUICell_headlineLabel\"",
        new: "\"fdlFUICell_headLabel\"",
        findings: [
          "92: the text of 'FIORI_CELL_CLASS_PATH_HEADLINE_LABEL' is 'fdlFUICell_headLabel' where the "
            + "model says 'fdlFUICell_headlineLabel'"
        ]
      ),
      Mutation(
        file: "tag.h",
        old: "FIORI_END_DECLARATIONS\n",
        new: "void stray(void);\nFIORI_END_DECLARATIONS\n",
        findings: ["30: the function 'stray' is not in the model"]
      ),
    ]

    @Test(arguments: mutations)
    func aChangeIsReportedAtItsPlaceInTheSpec(_ mutation: Mutation) throws {
      let findings = try Self.findings(
        EveryConstruct.catalogue,
        file: mutation.file,
        replacing: mutation.old,
        with: mutation.new
      )
      let differences = findings.filter { $0.rule == CRules.layoutMismatch }
      #expect(differences.map { "\($0.range.start.line): \($0.message)" } == mutation.findings)
      #expect(findings.allSatisfy { $0.range.file == "Sample.yaml" })
    }

    @Test func whatTheCompilerRefusesIsReportedAtItsPlaceInTheSpec() throws {
      let findings = try Self.findings(
        EveryConstruct.catalogue,
        file: "tag.h",
        replacing: "FIORI_STYLE_KPI /* style */",
        with: "nonsense /* style */"
      )
      #expect(
        findings.map { "\($0.range.start.line): \($0.message)" } == [
          "33: libclang does not accept the header: use of undeclared identifier 'nonsense' "
            + "(include/fiori/tag.h:55)"
        ]
      )
    }

    @Test(arguments: [1, 2, 3])
    func portionsGiveTheSameInterface(size: Int) {
      let library = CatalogueTranslator(EveryConstruct.catalogue).translate().0
      let headers = LibraryPrinter(abiVersion: 1).print(library)
      #expect(library.headers.count > 3)
      let portions = VerificationPortion.portions(of: library, headers: headers, size: size)
      #expect(portions.count == (library.headers.count + size - 1) / size)
      #expect(portions.allSatisfy { $0.headers.count == $0.library.headers.count + 2 })
      let whole = HeaderVerifier(options: COptions()).verify(headers, of: library)
      let inPortions = HeaderVerifier(options: COptions(jobs: 4), portionSize: size)
        .verify(headers, of: library)
      #expect(inPortions.diagnostics == [] && whole.diagnostics == [])
      #expect(inPortions.abi != nil && inPortions.abi == whole.abi)
      #expect(inPortions.abiChecks == whole.abiChecks)
    }

    @Test func anUmbrellaThatIsReadInPortionsHasToNameItsHeaders() throws {
      let library = CatalogueTranslator(EveryConstruct.catalogue).translate().0
      let headers = LibraryPrinter(abiVersion: 1).print(library)
      let umbrella = try #require(headers.last)
      let wrong = try #require(umbrella.replacing("\"tag.h\"", with: "\"tug.h\""))
      let result = HeaderVerifier(options: COptions(), portionSize: 2)
        .verify(headers.dropLast() + [wrong], of: library)
      #expect(result.abi == nil)
      #expect(result.diagnostics.map(\.rule) == [CRules.compilerError])
      #expect(result.diagnostics.first?.message.contains("'tug.h' file not found") == true)
    }

    @Test(arguments: mutations)
    func aChangeIsFoundInPortionsToo(_ mutation: Mutation) throws {
      let findings = try Self.findings(
        EveryConstruct.catalogue,
        file: mutation.file,
        replacing: mutation.old,
        with: mutation.new,
        portionSize: 1
      )
      let differences = findings.filter { $0.rule == CRules.layoutMismatch }
      #expect(differences.map { "\($0.range.start.line): \($0.message)" } == mutation.findings)
    }

    @Test func twoFieldsThatChangedPlacesAreOutOfOrder() throws {
      let cell = Make.component(
        "FUICell",
        line: 3,
        properties: [
          Make.property("a", .builtIn(.double), line: 4, default: .number(1), summary: "A."),
          Make.property("b", .builtIn(.double), line: 6, default: .number(2), summary: "B."),
        ]
      )
      let comments = { (text: String) in "  /**\n   * \(text).\n   *\n   * Default: " }
      let first = comments("A") + "1.\n   */\n  double a;\n"
      let second = comments("B") + "2.\n   */\n  double b;\n"
      let findings = try Self.findings(
        Make.catalogue(components: [cell]),
        file: "cell.h",
        replacing: first + second,
        with: second + first
      )
      #expect(findings.map(\.message) == ["'fiori_cell.a' is out of order"])
      #expect(findings.map(\.range) == [Make.place(4)])
    }

    @Test func aMissingResourceFolderIsNamedWithItsRemedy() {
      let result = CEmitter.emit(
        EveryConstruct.catalogue,
        options: COptions(llvmFolder: "/nonexistent")
      )
      #expect(result.files == [])
      #expect(result.diagnostics.map(\.rule.id) == ["c.no-libclang"])
      #expect(result.diagnostics.first?.message.contains("/nonexistent/lib/clang/") == true)
      #expect(result.diagnostics.first?.message.contains("libclang-dev") == true)
    }

    @Test func aTextThatIsTooLongForCIsReportedAtItsProperty() {
      let text = ValueLiteral.string(String(repeating: "x", count: 5000))
      let cell = Make.component(
        "FUICell",
        line: 3,
        properties: [Make.property("a", .builtIn(.string), line: 4, default: text)]
      )
      let result = CEmitter.emit(Make.catalogue(components: [cell]))
      #expect(result.files == [])
      #expect(result.diagnostics.map(\.rule.id) == ["c.compiler-error"])
      #expect(result.diagnostics.map(\.range) == [Make.place(4)])
    }

    // MARK: Building blocks

    /// What the verifier says about headers after one replacement in their text.
    private static func findings(
      _ catalogue: Catalogue,
      file: String,
      replacing old: String,
      with new: String,
      portionSize: Int = VerificationPortion.usualSize
    ) throws -> [Diagnostic] {
      let (library, problems) = CatalogueTranslator(catalogue).translate()
      #expect(problems == [])
      var headers = LibraryPrinter(abiVersion: 1).print(library)
      let index = try #require(headers.firstIndex { $0.path.hasSuffix("/\(file)") })
      headers[index] = try #require(headers[index].replacing(old, with: new))
      return HeaderVerifier(options: COptions(), portionSize: portionSize)
        .verify(headers, of: library).diagnostics
    }
  }

  extension HeaderText {
    /// The header with a piece of its text replaced; `nil` where the piece does not occur.
    fileprivate func replacing(_ old: String, with new: String) -> HeaderText? {
      guard let range = contents.range(of: old) else { return nil }
      let line = contents[..<range.lowerBound].count { $0 == "\n" }
      let text = contents.replacingCharacters(in: range, with: new)
      let shift = new.count { $0 == "\n" } - old.count { $0 == "\n" }
      var result = HeaderText(path: path)
      for (index, content) in text.dropLast().split(
        separator: "\n",
        omittingEmptySubsequences: false
      ).enumerated() {
        let source = index <= line ? index : max(line, index - shift)
        result.append(String(content), from: origins[min(source, origins.count - 1)])
      }
      return result
    }
  }
#endif
