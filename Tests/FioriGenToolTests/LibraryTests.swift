#if CHeaders
  import FioriGenTestSupport
  import Foundation
  import Testing

  /// A catalogue of one's own becomes a C library under its own prefix, and compiled themes go with it.
  @Suite struct LibraryTests {
    /// The folder with what was built beside the tests.
    private static let built = URL(filePath: BuiltTool.path).deletingLastPathComponent().path

    /// The specs of another design system.
    private static let specs = [
      "catalogue.yaml":
        "catalogue: AcmeCatalog\nsummary: Doors.\ntypePrefix: ACM\nclassPathPrefix: acm\n",
      "ACMBadge.yaml": """
      component: ACMBadge
      kind: view
      summary: A short word.
      properties:
        text: { type: String, default: "", summary: The word. }
        tone: { type: ACMTone, default: neutral, summary: What the colour says. }

      """,
      "ACMPlate.yaml": """
      component: ACMPlate
      kind: view
      summary: Names a person at a door.
      properties:
        name: { type: String?, summary: The name. }
        badges: { type: "[ACMBadge]", count: 2, summary: What else there is to say. }
        busyUntil: { type: String?, summary: When the person is free again. }
        isBusy: { type: Bool, default: false, summary: Whether nobody may come in. }
      rules:
        - when: { isBusy: false }
          forbids: [busyUntil]
          message: Only someone who is busy has a time at which that ends.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: acmACMPlate_nameLabel, group: Text, summary: The name. }

      """,
      "Types.yaml": """
      enum: ACMTone
      summary: What a colour says.
      cases: { neutral: Nothing., good: All is well., bad: Something is wrong. }
      ---
      attributeGroups:
        Text:
          summary: What a style sheet can change on a label.
          attributes:
            font-color: { type: Color, summary: The colour of the text. }
            font-size: { type: Number, summary: The size of the text in points. }

      """,
    ]

    /// A program that reads, checks and writes one of its components.
    private static let program = """
      #include <acme/acme.h>
      #include <stdio.h>
      #include <string.h>
      #include "door_theme.h"

      int main(void) {
        const char *json = "{\\"name\\": \\"Ada\\", \\"busyUntil\\": \\"noon\\", \\"badges\\": [{\\"tone\\": \\"good\\"}]}";
        acme_document *document = acme_document_create();
        const acme_plate *plate;
        acme_issue issue;
        const char *text;
        double size = 0;
        if (acme_plate_from_json(document, json, strlen(json), ACME_DECODING_STRICT, &plate)) return 1;
        printf("%s %d\\n", plate->name, (int)plate->badges.items[0]->tone);
        if (acme_plate_validate(document, plate) != ACME_STATUS_INVALID_VALUE) return 2;
        issue.struct_size = sizeof issue;
        if (acme_document_get_issue(document, 0, &issue)) return 3;
        printf("%s [%s]\\n", issue.path, issue.rule);
        if (acme_plate_to_json(document, plate, ACME_ENCODING_BRIEF, &text, NULL)) return 4;
        printf("%s\\n", text);
        if (acme_theme_get_number(&door_theme, ACME_PLATE_CLASS_PATH_NAME_LABEL,
                                  ACME_ATTRIBUTE_FONT_SIZE, &size)) return 5;
        if (acme_theme_check(document, &door_theme)) return 6;
        printf("%g\\n", size);
        acme_document_free(document);
        return 0;
      }

      """

    @Test func anotherCatalogueHasItsOwnLibrary() throws {
      let folder = try TemporaryFolder()
      for (name, text) in Self.specs { try folder.write("Specs/\(name)", text) }
      let run = ["generate", "--only", "swift", "--only", "c"]
      let generated = try BuiltTool.run(run + ["--only", "interop"], in: folder.path)
      try #require(generated.status == 0, "\(generated.messages)")
      try folder.write("door.nss", "acmACMPlate_nameLabel { font-size: 12; font-color: red; }\n")
      let theme = try BuiltTool.run(
        [
          "theme", "compile", "door.nss", "--specs", "Specs", "--language", "c", "-o",
          "door_theme.h",
        ],
        in: folder.path
      )
      try #require(theme.status == 0, "\(theme.messages)")
      let sources = folder.snapshot("Generated").keys.sorted().filter { $0.hasSuffix(".swift") }
      let library = try Command.run(
        "swiftc",
        [
          "-emit-library", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
          "-module-name", "Acme", "-o", "libacme.so", "-I", "\(Self.built)/Modules", "-I",
          "Generated/C/include/acme", "-L", Self.built, "-lFioriInterop",
          "-Xlinker", "-rpath", "-Xlinker", Self.built,
        ] + sources.map { "Generated/" + $0 },
        in: folder.url
      )
      try #require(library.status == 0, "\(library.messages)")
      try folder.write("program.c", Self.program)
      let compiled = try Command.run(
        "gcc",
        [
          "-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror", "-I", "Generated/C/include",
          "program.c", "-o", "program", "-L.", "-lacme", "-Wl,-rpath,\(folder.path):\(Self.built)",
          "-Wl,--allow-shlib-undefined",
        ],
        in: folder.url
      )
      try #require(compiled.status == 0, "\(compiled.messages)")
      let result = try Command.run(folder.path("program"), [], in: folder.url)
      #expect(result.status == 0, "\(result.messages)")
      #expect(
        result.output == """
          Ada 1
          busyUntil [ACMPlate.forbids-busyUntil]
          {"badges":[{"tone":"good"}],"busyUntil":"noon","name":"Ada"}
          12

          """
      )
    }

    @Test func theLibraryOfACatalogueThatImportsAnotherCompiles() throws {
      let folder = try TemporaryFolder()
      let specs = Repository.folder.appending(path: "Examples/OwnCatalogue/Specs").path
      let imported = "FioriComponents=" + Repository.folder.appending(path: "Specs").path
      let generated = try BuiltTool.run(
        [
          "generate", "--specs", specs, "--import", imported, "--only", "swift,c,interop",
        ],
        in: folder.path
      )
      try #require(generated.status == 0, "\(generated.messages)")
      let sources = folder.snapshot("Generated").keys.sorted().filter { $0.hasSuffix(".swift") }
      #expect(sources.contains { $0.hasSuffix("fui_tag.interop.swift") })
      let include = try #require(
        folder.snapshot("Generated").keys.first { $0.hasSuffix("module.modulemap") }
      )
      let checked = try Command.run(
        "swiftc",
        [
          "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
          "-module-name", "Own", "-I", "\(Self.built)/Modules", "-I",
          "Generated/" + include.dropLast("/module.modulemap".count),
        ] + sources.map { "Generated/" + $0 },
        in: folder.url
      )
      #expect(checked.status == 0, "\(checked.messages)")
    }

    @Test(arguments: ["gcc", "g++", "clang", "clang++"])
    func aCompiledThemeIsAHeader(compiler: String) throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "brand-dark.nss",
        """
        @brand: rgba(10, 110, 209, 0.5);
        fdlFUIObjectTableViewCell_headlineLabel { font-color: @brand; font-name: boldSystem; }

        """
      )
      let result = try BuiltTool.run(
        ["theme", "compile", "brand-dark.nss", "--language", "c", "-o", "theme.h"],
        in: folder.path
      )
      try #require(result.status == 0, "\(result.messages)")
      let header = try folder.text("theme.h")
      #expect(header.contains("static const fiori_theme brand_dark_theme = {"))
      let suffix = compiler.hasSuffix("++") ? "cpp" : "c"
      let standard = compiler.hasSuffix("++") ? "c++11" : "c99"
      try folder.write("use.\(suffix)", "#include \"theme.h\"\n#include \"theme.h\"\n")
      let include = Repository.folder.appending(path: "Generated/C/include").path
      let compiled = try Command.run(
        compiler,
        [
          "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I",
          include, "use.\(suffix)",
        ],
        in: folder.url
      )
      #expect(compiled.status == 0, "\(compiled.messages)")
    }

    @Test func aNameThatIsNoneInCIsRefused() throws {
      let folder = try TemporaryFolder()
      try folder.write("Brand.nss", "Label { font-size: 1; }\n")
      let arguments = ["theme", "compile", "Brand.nss", "--language", "c", "--name"]
      for name in ["int", "2x", "a-b", "_x"] {
        let result = try BuiltTool.run(arguments + [name], in: folder.path)
        #expect(result.status == 2)
        #expect(result.messages.contains("no name for a constant in C"))
      }
      #expect(try BuiltTool.run(arguments + ["brand"], in: folder.path).status == 0)
    }
  }
#endif
