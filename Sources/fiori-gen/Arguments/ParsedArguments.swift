/// The options and operands of one run.
struct ParsedArguments: Sendable {
  /// The values by option, in the order given; switches have an empty text each time.
  private var values: [String: [String]] = [:]

  /// The arguments that are not options, in order.
  var operands: [String] = []

  /// Notes an option.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - value: Its value; empty for a switch.
  mutating func add(_ option: OptionDefinition, _ value: String) {
    values[option.name, default: []].append(value)
  }

  /// Whether an option was given.
  ///
  /// - Parameter option: The option.
  /// - Returns: Whether it was given at least once.
  func has(_ option: OptionDefinition) -> Bool {
    values[option.name] != nil
  }

  /// The value of an option; the last one wins.
  ///
  /// - Parameter option: The option.
  /// - Returns: The value; `nil` when the option was not given.
  func value(of option: OptionDefinition) -> String? {
    values[option.name]?.last
  }

  /// All values of an option, in order; lists are taken apart.
  ///
  /// - Parameter option: The option.
  /// - Returns: The values; none when the option was not given.
  func all(_ option: OptionDefinition) -> [String] {
    let given = values[option.name] ?? []
    guard option.value?.isList == true else { return given }
    return given.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map(
      String.init
    )
  }
}
