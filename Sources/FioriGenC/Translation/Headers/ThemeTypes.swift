/// The types of a theme: a table of entries that both the library and `theme compile` fill.
///
/// ```c
/// struct fiori_theme {
///   size_t struct_size;
///   const fiori_theme_entry *entries;
///   size_t count;
///   const char *source;
///   size_t source_length;
/// };
/// ```
struct ThemeTypes {
  /// The naming function.
  let names: CNames

  /// What stands for the catalogue as a whole.
  let origin: COrigin

  /// The declarations, in the order in which a compiler needs them.
  var all: [CDeclaration] {
    [kinds] + rgba + entry + theme
  }

  /// What an entry has beyond its text.
  private static let kindCases = [
    ("text", "Only a text: a font, an alignment, a name, a colour that depends on the device."),
    ("number", "A number, in numbers[0]."),
    ("bool", "True or false, as 1 or 0 in numbers[0]."),
    ("size", "A width and a height, or a horizontal and a vertical distance, in points."),
    ("edge_insets", "Distances to the upper, leading, lower and trailing edge, in points."),
    ("color", "A colour: red, green, blue and alpha, each from 0 to 1."),
  ]

  /// `fiori_theme_value_kind`
  private var kinds: CDeclaration {
    let stem = DocumentNames.themeValueKind
    return .enumeration(
      CEnumeration(
        name: names.type(stem),
        enumerators: Self.kindCases.enumerated().map { index, element in
          CEnumerator(
            name: names.enumerator(element.0, ofTypeStem: stem),
            value: index,
            documentation: CDocumentation(element.1),
            origin: origin
          )
        },
        documentation: CDocumentation("What the value of a theme's entry has beyond its text."),
        origin: origin
      )
    )
  }

  /// `fiori_rgba`
  private var rgba: [CDeclaration] {
    record(
      DocumentNames.rgba,
      CDocumentation("A colour in numbers."),
      [
        ("red", .scalar(.double), "The red part, from 0 to 1."),
        ("green", .scalar(.double), "The green part, from 0 to 1."),
        ("blue", .scalar(.double), "The blue part, from 0 to 1."),
        ("alpha", .scalar(.double), "How opaque it is, from 0 to 1."),
      ]
    )
  }

  /// `fiori_theme_entry`
  private var entry: [CDeclaration] {
    record(
      DocumentNames.themeEntry,
      CDocumentation("One attribute of a theme. Its texts are borrowed."),
      [
        ("class_path", .text, "The class path."),
        ("attribute", .text, "The attribute."),
        ("text", .text, "The value as style sheets spell it, variables replaced."),
        (
          CNames.Member.kind, .named(names.type(DocumentNames.themeValueKind)),
          "What the value has beyond its text."
        ),
        (
          "numbers", .array(.scalar(.double), count: 4),
          "The value in numbers, as its kind says; without meaning for a text."
        ),
      ]
    )
  }

  /// `fiori_theme`
  private var theme: [CDeclaration] {
    record(
      DocumentNames.theme,
      CDocumentation(
        "What a style sheet says outside of its media blocks.",
        paragraphs: [
          "The library makes one of a sheet that it reads; \"fiori-gen theme compile --language c\" "
            + "writes one as a constant, so that no sheet is read at run time. The functions take "
            + "both. Entries are sorted by the bytes of class path and attribute; change none."
        ]
      ),
      [
        (
          CNames.Member.structSize, .scalar(.size),
          "The size of this record in bytes, as its maker knows it; later versions only append "
            + "fields."
        ),
        (
          "entries", .nullable(toConst: .named(names.type(DocumentNames.themeEntry))),
          "The entries, sorted; NULL if there are none."
        ),
        (CNames.Member.count, .scalar(.size), "The number of entries."),
        (
          "source", .text,
          "The style sheet, which is checked on demand; NULL for a theme that was checked when it "
            + "was compiled."
        ),
        ("source_length", .scalar(.size), "The length of the style sheet in bytes."),
      ]
    )
  }

  /// Declares a record.
  private func record(
    _ stem: String,
    _ documentation: CDocumentation,
    _ fields: [(String, CType, String)]
  ) -> [CDeclaration] {
    let name = names.type(stem)
    let forward = CForward(
      name: name,
      documentation: CDocumentation("See struct \(name)."),
      origin: origin
    )
    let record = CRecord(
      name: name,
      fields: fields.map { field in
        CField(
          name: field.0,
          type: field.1,
          documentation: CDocumentation(field.2),
          origin: origin
        )
      },
      documentation: documentation,
      origin: origin
    )
    return [.forward(forward), .record(record)]
  }
}
