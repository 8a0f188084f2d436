import FioriGenC
import FioriGenSwift

/// Writes the functions of `theming.h`.
struct ThemingFile {
  /// What all files need.
  let context: InteropContext

  /// The lines of the file, without its imports.
  var lines: [String] {
    let parts = [themes, knowledge, parse, check] + lookups
    return Array(parts.joined(separator: [""]))
  }

  /// The type of a theme.
  private var theme: String { context.c.name("theme") }

  /// The type of a status.
  private var status: String { context.c.name("status") }

  /// The kind of a theme's value.
  private func kind(_ word: String) -> String {
    "." + context.c.enumerator(word, of: "theme_value_kind")
  }

  /// A function that is exported.
  private func function(
    _ comment: String,
    _ verb: String,
    _ parameters: [String],
    _ body: [String]
  ) -> [String] {
    InteropCode.function(
      comment,
      attributes: ["@c @implementation"],
      "public func \(theme)_\(verb)",
      parameters,
      result: status,
      depth: 0,
      body
    )
  }

  // MARK: Tables

  /// What the functions share.
  private var themes: [String] {
    InteropCode.type("What the functions over themes share.", "enum Themes", [entry, place, find])
  }

  /// The function that keeps an entry.
  private var entry: [String] {
    let entry = context.c.name("theme_entry")
    return InteropCode.function(
      "Keeps an entry in a document; `nil` without memory.",
      "static func place",
      ["_ entry: ThemeEntry", "in document: Document"],
      result: "\(entry)?",
      depth: 1,
      [
        "var form = \(entry)()",
        "guard let path = document.place(text: entry.classPath),",
        "  let attribute = document.place(text: entry.attribute),",
        "  let text = document.place(text: entry.text)",
        "else { return nil }",
        "form.class_path = path", "form.attribute = attribute", "form.text = text",
        "switch entry.content {", "case .text: form.kind = \(kind("text"))",
        "case .number(let number):", "  form.kind = \(kind("number"))",
        "  form.numbers = (number, 0, 0, 0)", "case .boolean(let flag):",
        "  form.kind = \(kind("bool"))", "  form.numbers = (flag ? 1 : 0, 0, 0, 0)",
        "case .size(let width, let height):", "  form.kind = \(kind("size"))",
        "  form.numbers = (width, height, 0, 0)",
        "case .edgeInsets(let top, let leading, let bottom, let trailing):",
        "  form.kind = \(kind("edge_insets"))", "  form.numbers = (top, leading, bottom, trailing)",
        "case .color(let red, let green, let blue, let alpha):", "  form.kind = \(kind("color"))",
        "  form.numbers = (red, green, blue, alpha)", "}", "return form",
      ]
    )
  }

  /// The function that keeps a theme.
  private var place: [String] {
    InteropCode.function(
      "Keeps a theme in a document; `nil` without memory.",
      "static func place",
      ["_ parsed: ThemeFunctions.Parsed", "in document: Document"],
      result: "UnsafePointer<\(theme)>?",
      depth: 1,
      [
        "let entries = document.placeArray(parsed.entries.count) { index in",
        "  place(parsed.entries[index], in: document)", "}",
        "guard let entries else { return nil }",
        "var theme = \(theme)()", "theme.struct_size = MemoryLayout<\(theme)>.size",
        "theme.entries = entries", "theme.count = parsed.entries.count",
        "theme.source = parsed.source", "theme.source_length = parsed.length",
        "return document.place(theme)",
      ]
    )
  }

  /// The function that looks an entry up.
  private var find: [String] {
    InteropCode.function(
      "Looks up an entry, and hands it on.",
      "static func find",
      [
        "_ theme: UnsafePointer<\(theme)>?", "_ classPath: UnsafePointer<CChar>?",
        "_ attribute: UnsafePointer<CChar>?",
        "_ take: (\(context.c.name("theme_entry"))) -> LibraryStatus",
      ],
      result: status,
      depth: 1,
      [
        "guard let theme, let classPath, let attribute else { return Library.status(.nullArgument) }",
        "guard let entries = theme.pointee.entries else { return Library.status(.notFound) }",
        "let count = theme.pointee.count",
        "let index = ThemeFunctions.find(classPath, attribute, count: count) { index in",
        "  (entries[index].class_path, entries[index].attribute)", "}",
        "return Library.status(index.map { take(entries[$0]) } ?? .notFound)",
      ]
    )
  }

  // MARK: Knowledge

