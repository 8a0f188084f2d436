import FioriGenDriver
import FioriGenModel
import FioriStyle

/// Compiles themes and reports about them.
enum ThemeCommand: Command {
  /// What can be done with a theme.
  private enum Action: String, CaseIterable {
    /// Compile it ahead of time.
    case compile
    /// Report what it covers.
    case report
  }

  /// The language of a compiled theme.
  private static let language = OptionDefinition(
    name: "language",
    short: "l",
    value: .init(
      placeholder: "LANGUAGE",
      allowed: ThemeCompilation.Language.allCases.map(\.rawValue)
    ),
    help: "compile: the language of the result",
    defaultText: "swift"
  )

  /// The name of the Swift type.
  private static let name = OptionDefinition(
    name: "name",
    value: .init(placeholder: "NAME"),
    help: "compile: the Swift type, or constant in C, that holds the theme",
    defaultText: "made from the first sheet's name"
  )

  /// The module of the typed keys.
  private static let module = OptionDefinition(
    name: "module",
    value: .init(placeholder: "MODULE"),
    help: "compile: the Swift module of the typed keys; empty when they are in the same module",
    defaultText: "FioriComponents, or none with specs of your own"
  )

  /// Leaves the typed keys out.
  private static let untyped = OptionDefinition(
    name: "untyped",
    help: "compile: do without typed keys; the Swift form then needs FioriRuntime only"
  )

  /// Other sheets of the app.
  private static let beside = OptionDefinition(
    name: "beside",
    value: .init(placeholder: "FILE"),
    help: "Another sheet of the app, whose variables may be used; may be given several times"
  )

  /// The form of a report.
  private static let format = OptionDefinition(
    name: "format",
    value: .init(
      placeholder: "FORMAT",
      allowed: ThemeCompilation.ReportFormat.allCases.map(\.rawValue)
    ),
    help: "report: the form of the report",
    defaultText: "text"
  )

  /// The file to write.
  private static let output = OptionDefinition(
    name: "output",
    short: "o",
    value: .init(placeholder: "FILE"),
    help: "The file to write",
    defaultText: "standard output"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "theme",
    summary: "Compile style sheets (.nss) ahead of time, or report what they cover",
    discussion: """
      "theme compile" checks the sheets and writes one theme: variables resolved, values typed, \
      everything sorted. The Swift form needs no reading at launch and compiles only when the typed \
      keys exist. The C form is a header whose constant the C library looks up like a theme that it has \
      read; it leaves media blocks out. With an error in a sheet nothing is written.

      "theme report" says which class paths of which components the sheets style and which they \
      miss, which palette variants lack a partner, and how well text can be read on its background.

      Several sheets are taken in the order in which the app loads them; "-" stands for standard \
      input. A sheet that stays a theme of its own may use variables of those that are given with \
      --beside: its own definition of a variable counts before those of others, and of theirs the last.
      """,
    operands: .init(placeholder: "compile|report FILE", minimum: 2),
    options: [language, name, module, untyped, format, beside, output]
      + StyleSheetOptions.surroundings + [
        CommonOptions.diagnostics, CommonOptions.color, CommonOptions.help,
      ],
    examples: [
      .init(
        line: "fiori-gen theme compile Brand.nss --output Sources/App/BrandTheme.swift",
        text: "Make a Swift value of a sheet"
      ),
      .init(
        line: "fiori-gen theme compile Base.nss Brand.nss --language json",
        text: "Show what two sheets come to together"
      ),
      .init(
        line: "fiori-gen theme compile Brand.nss --language c --output brand_theme.h",
        text: "Make a constant for programs in C"
      ),
      .init(
        line: "fiori-gen theme report Brand.nss --format html --output report.html",
        text: "Make a page with colours, contrasts and gaps"
      ),
    ]
  )

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: Its options and operands.
  ///   - console: Where to write.
  /// - Returns: How the run ended.
  /// - Throws: When the arguments make no sense.
  static func run(_ arguments: ParsedArguments, console: Console) throws(UsageError) -> ExitStatus {
    let action = try action(arguments)
    var report = StyleSheetReport()
    var sheets: [StyleSheetFile] = []
    for operand in arguments.operands.dropFirst() {
      if let sheet = report.read(operand) { sheets.append(sheet) }
    }
    let others = arguments.all(beside).compactMap { report.read($0) }
    var loader = try StyleSheetOptions.loader(arguments, of: Self.self)
    var compilation: ThemeCompilation?
    if report.diagnostics.isEmpty, let first = sheets.first {
      compilation = loader.surroundings(of: first).map { surroundings in
        makeCompilation(sheets, beside: others, in: surroundings, &report)
      }
    }
    report.diagnostics += loader.diagnostics
    // A report is about sheets as they are: errors leave gaps in it, but are no reason to refuse it.
    guard let compilation, action == .report || !report.diagnostics.hasErrors else {
      console.report(report)
      return .failure
    }
    let text = try text(action, of: compilation, arguments, console)
    var status = ExitStatus.success
    if let path = arguments.value(of: output) {
      if let failure = ThemeOutput.write(text, to: path) { report.diagnostics.append(failure) }
    } else {
      status = console.print(text)
    }
    console.report(report)
    return report.diagnostics.hasErrors ? .failure : status
  }

