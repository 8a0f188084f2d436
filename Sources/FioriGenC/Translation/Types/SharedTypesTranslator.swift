import FioriGenModel

/// Declares the types that several headers use: `types.h`.
struct SharedTypesTranslator {
  /// The naming function.
  let names: CNames

  /// Turns types.
  let types: TypeTranslator

  /// What stands for the catalogue as a whole.
  let origin: COrigin

  /// Declares the header.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - plans: The records of other headers, which are declared here so that any can point to any.
  /// - Returns: The header.
  func header(_ catalogue: Catalogue, plans: [PlannedRecord]) -> CHeader {
    let records = RecordTranslator(names: names, types: types)
    var declarations: [CDeclaration] = plans.map { .forward(forward($0)) }
    declarations += builtInEnumerations
    declarations += catalogue.types.compactMap(enumeration)
    declarations += valueRecords
    let used = UsedTypes(catalogue: catalogue, plans: plans.map(\.plan))
    declarations += used.lists.flatMap { list($0) }
    for type in catalogue.types {
      if case .union(let cases) = type.kind {
        declarations += records.declarations(of: type, cases: cases)
      }
    }
    declarations += used.optionals.filter { !types.isNullable($0) }.flatMap { optional($0) }
    return CHeader(
      file: "types.h",
      origin: origin,
      documentation: CDocumentation(
        "The types that the other headers share.",
        paragraphs: [
          "A value that is not set is a NULL pointer, a list whose items are NULL, an image without a "
            + "name, a tagged union of no kind, or an optional without a value. A list with items that "
            + "are not NULL and a count of 0 is set, and empty.",
          "Texts are UTF-8, end with NUL and are borrowed.",
        ]
      ),
      includes: ["support.h"],
      types: declarations.filter(\.isForward) + declarations.filter { !$0.isForward }
    )
  }

  /// Declares the name of a record that stands in another header.
  private func forward(_ record: PlannedRecord) -> CForward {
    let name = names.type(record.plan.stem)
    var documentation = CDocumentation(
      "See \(names.header(ofTypeStem: record.plan.stem)): struct \(name)."
    )
    documentation.deprecation = record.deprecation
    return CForward(
      name: name,
      documentation: documentation,
      deprecation: record.deprecation,
      origin: COrigin(name: record.plan.specName, range: record.plan.origin)
    )
  }

  // MARK: Enumerations

  /// Declares an enumeration of the catalogue; `nil` for other types.
  private func enumeration(_ type: SharedType) -> CDeclaration? {
    guard case .enumeration(let cases) = type.kind else { return nil }
    let stem = types.stem(of: .enumeration(type.name))
    let deprecation = type.deprecated.map(MemberDocumentation.message)
    let enumerators = cases.enumerated().map { index, enumerationCase in
      let message = enumerationCase.deprecated.map(MemberDocumentation.message) ?? deprecation
      return CEnumerator(
        name: names.enumerator(enumerationCase.swiftName ?? enumerationCase.name, ofTypeStem: stem),
        value: index,
        documentation: CDocumentation(
          enumerationCase.summary.isEmpty
            ? "The case \(enumerationCase.name)." : enumerationCase.summary,
          paragraphs: MemberDocumentation.inference(enumerationCase.isInferred),
          deprecation: message
        ),
        deprecation: message,
        origin: COrigin(name: enumerationCase.name, range: enumerationCase.range)
      )
    }
    let paragraphs =
      MemberDocumentation.paragraphs(type.discussion)
      + MemberDocumentation.inference(type.isInferred)
    return .enumeration(
      CEnumeration(
        name: names.type(stem),
        enumerators: enumerators,
        documentation: CDocumentation(
          type.summary,
          paragraphs: paragraphs,
          since: type.since,
          deprecation: deprecation
        ),
        deprecation: deprecation,
        origin: COrigin(name: type.name, range: type.range)
      )
    )
  }