  /// What the catalogue says about style sheets.
  private var knowledge: [String] {
    let lines = context.options.knowledge.split(separator: "\n").map { line in
      String(SwiftBinding.literal(String(line)).dropFirst().dropLast())
    }
    return InteropCode.type(
      "What the catalogue says about style sheets.",
      "enum Knowledge",
      [
        [
          "/// The names that sheets can use, read once; nothing changes them.",
          "static let vocabulary: StyleVocabulary = {",
          "  var knowledge = StyleKnowledge.bundled",
          "  knowledge.merge(KnowledgeText.knowledge(in: text))",
          "  return StyleVocabulary(knowledge)", "}()",
        ],
        ["/// The names, one fact on a line.", "private static let text = \"\"\""]
          + InteropCode.indented(lines) + ["  \"\"\""],
      ]
    )
  }

  // MARK: Functions

  /// `fiori_theme_parse`
  private var parse: [String] {
    function(
      "Reads a style sheet.",
      "parse",
      [
        "_ document: OpaquePointer?", "_ text: UnsafePointer<CChar>?", "_ length: Int",
        "_ theme: UnsafeMutablePointer<UnsafePointer<\(theme)>?>?",
      ],
      [
        "theme?.pointee = nil",
        "guard let theme, let owner = Document(document) else {",
        "  return Library.status(.nullArgument)", "}",
        "var parsed: ThemeFunctions.Parsed?",
        "let status = ThemeFunctions.parse(",
        "  document, text, length, vocabulary: Knowledge.vocabulary, &parsed)",
        "guard let parsed else { return Library.status(status) }",
        "theme.pointee = Themes.place(parsed, in: owner)",
        "return Library.status(theme.pointee == nil ? .outOfMemory : .ok)",
      ]
    )
  }

  /// `fiori_theme_check`
  private var check: [String] {
    function(
      "Checks class paths, attributes and values against the catalogue.",
      "check",
      ["_ document: OpaquePointer?", "_ theme: UnsafePointer<\(theme)>?"],
      [
        "guard let theme else { return Library.status(.nullArgument) }",
        "let status = ThemeFunctions.check(", "  document, source: theme.pointee.source,",
        "  theme.pointee.source_length, vocabulary: Knowledge.vocabulary)",
        "return Library.status(status)",
      ]
    )
  }

  /// One function for each type that a value can be asked for.
  private var lookups: [[String]] {
    let (size, insets, rgba) = (
      context.c.name("size"), context.c.name("edge_insets"), context.c.name("rgba")
    )
    return [
      lookup(
        "the value as it is written, variables replaced",
        "get_text",
        "UnsafePointer<CChar>?",
        kind: nil,
        "entry.text"
      ),
      lookup("a number", "get_number", "Double", kind: "number", "entry.numbers.0"),
      lookup("true or false", "get_bool", "Bool", kind: "bool", "entry.numbers.0 != 0"),
      lookup(
        "a size or offset",
        "get_size",
        size,
        kind: "size",
        "\(size)(width: entry.numbers.0, height: entry.numbers.1)"
      ),
      lookup(
        "distances to the edges",
        "get_edge_insets",
        insets,
        kind: "edge_insets",
        "\(insets)(top: entry.numbers.0, leading: entry.numbers.1, "
          + "bottom: entry.numbers.2, trailing: entry.numbers.3)"
      ),
      lookup(
        "a colour",
        "get_color",
        rgba,
        kind: "color",
        "\(rgba)(red: entry.numbers.0, green: entry.numbers.1, "
          + "blue: entry.numbers.2, alpha: entry.numbers.3)"
      ),
    ]
  }

  /// A function that looks up a value.
  private func lookup(
    _ what: String,
    _ verb: String,
    _ type: String,
    kind: String?,
    _ value: String
  ) -> [String] {
    let test = kind.map { ["  guard entry.kind == \(self.kind($0)) else { return .invalidValue }"] }
    return function(
      "Looks up \(what) by class path and attribute.",
      verb,
      [
        "_ theme: UnsafePointer<\(theme)>?", "_ class_path: UnsafePointer<CChar>?",
        "_ attribute: UnsafePointer<CChar>?", "_ value: UnsafeMutablePointer<\(type)>?",
      ],
      [
        "guard let value else { return Library.status(.nullArgument) }",
        "return Themes.find(theme, class_path, attribute) { entry in",
      ] + (test ?? []) + ["  value.pointee = \(value)", "  return .ok", "}"]
    )
  }
}
