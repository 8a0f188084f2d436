import FioriGenDriver
import FioriGenModel

/// A command of the tool.
protocol Command: SendableMetatype {
  /// What it is called, takes and does.
  static var definition: CommandDefinition { get }

  /// Runs it.
  ///
  /// - Parameters:
  ///   - arguments: Its options and operands.
  ///   - console: Where to write.
  /// - Returns: How the run ended.
  /// - Throws: When arguments that are fine each on their own make no sense together.
  static func run(_ arguments: ParsedArguments, console: Console) throws(UsageError) -> ExitStatus
}

/// What several commands read from their arguments.
extension Command {
  /// The specs that the arguments name: those of `--specs`, and the operands.
  ///
  /// - Parameters:
  ///   - arguments: The options and operands.
  ///   - withOperands: Whether the operands name specs.
  /// - Returns: The specs; the usual folder when none are named.
  /// - Throws: When an import has no module or no path.
  static func inputs(_ arguments: ParsedArguments, withOperands: Bool) throws(UsageError)
    -> SpecInputs
  {
    let named = arguments.all(CommonOptions.specs) + (withOperands ? arguments.operands : [])
    return SpecInputs(named.isEmpty ? ["Specs"] : named, imports: try imports(arguments))
  }

  /// Where the specs of imported modules are.
  ///
  /// - Parameter arguments: The options.
  /// - Returns: Paths by module.
  /// - Throws: When an import has no module or no path.
  static func imports(_ arguments: ParsedArguments) throws(UsageError) -> [String: [String]] {
    var imports: [String: [String]] = [:]
    for text in arguments.all(CommonOptions.imports) {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, !text.hasPrefix("=") else {
        let message =
          "--import needs a module and a path, as in Other=../Other/Specs, not \"\(text)\""
        throw UsageError(message, command: definition)
      }
      imports[String(parts[0]), default: []].append(String(parts[1]))
    }
    return imports
  }

  /// How many threads to use.
  ///
  /// - Parameter arguments: The options.
  /// - Returns: The number.
  /// - Throws: When the number is none.
  static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let text = arguments.value(of: CommonOptions.jobs) else {
      return min(Processors.count, mostJobs)
    }
    guard let number = Int(text), (1...mostJobs).contains(number) else {
      let message = "--jobs needs a number from 1 to \(mostJobs), not \"\(text)\""
      throw UsageError(message, command: definition)
    }
    return number
  }

  /// The most threads that make sense.
  private static var mostJobs: Int { 256 }

  /// Reads the catalogue for a command that shows it; reports findings only when there are errors,
  /// because `validate` is for the rest.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - console: Where to report.
  /// - Returns: The catalogue; `nil` when there are errors.
  /// - Throws: When the number of threads is none.
  static func catalogue(_ arguments: ParsedArguments, console: Console) throws(UsageError)
    -> Catalogue?
  {
    let inputs = try inputs(arguments, withOperands: false)
    let loaded = CatalogueLoader.load(inputs, jobs: try jobs(arguments))
    if loaded.catalogue == nil { console.report(loaded.diagnostics) }
    return loaded.catalogue
  }
}
