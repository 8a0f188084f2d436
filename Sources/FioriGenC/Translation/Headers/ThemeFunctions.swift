/// The functions that read, check and ask style sheets.
struct ThemeFunctions {
  /// The naming function.
  let names: CNames

  /// What stands for the catalogue as a whole.
  let origin: COrigin

  /// The functions, in the order of their declaration.
  var all: [CFunction] { [parse, check] + lookups }

  /// The type of a theme.
  private var theme: CType { .named(names.type(DocumentNames.theme)) }

  /// `fiori_theme_parse`
  private var parse: CFunction {
    function(
      "parse",
      [
        Parameter.document(names), CParameter(name: "text", type: .text),
        CParameter(name: Parameter.length, type: .scalar(.size)),
        CParameter(name: Self.themeName, type: .pointer(.nullable(toConst: theme), .nullable)),
      ],
      CDocumentation(
        "Reads a style sheet.",
        paragraphs: ["Findings, warnings included, are added to the document's issues."],
        parameters: [
          Parameter.documentText, .init(name: "text", text: "The style sheet, in UTF-8."),
          .init(name: Parameter.length, text: "The length in bytes, without a final NUL."),
          .init(
            name: Self.themeName,
            text: "Receives the theme, borrowed from the document; NULL unless the status is OK."
          ),
        ],
        result: "OK, or what went wrong."
      )
    )
  }

  /// `fiori_theme_check`
  private var check: CFunction {
    function(
      "check",
      [
        Parameter.document(names),
        CParameter(name: Self.themeName, type: .nullable(toConst: theme)),
      ],
      CDocumentation(
        "Checks class paths, attributes and values against the catalogue.",
        paragraphs: ["Findings, warnings included, are added to the document's issues."],
        parameters: [
          Parameter.documentText, .init(name: Self.themeName, text: "The theme."),
        ],
        result: "OK if there is no error among the findings."
      )
    )
  }

  /// One function for each type that a value can be asked for.
  private var lookups: [CFunction] {
    let values: [(String, CType, String)] = [
      ("get_text", .text, "the value as it is written, variables replaced"),
      ("get_number", .scalar(.double), "a number"),
      ("get_bool", .scalar(.bool), "true or false"),
      ("get_size", .named(names.type("size")), "a size or offset"),
      ("get_edge_insets", .named(names.type("edge_insets")), "distances to the edges"),
      ("get_color", .named(names.type(DocumentNames.rgba)), "a colour"),
    ]
    return values.map { verb, type, text in
      function(
        verb,
        [
          CParameter(name: Self.themeName, type: .nullable(toConst: theme)),
          CParameter(name: "class_path", type: .text), CParameter(name: "attribute", type: .text),
          CParameter(name: "value", type: .pointer(type, .nullable)),
        ],
        CDocumentation(
          "Looks up \(text) by class path and attribute.",
          parameters: [
            .init(name: Self.themeName, text: "The theme."),
            .init(name: "class_path", text: "The class path, such as one of the constants here."),
            .init(name: "attribute", text: "The attribute, such as one of the constants here."),
            .init(name: "value", text: "Receives the value; unchanged unless the status is OK."),
          ],
          result: "OK; not found; or an invalid value where the theme has one of another type."
        )
      )
    }
  }

  /// The name of the parameter for a theme.
  private static let themeName = "theme"

  /// Declares a function.
  private func function(
    _ verb: String,
    _ parameters: [CParameter],
    _ documentation: CDocumentation
  ) -> CFunction {
    CFunction(
      name: names.function(verb, on: DocumentNames.theme),
      result: .named(names.type(DocumentNames.status)),
      parameters: parameters,
      documentation: documentation,
      origin: origin
    )
  }
}
