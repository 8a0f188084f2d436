import FioriGenModel

/// Writes `support.h`: every macro that the other headers use.
///
/// Each can be defined before the first header is included, which replaces it.
struct SupportHeader {
  /// The naming function.
  let names: CNames

  /// The version of the binary interface.
  let abiVersion: Int

  /// Writes the header.
  ///
  /// - Parameter origin: The place in the specs that stands for the catalogue.
  /// - Returns: The text.
  func text(origin: SourceRange) -> HeaderText {
    var text = HeaderText(path: names.folder + "support.h")
    let guardMacro = names.guardMacro(ofHeader: "support.h")
    text.append(CommentRenderer.lines(for: Self.documentation, isFile: true), from: origin)
    text.append(["#ifndef \(guardMacro)", "#define \(guardMacro)", ""], from: origin)
    text.append(
      ["#include <stdbool.h>", "#include <stddef.h>", "#include <stdint.h>"],
      from: origin
    )
    for macro in macros {
      text.append(["", "/* \(macro.comment) */", "#ifndef \(macro.name)"], from: origin)
      text.append(macro.lines, from: origin)
      text.append("#endif", from: origin)
    }
    text.append(["", "#endif /* \(guardMacro) */"], from: origin)
    return text
  }

  /// The names of all macros, which no declaration may have.
  var macroNames: [String] {
    macros.map(\.name) + [names.macro("join"), names.macro("join_tokens")]
  }

  /// What the header is for.
  private static let documentation = CDocumentation(
    "The macros that adapt the headers to compilers and languages.",
    paragraphs: [
      "Define any of them before including a header to replace it; an empty replacement works for "
        + "all that only add attributes."
    ]
  )

  /// A macro with its definitions.
  private struct Macro {
    /// Its name.
    var name: String
    /// What it is for, on one line.
    var comment: String
    /// The lines that define it.
    var lines: [String]
  }

  /// The macros, in the order in which they need each other.
  private var macros: [Macro] {
    [abiVersionMacro, exportMacro, inlineMacro, unusedMacro]
      + [deprecatedMacro, deprecatedEnumeratorMacro, nullableMacro, nonnullMacro]
      + [extensibleMacro, enumMacro, deprecatedEnumMacro, staticAssertMacro, beginMacro, endMacro]
  }

  /// A macro with one definition where a condition holds, and another elsewhere.
  private func choice(
    _ stem: String,
    _ comment: String,
    parameters: String = "",
    _ branches: [(condition: String, definition: String)],
    otherwise: String
  ) -> Macro {
    let head = names.macro(stem) + parameters
    func define(_ definition: String) -> String {
      definition.isEmpty ? "#define \(head)" : "#define \(head) \(definition)"
    }
    var lines: [String] = []
    for (index, branch) in branches.enumerated() {
      lines.append("#\(index == 0 ? "if" : "elif") \(branch.condition)")
      lines.append(define(branch.definition))
    }
    lines += ["#else", define(otherwise), "#endif"]
    return Macro(name: names.macro(stem), comment: comment, lines: lines)
  }

  /// `FIORI_ABI_VERSION`
  private var abiVersionMacro: Macro {
    let name = names.macro("abi_version")
    let comment = "The version of the binary interface that these headers describe."
    return Macro(name: name, comment: comment, lines: ["#define \(name) \(abiVersion)"])
  }

