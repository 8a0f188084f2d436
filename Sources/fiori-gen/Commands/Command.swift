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
  /// - Returns: The paths; the usual folder when none are named.
  static func inputs(_ arguments: ParsedArguments, withOperands: Bool) -> [String] {
    let named = arguments.all(CommonOptions.specs) + (withOperands ? arguments.operands : [])
    return named.isEmpty ? ["Specs"] : named
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
    let inputs = inputs(arguments, withOperands: false)
    let loaded = CatalogueLoader.load(inputs, jobs: try jobs(arguments))
    if loaded.catalogue == nil { console.report(loaded.diagnostics) }
    return loaded.catalogue
  }
}
