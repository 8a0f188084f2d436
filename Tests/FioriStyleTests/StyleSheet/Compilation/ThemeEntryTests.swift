import FioriStyle
import Testing

/// A theme as a table has every value as text and in numbers, under every spelling of its path.
@Suite struct ThemeEntryTests {
  /// A path with another spelling.
  private static let vocabulary = StyleVocabulary(
    StyleKnowledge(
      classPaths: [
        KnownClassPath(
          path: "fdlCell_label",
          component: "Cell",
          group: "Text",
          support: .documented,
          aliases: ["fdlCELL_label"]
        )
      ],
      groups: [
        KnownAttributeGroup(
          name: "Text",
          attributes: [
            KnownAttribute("color", .color), KnownAttribute("size", .number),
            KnownAttribute("offset", .offset), KnownAttribute("insets", .box),
            KnownAttribute("on", .boolean), KnownAttribute("font", .fontName),
          ]
        )
      ]
    )
  )

  /// The entries of a sheet.
  private func entries(_ sheet: String) -> [ThemeEntry] {
    let compilation = ThemeCompiler.compile(Array(sheet.utf8), vocabulary: Self.vocabulary)
    return ThemeEntry.entries(of: compilation.theme, vocabulary: Self.vocabulary)
  }

  @Test func valuesHaveTheirNumbers() {
    let found = entries(
      """
      @c: rgba(255, 0, 51, 0.5);
      fdlCell_label { color: @c; size: 17; offset: 1, 2; insets: 1 2 3 4; on: true; font: system; }
      """
    ).filter { $0.classPath == "fdlCell_label" }
    #expect(found.map(\.attribute) == ["color", "font", "insets", "offset", "on", "size"])
    #expect(
      found.map(\.content) == [
        .color(red: 1, green: 0, blue: 0.2, alpha: 0.5), .text,
        .edgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2), .size(1, 2), .boolean(true),
        .number(17),
      ]
    )
    #expect(found[0].text == "rgba(255, 0, 51, 0.5)")
  }

  @Test func everySpellingOfAPathIsFound() {
    let found = entries("fdlCELL_label { size: 1; }\n")
    #expect(found.map(\.classPath) == ["fdlCELL_label", "fdlCell_label"])
    let both = entries("fdlCELL_label { size: 1; }\nfdlCell_label { size: 2; }\n")
    #expect(both.map(\.content) == [.number(1), .number(2)])
  }

  @Test func coloursOfThePlatformAreTexts() {
    let found = entries("X { color: tint; }\nfdlCell_label { color: tint; }\n")
    #expect(found.allSatisfy { $0.content == .text && $0.text == "tint" })
  }
}
