import FioriGenModel

/// Turns a catalogue into the declarations of its headers.
struct CatalogueTranslator {
  /// The catalogue.
  let catalogue: Catalogue

  /// The naming function.
  private let names: CNames

  /// Turns types.
  private let types: TypeTranslator

  /// What stands for the catalogue as a whole.
  private let origin: COrigin

  /// Keeps what programs were compiled against in its place.
  private let previous: PreviousInterface

  /// Prepares the translation of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - previous: The interface that programs were compiled against.
  init(_ catalogue: Catalogue, previous: AbiDescription? = nil) {
    self.catalogue = catalogue
    names = CNames(settings: catalogue.settings)
    self.previous = PreviousInterface(names: names, description: previous)
    types = TypeTranslator(names: names, catalogue: catalogue)
    let place =
      catalogue.settings.range
      ?? SourceRange.beginning(of: catalogue.files.first?.path ?? "catalogue.yaml")
    origin = COrigin(name: catalogue.settings.name, range: place)
  }

  /// Declares everything.
  ///
  /// - Returns: The library, and what stands in its way.
  func translate() -> (CLibrary, [Diagnostic]) {
    let records = plannedRecords()
    var plans: [String: RecordPlan] = [:]
    for record in records { plans[record.plan.specName] = record.plan }
    var headers = [
      SharedTypesTranslator(names: names, types: types, origin: origin)
        .header(catalogue, plans: records),
      DocumentTranslator(names: names, origin: origin).header(),
    ]
    var diagnostics: [Diagnostic] = []
    let translator = ComponentTranslator(types: types, plans: plans, catalogue: catalogue)
    for record in records {
      let (header, findings) = translator.header(of: record)
      headers.append(header)
      diagnostics += findings
    }
    headers.append(ThemingTranslator(types: types, origin: origin).header(catalogue))
    let library = CLibrary(
      names: names,
      headers: headers.map(previous.numbered),
      origin: origin
    )
    diagnostics += prefixFindings() + NameCheck(library).diagnostics
    return (library, diagnostics)
  }

  /// The records with headers of their own: structs, then components, each sorted by name.
  func plannedRecords() -> [PlannedRecord] {
    let planner = RecordPlanner(names: names)
    var records: [PlannedRecord] = []
    for type in catalogue.types {
      guard case .structure(let fields) = type.kind else { continue }
      records.append(
        PlannedRecord(
          plan: previous.ordered(planner.plan(type, fields: fields)),
          deprecation: type.deprecated.map(MemberDocumentation.message),
          isComponent: false
        )
      )
    }
    for component in catalogue.components {
      records.append(
        PlannedRecord(
          plan: previous.ordered(planner.plan(component)),
          deprecation: component.deprecated.map(MemberDocumentation.message),
          isComponent: true
        )
      )
    }
    return records
  }

  /// What is wrong with the prefix of C names.
  private func prefixFindings() -> [Diagnostic] {
    let prefix = names.prefix
    let isUsable =
      SnakeCase.convert(prefix) == prefix && !ReservedWords.contains(prefix)
      && prefix.unicodeScalars.first.map { ("a"..."z").contains($0) } == true
    if isUsable { return [] }
    let word = SnakeCase.convert(prefix)
    let example = ReservedWords.contains(word) ? "\(word)_ui" : word
    return [
      Diagnostic(
        CRules.invalidPrefix,
        "'\(prefix)' cannot be the prefix of C names",
        at: origin.range,
        suggestion: "Set 'cPrefix' to a word in lower case, such as '\(example)'."
      )
    ]
  }
}