  /// The enumerations that every catalogue can use.
  private var builtInEnumerations: [CDeclaration] {
    [
      enumeration(
        types.stem(of: .builtIn(.cellAccessory)),
        "The standard accessory of a table view cell.",
        BuiltInCases.cellAccessory
      ),
      enumeration(
        types.stem(of: .builtIn(.controlState)),
        "The state of a control that a title or image is for.",
        BuiltInCases.controlState
      ),
      enumeration(
        BuiltInCases.imageSourceStem,
        "Where an image is looked up.",
        BuiltInCases.imageSource
      ),
      enumeration(
        BuiltInCases.renderingModeStem,
        "How the colours of an image are used.",
        BuiltInCases.renderingMode
      ),
    ]
  }

  /// Declares an enumeration from names and their meaning.
  private func enumeration(_ stem: String, _ summary: String, _ cases: [BuiltInCases.Case])
    -> CDeclaration
  {
    let enumerators = cases.enumerated().map { index, element in
      CEnumerator(
        name: names.enumerator(element.name, ofTypeStem: stem),
        value: index,
        documentation: CDocumentation(element.summary),
        origin: origin
      )
    }
    return .enumeration(
      CEnumeration(
        name: names.type(stem),
        enumerators: enumerators,
        documentation: CDocumentation(summary),
        origin: origin
      )
    )
  }

  // MARK: Records

  /// The plain values of fixed size.
  private var valueRecords: [CDeclaration] {
    let number = CType.scalar(.double)
    let source = CType.named(names.type(BuiltInCases.imageSourceStem))
    let mode = CType.named(names.type(BuiltInCases.renderingModeStem))
    let optionalMode = names.optionalStem(of: BuiltInCases.renderingModeStem)
    return record(
      types.stem(of: .builtIn(.size)),
      "A width and a height.",
      [("width", number, "The width in points."), ("height", number, "The height in points.")]
    )
      + record(
        types.stem(of: .builtIn(.edgeInsets)),
        "Distances to the four edges.",
        [
          ("top", number, "The distance to the upper edge in points."),
          ("leading", number, "The distance in points to the edge where reading begins."),
          ("bottom", number, "The distance to the lower edge in points."),
          ("trailing", number, "The distance in points to the edge where reading ends."),
        ]
      )
      + record(
        optionalMode,
        "A value that may be absent.",
        [
          (CNames.Member.hasValue, .scalar(.bool), "Whether there is a value."),
          (CNames.Member.value, mode, "The value; without meaning if there is none."),
        ]
      )
      + record(
        types.stem(of: .builtIn(.image)),
        "An image that the receiver looks up.",
        [
          ("source", source, "Where it is looked up."),
          ("name", .text, "Its name, path or address there; NULL for no image."),
          (
            "rendering_mode", .named(names.type(optionalMode)),
            "How its colours are used; without a value, the image says."
          ),
        ]
      )
  }

  /// Declares a list: a pointer to elements and their number.
  private func list(_ element: PortableType) -> [CDeclaration] {
    record(
      types.stem(of: .array(element)),
      "A list whose elements are borrowed.",
      [
        (
          CNames.Member.items, .nullable(toConst: types.element(element)),
          "The elements; NULL for a list that is not set."
        ),
        (CNames.Member.count, .scalar(.size), "The number of elements."),
      ]
    )
  }

  /// Declares a value that may be absent.
  private func optional(_ wrapped: PortableType) -> [CDeclaration] {
    record(
      types.stem(of: .optional(wrapped)),
      "A value that may be absent.",
      [
        (CNames.Member.hasValue, .scalar(.bool), "Whether there is a value."),
        (CNames.Member.value, types.field(wrapped), "The value; without meaning if there is none."),
      ]
    )
  }

  /// Declares a record of fixed size.
  private func record(_ stem: String, _ summary: String, _ fields: [(String, CType, String)])
    -> [CDeclaration]
  {
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
      documentation: CDocumentation(summary),
      origin: origin
    )
    return [.forward(forward), .record(record)]
  }
}
