import FioriGenModel

/// Declares the header of one component or struct.
struct ComponentTranslator {
  /// Turns types.
  let types: TypeTranslator

  /// The records of the catalogue, by their spec names.
  let plans: [String: RecordPlan]

  /// The catalogue.
  let catalogue: Catalogue

  /// The naming function.
  private var names: CNames { types.names }

  /// Declares the header.
  ///
  /// - Parameter record: The component or struct.
  /// - Returns: The header, and defaults that cannot be written.
  func header(of record: PlannedRecord) -> (CHeader, [Diagnostic]) {
    let plan = record.plan
    let origin = COrigin(name: plan.specName, range: plan.origin)
    var initialiser = InitialiserTranslator(
      types: types,
      plans: plans,
      catalogue: catalogue,
      origin: plan.origin
    )
    var functions = [initFunction(record, initialiser: &initialiser, origin: origin)]
    if record.isComponent { functions += libraryFunctions(record, origin: origin) }
    let needed = initialiser.usedStems.filter { $0 != plan.stem }.sorted()
    let header = CHeader(
      file: names.header(ofTypeStem: plan.stem),
      origin: origin,
      documentation: CDocumentation(
        "The data of \(plan.specName).",
        paragraphs: record.isComponent ? [Self.ownership] : []
      ),
      includes: [record.isComponent ? "document.h" : "types.h"],
      types: RecordTranslator(names: names, types: types)
        .declarations(of: plan, isForwarded: true),
      functionIncludes: needed.map(names.header(ofTypeStem:)),
      functions: functions.map(CDeclaration.function)
    )
    return (header, initialiser.diagnostics)
  }

  /// What every header of a component says about memory.
  private static let ownership =
    "Ownership: what the library makes belongs to the document it is given, and is freed with it by "
    + "one call; what it returns is borrowed from there. What you pass in stays yours, and is "
    + "not used after the call."

  /// `static inline void fiori_object_cell_init(fiori_object_cell *object_cell)`
  private func initFunction(
    _ record: PlannedRecord,
    initialiser: inout InitialiserTranslator,
    origin: COrigin
  ) -> CFunction {
    return CFunction(
      name: names.function("init", on: record.plan.stem),
      result: .scalar(.void),
      parameters: [CParameter(name: Parameter.record, type: .pointer(type(of: record), .nullable))],
      body: initialiser.body(of: record.plan, parameter: Parameter.record),
      documentation: CDocumentation(
        "Fills a record with the documented defaults; needs no library.",
        parameters: [
          .init(name: Parameter.record, text: "The record; nothing happens if it is NULL.")
        ],
        deprecation: record.deprecation
      ),
      deprecation: record.deprecation,
      origin: origin
    )
  }

  /// The functions of the library over a component.
  private func libraryFunctions(_ record: PlannedRecord, origin: COrigin) -> [CFunction] {
    [fromJSON(record), toJSON(record), validate(record)].map { function in
      var function = function
      function.deprecation = record.deprecation
      function.documentation.deprecation = record.deprecation
      function.origin = origin
      return function
    }
  }

  /// `fiori_object_cell_from_json`
  private func fromJSON(_ record: PlannedRecord) -> CFunction {
    let out = CType.pointer(.nullable(toConst: type(of: record)), .nullable)
    return CFunction(
      name: names.function("from_json", on: record.plan.stem),
      result: .named(names.type(DocumentNames.status)),
      parameters: [
        Parameter.document(names), CParameter(name: Parameter.json, type: .text),
        CParameter(name: Parameter.length, type: .scalar(.size)),
        CParameter(name: Parameter.decoding, type: .named(names.type(DocumentNames.decoding))),
        CParameter(name: Parameter.record, type: out),
      ],
      documentation: CDocumentation(
        "Reads a record from JSON.",
        paragraphs: ["Findings, warnings included, are added to the document's issues."],
        parameters: [
          Parameter.documentText,
          .init(name: Parameter.json, text: "The JSON text, in UTF-8."),
          .init(
            name: Parameter.length,
            text: "The length of the text in bytes, without a final NUL."
          ),
          .init(name: Parameter.decoding, text: "How unknown keys and values are treated."),
          .init(
            name: Parameter.record,
            text: "Receives the record, borrowed from the document; NULL unless the status is OK."
          ),
        ],
        result: "OK, or what went wrong."
      ),
      origin: COrigin(name: record.plan.specName, range: record.plan.origin)
    )
  }

  /// `fiori_object_cell_to_json`
  private func toJSON(_ record: PlannedRecord) -> CFunction {
    CFunction(
      name: names.function("to_json", on: record.plan.stem),
      result: .named(names.type(DocumentNames.status)),
      parameters: [
        Parameter.document(names), input(record),
        CParameter(name: Parameter.encoding, type: .named(names.type(DocumentNames.encoding))),
        CParameter(name: Parameter.json, type: .pointer(.text, .nullable)),
        CParameter(name: Parameter.length, type: .pointer(.scalar(.size), .nullable)),
      ],
      documentation: CDocumentation(
        "Writes a record as JSON.",
        parameters: [
          Parameter.documentText,
          .init(name: Parameter.record, text: "The record, with its struct_size set."),
          .init(name: Parameter.encoding, text: "Whether defaults are written."),
          .init(
            name: Parameter.json,
            text: "Receives the text, which ends with NUL and is borrowed from the document; NULL "
              + "unless the status is OK."
          ),
          .init(
            name: Parameter.length,
            text: "Receives the length in bytes, without the NUL; may be NULL."
          ),
        ],
        result: "OK, or what went wrong."
      ),
      origin: COrigin(name: record.plan.specName, range: record.plan.origin)
    )
  }

  /// `fiori_object_cell_validate`
  private func validate(_ record: PlannedRecord) -> CFunction {
    CFunction(
      name: names.function("validate", on: record.plan.stem),
      result: .named(names.type(DocumentNames.status)),
      parameters: [Parameter.document(names), input(record)],
      documentation: CDocumentation(
        "Checks a record against the documented ranges, counts and rules.",
        paragraphs: ["Findings, warnings included, are added to the document's issues."],
        parameters: [
          Parameter.documentText,
          .init(name: Parameter.record, text: "The record, with its struct_size set."),
        ],
        result: "OK if there is no error among the findings."
      ),
      origin: COrigin(name: record.plan.specName, range: record.plan.origin)
    )
  }

  /// The record as the library reads it.
  private func input(_ record: PlannedRecord) -> CParameter {
    CParameter(name: Parameter.record, type: .nullable(toConst: type(of: record)))
  }

  /// The record's type.
  private func type(of record: PlannedRecord) -> CType { .named(names.type(record.plan.stem)) }
}
