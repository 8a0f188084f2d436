/// One of several values, with a number that says which.
///
/// ```c
/// struct fiori_glyph_image {
///   fiori_glyph_image_kind kind;
///   fiori_glyph_image_value value;
/// };
/// ```
///
/// The payload has room for 32 bytes from the start, so that further kinds never change the size.
/// A tagged union can therefore stand inside other records and in lists.
struct TaggedUnion {
  /// One of the values.
  struct Choice {
    /// The name in specs.
    var name: String
    /// The type of the value.
    var type: CType
    /// What the comment says.
    var documentation: CDocumentation
    /// What to do instead of using it.
    var deprecation: String?
    /// What in the specs it comes from.
    var origin: COrigin
  }

  /// The words of the C name.
  var stem: String
  /// The values, in the order of their numbers; 0 is none.
  var kinds: [Choice]
  /// The same values, in the order of the C union.
  var payload: [Choice]
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin

  /// The number of 8-byte words that the payload has room for: as many as distances to four edges.
  static let reservedWords = 4

  /// The enumeration of kinds, the C union and the struct of both.
  func declarations(names: CNames) -> [CDeclaration] {
    let name = names.type(stem)
    let kind = names.type(names.kindStem(of: stem))
    let value = names.type(names.payloadStem(of: stem))
    var typeDocumentation = CDocumentation("See struct \(name).")
    typeDocumentation.deprecation = deprecation
    return [
      .enumeration(kindEnumeration(names: names)),
      .forward(
        CForward(
          name: value,
          isUnion: true,
          documentation: CDocumentation("See union \(value)."),
          origin: origin
        )
      ),
      .record(payloadUnion(names: names)),
      .forward(
        CForward(
          name: name,
          documentation: typeDocumentation,
          deprecation: deprecation,
          origin: origin
        )
      ),
      .record(
        CRecord(
          name: name,
          fields: [
            CField(
              name: CNames.Member.kind,
              type: .named(kind),
              documentation: CDocumentation("Which member of the value is set."),
              origin: origin
            ),
            CField(
              name: CNames.Member.value,
              type: .named(value),
              documentation: CDocumentation("The value of that kind."),
              origin: origin
            ),
          ],
          documentation: documentation,
          origin: origin
        )
      ),
    ]
  }

  /// The enumeration that says which value is set.
  private func kindEnumeration(names: CNames) -> CEnumeration {
    let kindStem = names.kindStem(of: stem)
    let none = CEnumerator(
      name: names.enumerator("none", ofTypeStem: kindStem),
      value: 0,
      documentation: CDocumentation("Nothing is set."),
      origin: origin
    )
    let others = kinds.enumerated().map { index, choice in
      CEnumerator(
        name: names.enumerator(choice.name, ofTypeStem: kindStem),
        value: index + 1,
        documentation: choice.documentation,
        deprecation: choice.deprecation,
        origin: choice.origin
      )
    }
    return CEnumeration(
      name: names.type(kindStem),
      enumerators: [none] + others,
      documentation: CDocumentation("What a \(names.type(stem)) holds."),
      origin: origin
    )
  }

  /// The C union with one member for each value.
  private func payloadUnion(names: CNames) -> CRecord {
    let members = payload.map { choice in
      CField(
        name: names.member(choice.name),
        type: choice.type,
        documentation: choice.documentation,
        deprecation: choice.deprecation,
        origin: choice.origin
      )
    }
    let reserved = CField(
      name: CNames.Member.reserved,
      type: .array(.scalar(.uint64), count: Self.reservedWords),
      documentation: CDocumentation("Keeps the size when kinds are added; never used."),
      origin: origin
    )
    return CRecord(
      name: names.type(names.payloadStem(of: stem)),
      isUnion: true,
      fields: members + [reserved],
      documentation: CDocumentation("The values that a \(names.type(stem)) can hold."),
      origin: origin
    )
  }
}