  /// What is to be done.
  private static func action(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let word = arguments.operands.first ?? ""
    guard let action = Action(rawValue: word) else {
      throw UsageError.unknown(
        "action",
        word,
        among: Action.allCases.map(\.rawValue),
        command: definition
      )
    }
    let strangers = action == .compile ? [format] : [language, name, module, untyped]
    for option in strangers where arguments.has(option) {
      throw UsageError(
        "\(option.spelling) does not go with theme \(action.rawValue)",
        command: definition
      )
    }
    if let name = arguments.value(of: name) {
      let isC = arguments.value(of: language) == ThemeCompilation.Language.c.rawValue
      let valid =
        isC ? ThemeOutput.validConstantName(name) : ThemeOutput.validTypeName(name)
      guard valid == name else {
        let what = isC ? "constant in C" : "Swift type"
        throw UsageError("\"\(name)\" is no name for a \(what)", command: definition)
      }
    }
    if let module = arguments.value(of: module), !module.isEmpty,
      ThemeOutput.validTypeName(module) != module
    {
      throw UsageError("\"\(module)\" is no name of a Swift module", command: definition)
    }
    return action
  }

  /// Compiles the sheets and notes what was found.
  private static func makeCompilation(
    _ sheets: [StyleSheetFile],
    beside others: [StyleSheetFile],
    in surroundings: StyleSheetSurroundings,
    _ report: inout StyleSheetReport
  ) -> ThemeCompilation {
    let compilation = ThemeCompilation(sheets, beside: others, in: surroundings)
    report.diagnostics += compilation.diagnostics
    for sheet in sheets { report.show(sheet.bytes, as: sheet.path) }
    return compilation
  }

  /// What the command writes.
  private static func text(
    _ action: Action,
    of compilation: ThemeCompilation,
    _ arguments: ParsedArguments,
    _ console: Console
  ) throws(UsageError) -> String {
    switch action {
    case .report:
      let form = arguments.value(of: format).flatMap(ThemeCompilation.ReportFormat.init)
      return compilation.report(form ?? .text, width: console.width, style: console.outputStyle)
    case .compile:
      let form = arguments.value(of: language).flatMap(ThemeCompilation.Language.init)
      let isTyped = !arguments.has(untyped)
      let usual = isTyped ? compilation.usualModule ?? "" : ""
      let module = arguments.value(of: module) ?? usual
      do throws(StyleTextError) {
        return try compilation.text(
          form ?? .swift,
          typeName: arguments.value(of: name),
          module: module.isEmpty ? nil : module,
          isTyped: isTyped
        )
      } catch {
        throw UsageError("a value has no spelling: \(error)", command: definition)
      }
    }
  }
}