  /// `FIORI_EXPORT`
  private var exportMacro: Macro {
    choice(
      "export",
      "Marks the functions of the library.",
      [
        ("defined(_WIN32) && defined(\(names.macro("building_library")))", "__declspec(dllexport)"),
        ("defined(_WIN32) && !defined(\(names.macro("static_library")))", "__declspec(dllimport)"),
        (Self.gnu, #"__attribute__((visibility("default")))"#),
      ],
      otherwise: ""
    )
  }

  /// `FIORI_INLINE`
  private var inlineMacro: Macro {
    choice(
      "inline",
      "Marks the functions that need no library.",
      [(Self.gnu, "static inline __attribute__((unused))")],
      otherwise: "static inline"
    )
  }

  /// `FIORI_UNUSED`
  private var unusedMacro: Macro {
    choice(
      "unused",
      "Marks constants that a program need not use.",
      [(Self.gnu, "__attribute__((unused))")],
      otherwise: ""
    )
  }

  /// `FIORI_DEPRECATED(message)`
  private var deprecatedMacro: Macro {
    choice(
      "deprecated",
      "Marks what will go away, with what to do instead.",
      parameters: "(message)",
      [(Self.gnu, "__attribute__((deprecated(message)))")],
      otherwise: ""
    )
  }

  /// `FIORI_DEPRECATED_ENUMERATOR(message)`
  private var deprecatedEnumeratorMacro: Macro {
    choice(
      "deprecated_enumerator",
      "Marks a value of an enumeration that will go away.",
      parameters: "(message)",
      [
        (
          "defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 6)",
          "__attribute__((deprecated(message)))"
        )
      ],
      otherwise: ""
    )
  }

  /// `FIORI_NULLABLE`
  private var nullableMacro: Macro {
    choice(
      "nullable",
      "Marks pointers that may be NULL.",
      [("defined(__clang__)", "_Nullable")],
      otherwise: ""
    )
  }

  /// `FIORI_NONNULL`
  private var nonnullMacro: Macro {
    choice(
      "nonnull",
      "Marks pointers that are never NULL.",
      [("defined(__clang__)", "_Nonnull")],
      otherwise: ""
    )
  }

  /// `FIORI_EXTENSIBLE`
  private var extensibleMacro: Macro {
    choice(
      "extensible",
      "Marks enumerations that may get further values; Swift imports them as enumerations.",
      [("defined(__clang__)", "__attribute__((enum_extensibility(open)))")],
      otherwise: ""
    )
  }

  /// `FIORI_ENUM(name)`
  private var enumMacro: Macro {
    enumeration(
      "enum",
      "Begins an enumeration of 32 bits. Without a fixed type in the language, its name is an "
        + "integer and its values are constants.",
      parameters: "(name)",
      attribute: ""
    )
  }

  /// `FIORI_DEPRECATED_ENUM(name, message)`
  private var deprecatedEnumMacro: Macro {
    enumeration(
      "deprecated_enum",
      "Begins an enumeration that will go away, with what to do instead.",
      parameters: "(name, message)",
      attribute: " \(names.macro("deprecated"))(message)"
    )
  }

  /// A macro that begins an enumeration, with an attribute for its type.
  private func enumeration(
    _ stem: String,
    _ comment: String,
    parameters: String,
    attribute: String
  ) -> Macro {
    let extensible = names.macro("extensible")
    let typedef = "typedef enum name name\(attribute);"
    let standard =
      "defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)"
    return choice(
      stem,
      comment,
      parameters: parameters,
      [
        (
          "defined(__clang__)",
          "__extension__ enum name : int32_t; \(typedef) "
            + "__extension__ enum \(extensible)\(attribute) name : int32_t"
        ),
        // g++ takes an attribute only where a type is first named.
        (
          standard,
          "enum\(attribute) name : int32_t; \(typedef) enum \(extensible) name : int32_t"
        ),
      ],
      otherwise: "typedef int32_t name\(attribute); enum"
    )
  }

  /// `FIORI_STATIC_ASSERT(condition, message)`
  private var staticAssertMacro: Macro {
    let name = names.macro("static_assert")
    let join = names.macro("join")
    let joinTokens = names.macro("join_tokens")
    let fallback =
      "typedef char \(join)(\(names.type("assert_line_")), __LINE__)[(condition) ? 1 : -1]"
    return Macro(
      name: name,
      comment: "Stops the compiler unless a condition holds.",
      lines: [
        "#if defined(__cplusplus)",
        "#define \(name)(condition, message) static_assert(condition, message)",
        "#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L",
        "#define \(name)(condition, message) _Static_assert(condition, message)",
        "#else",
        "#define \(joinTokens)(left, right) left##right",
        "#define \(join)(left, right) \(joinTokens)(left, right)",
        "#define \(name)(condition, message) \\",
        "  \(fallback)",
        "#endif",
      ]
    )
  }

  /// `FIORI_BEGIN_DECLARATIONS`
  private var beginMacro: Macro {
    bracket(
      "begin_declarations",
      "Begins declarations: linkage of C, and no warnings about the use of clang's nullability and "
        + "about deprecated declarations that the headers themselves mention.",
      clang: #"_Pragma("clang diagnostic push")"#
        + #" _Pragma("clang diagnostic ignored \"-Wnullability-extension\"")"#
        + #" _Pragma("clang diagnostic ignored \"-Wdeprecated-declarations\"")"#,
      gcc: #"_Pragma("GCC diagnostic push")"#
        + #" _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")"#,
      linkage: #"extern "C" {"#
    )
  }

  /// `FIORI_END_DECLARATIONS`
  private var endMacro: Macro {
    bracket(
      "end_declarations",
      "Ends declarations.",
      clang: #"_Pragma("clang diagnostic pop")"#,
      gcc: #"_Pragma("GCC diagnostic pop")"#,
      linkage: "}"
    )
  }

  /// A macro around declarations, for both languages of each compiler.
  private func bracket(
    _ stem: String,
    _ comment: String,
    clang: String,
    gcc: String,
    linkage: String
  ) -> Macro {
    choice(
      stem,
      comment,
      [
        ("defined(__clang__) && defined(__cplusplus)", "\(clang) \(linkage)"),
        ("defined(__clang__)", clang),
        ("defined(__GNUC__) && defined(__cplusplus)", "\(gcc) \(linkage)"),
        ("defined(__GNUC__)", gcc),
        ("defined(__cplusplus)", linkage),
      ],
      otherwise: ""
    )
  }

  /// The condition for compilers with GNU attributes.
  private static let gnu = "defined(__GNUC__) || defined(__clang__)"
}
