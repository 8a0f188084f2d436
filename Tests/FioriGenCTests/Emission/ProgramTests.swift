#if CHeaders
  import FioriGenC
  import FioriGenModel
  import Foundation
  import Testing

  /// Programs that use nothing but the headers: the documented defaults, and Swift's view of them.
  @Suite struct ProgramTests {
    @Test(arguments: [
      ("gcc", "c99", "c"), ("clang", "c23", "c"), ("g++", "c++11", "cpp"),
      ("clang++", "c++2b", "cpp"),
    ])
    func theInitFunctionsGiveTheDocumentedDefaults(
      _ compiler: String,
      _ standard: String,
      _ suffix: String
    ) throws {
      let folder = try Self.folder(with: EveryConstruct.catalogue)
      try folder.write(Self.program, to: "program.\(suffix)")
      let built = try Tool(compiler).run(
        [
          "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-I", "include", "-o",
          "program", "program.\(suffix)",
        ],
        in: folder.url
      )
      try #require(built.status == 0, "\(built.output)")
      let ran = try Tool(path: folder.url.appending(path: "program").path).run([], in: folder.url)
      #expect(ran.status == 0)
      #expect(
        ran.output == """
          headline null
          split unset
          title 47 72 c3 bc c3 9f 65 20 22 3f 5c 0a e2 80 ae
          active 1
          smallest -9223372036854775808
          ratio 0.100
          size 1 45.0x45.0
          margins 1.00 2.00 3.00 -4.25
          symbol 0 bell
          mode 2
          names 2 a b
          nothing 0 set
          tags 0 unset
          status 2 dot
          alpha 0.5 placeholder null
          activity 1 25.0x25.5 4 1 29.0
          badge new 2
          alone 0 0 badge null

          """
      )
    }

    @Test func swiftImportsTheModuleWithRealEnumerations() throws {
      let folder = try Self.folder(with: EveryConstruct.catalogue)
      try folder.write(Self.swiftProgram, to: "program.swift")
      let outcome = try Tool("swiftc").run(
        ["-typecheck", "-warnings-as-errors", "-I", "include/fiori", "program.swift"],
        in: folder.url
      )
      #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func swiftCanImplementTheFunctionsAndCCallThem() throws {
      let folder = try Self.folder(with: EveryConstruct.catalogue)
      try folder.write(Self.swiftImplementation, to: "implementation.swift")
      try folder.write(Self.callingProgram, to: "program.c")
      let library = try Tool("swiftc").run(
        [
          "-emit-library", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
          "-module-name", "Implementation", "-I", "include/fiori", "-o", "libfiori.so",
          "implementation.swift",
        ],
        in: folder.url
      )
      try #require(library.status == 0, "\(library.output)")
      let built = try Tool("gcc").run(
        [
          "-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-I", "include", "-o", "program",
          "program.c", "libfiori.so", "-Wl,-rpath,\(folder.url.path)",
          "-Wl,--allow-shlib-undefined",
        ],
        in: folder.url
      )
      try #require(built.status == 0, "\(built.output)")
      let ran = try Tool(path: folder.url.appending(path: "program").path).run([], in: folder.url)
      #expect(ran.status == 0, "\(ran.output)")
    }

    @Test func usesOfWhatIsDeprecatedAreWarnedAbout() throws {
      let folder = try Self.folder(with: EveryConstruct.catalogue)
      let uses = [
        "fiori_old_cell *cell", "fiori_old_style style", "int y = FIORI_OLD_STYLE_FLAT",
        "int x = FIORI_STYLE_ROUNDED_RECT",
        "const char *path = FIORI_CELL_CLASS_PATH_SUBHEAD_LABEL",
        "void *f = (void *)fiori_old_cell_validate", "fiori_cell c; void *t = &c.old_text",
      ]
      for compiler in ["gcc", "clang"] {
        for use in uses {
          try folder.write("#include \"fiori/fiori.h\"\nint main(void) { \(use); }\n", to: "use.c")
          let outcome = try Tool(compiler).run(
            ["-fsyntax-only", "-I", "include", "use.c"],
            in: folder.url
          )
          #expect(outcome.output.contains("deprecated"), "\(compiler): \(use)")
        }
      }
    }

    @Test func everyMacroCanBeReplaced() throws {
      let folder = try Self.folder(with: EveryConstruct.catalogue)
      let empty = [
        "EXPORT", "UNUSED", "DEPRECATED(message)", "DEPRECATED_ENUMERATOR(message)", "NULLABLE",
        "NONNULL", "EXTENSIBLE", "BEGIN_DECLARATIONS", "END_DECLARATIONS",
      ]
      let lines =
        empty.map { "#define FIORI_\($0)" } + [
          "#define FIORI_INLINE static inline", "#define FIORI_ABI_VERSION 7",
          "#define FIORI_ENUM(name) typedef int name; enum",
          "#define FIORI_DEPRECATED_ENUM(name, message) typedef int name; enum",
          "#include \"fiori/fiori.h\"",
          "int main(void) { return FIORI_ABI_VERSION - 7; }", "",
        ]
      try folder.write(lines.joined(separator: "\n"), to: "own.c")
      let outcome = try Tool("gcc").run(
        ["-std=c99", "-pedantic", "-Werror", "-I", "include", "-o", "own", "own.c"],
        in: folder.url
      )
      #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func aWrongLayoutStopsTheCompiler() throws {
      let folder = try Self.folder(with: EveryConstruct.catalogue)
      try folder.write("#pragma pack(1)\n#include \"fiori/abi_checks.h\"\n", to: "packed.c")
      let standards = ["c99", "c11"]
      for standard in standards {
        let outcome = try Tool("gcc").run(
          ["-std=\(standard)", "-fsyntax-only", "-I", "include", "packed.c"],
          in: folder.url
        )
        #expect(outcome.status != 0)
      }
    }

    // MARK: Building blocks

    /// A folder with a catalogue's headers.
    private static func folder(with catalogue: Catalogue) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      let result = CEmitter.emit(catalogue)
      #expect(result.diagnostics.map(\.message) == [])
      try Snapshot.write(result.files, to: folder.url)
      return folder
    }

    /// A program that prints what the init functions set.
    private static let program = #"""
      #include "fiori/abi_checks.h"
      #include <stdio.h>
      #include <string.h>

      int main(void) {
        fiori_cell cell;
        fiori_activity_control alone;
        size_t index;
        memset(&cell, 0xAA, sizeof cell);
        memset(&alone, 0xAA, sizeof alone);
        fiori_cell_init(&cell);
        fiori_cell_init(NULL);
        fiori_activity_control_init(&alone);
        if (cell.struct_size != sizeof cell) return 1;
        printf("headline %s\n", cell.headline_text == NULL ? "null" : "set");
        printf("split %s\n", cell.split_percent.has_value ? "set" : "unset");
        printf("title");
        for (index = 0; index < strlen(cell.title); index++) {
          printf(" %02x", (unsigned)(unsigned char)cell.title[index]);
        }
        printf("\nactive %d\n", cell.is_active);
        printf("smallest %lld\n", (long long)cell.smallest);
        printf("ratio %.3f\n", (double)cell.ratio);
        printf("size %d %.1fx%.1f\n", cell.size.has_value, cell.size.value.width,
               cell.size.value.height);
        printf("margins %.2f %.2f %.2f %.2f\n", cell.margins.top, cell.margins.leading,
               cell.margins.bottom, cell.margins.trailing);
        printf("symbol %d %s\n", (int)cell.symbol.source, cell.symbol.name);
        printf("mode %d\n", (int)cell.mode);
        printf("names %d %s %s\n", (int)cell.names.count, cell.names.items[0], cell.names.items[1]);
        printf("nothing %d %s\n", (int)cell.nothing.count, cell.nothing.items ? "set" : "unset");
        printf("tags %d %s\n", (int)cell.tags.count, cell.tags.items ? "set" : "unset");
        printf("status %d %s\n", (int)cell.status.kind, cell.status.value.image.name);
        printf("alpha %.1f placeholder %s\n", cell.image_view->alpha,
               cell.image_view->placeholder->text ? "set" : "null");
        printf("activity %d %.1fx%.1f %d %d %.1f\n", cell.activity_control->item_size.has_value,
               cell.activity_control->item_size.value.width,
               cell.activity_control->item_size.value.height,
               (int)cell.activity_control->max_visible_items,
               cell.activity_control->spacing.has_value, cell.activity_control->spacing.value);
        printf("badge %s %d\n", cell.activity_control->badge->title,
               (int)cell.activity_control->badge->style);
        printf("alone %d %d badge %s\n", alone.item_size.has_value, alone.spacing.has_value,
               alone.badge->title ? alone.badge->title : "null");
        return 0;
      }

      """#

    /// Functions of the headers, whose signatures the compiler compares with them.
    private static let swiftImplementation = """
      import CFiori

      @c @implementation
      public func fiori_document_free(_ document: OpaquePointer?) {}

      @c @implementation
      public func fiori_cell_validate(
        _ document: OpaquePointer?,
        _ record: UnsafePointer<fiori_cell>?
      ) -> fiori_status {
        guard let record else { return .FIORI_STATUS_NULL_ARGUMENT }
        return record.pointee.activity_control?.pointee.max_visible_items == 4
          ? .FIORI_STATUS_OK : .FIORI_STATUS_INVALID_VALUE
      }

      """

    /// A program that calls them.
    private static let callingProgram = """
      #include "fiori/fiori.h"

      int main(void) {
        fiori_cell cell;
        fiori_activity_control activity;
        fiori_cell_init(&cell);
        fiori_document_free(NULL);
        if (fiori_cell_validate(NULL, NULL) != FIORI_STATUS_NULL_ARGUMENT) return 1;
        if (fiori_cell_validate(NULL, &cell) != FIORI_STATUS_OK) return 2;
        activity = *cell.activity_control;
        activity.max_visible_items = 5;
        cell.activity_control = &activity;
        return fiori_cell_validate(NULL, &cell) == FIORI_STATUS_INVALID_VALUE ? 0 : 3;
      }

      """

    /// A program that only type-checks where enumerations, nullability and optionals are imported.
    private static let swiftProgram = """
      import CFiori

      func check() -> Int {
        var cell = fiori_cell()
        fiori_cell_init(&cell)
        let headline: UnsafePointer<CChar>? = cell.headline_text
        let tags: UnsafePointer<UnsafePointer<fiori_tag>>? = cell.tags.items
        let percent: Double = cell.split_percent.value
        let kind: fiori_cell_status_kind = cell.status.kind
        let status: fiori_status = fiori_cell_validate(nil, &cell)
        var record: UnsafePointer<fiori_cell>?
        _ = fiori_cell_from_json(nil, nil, 0, fiori_decoding(rawValue: 0)!, &record)
        _ = (headline, tags, percent, status)
        switch kind {
        case .FIORI_CELL_STATUS_KIND_IMAGE: return 1
        default: break
        }
        switch cell.state.value {
        case .FIORI_CONTROL_STATE_NORMAL, .FIORI_CONTROL_STATE_HIGHLIGHTED: break
        case .FIORI_CONTROL_STATE_DISABLED, .FIORI_CONTROL_STATE_SELECTED: break
        case .FIORI_CONTROL_STATE_FOCUSED: break
        @unknown default: break
        }
        switch cell.mode {
        case .FIORI_STYLE_DEFAULT: return 2
        case .FIORI_STYLE_KPI: return 3
        default: return 4
        }
      }

      """
  }
#endif
