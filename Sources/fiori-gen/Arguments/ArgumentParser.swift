@preconcurrency import CGetopt

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Parses arguments with the C library's `getopt_long`, so that they behave as users of other
/// tools expect: short options can be joined, values follow with a space or `=`, long names can be
/// shortened, options and operands can be mixed, and `--` ends the options.
///
/// `getopt_long` keeps its state in global variables; the tool parses on its only thread, before
/// it starts any other.
struct ArgumentParser {
  /// What is expected.
  let definition: CommandDefinition

  /// The first number for options that have no letter; letters are smaller.
  private static let firstNumber: Int32 = 1_000

  /// Parses arguments.
  ///
  /// - Parameter arguments: The arguments after the command's name.
  /// - Returns: The options and operands.
  /// - Throws: When something is unknown, missing, too much or no value that is accepted.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var result = ParsedArguments()
    for item in Self.scan(arguments, options: definition.options) {
      switch item {
      case .operand(let text): result.operands.append(text)
      case .option(let index, let value):
        let option = definition.options[index]
        try check(value, of: option)
        result.add(option, value)
      case .unknown(let word): throw unknownOption(word)
      case .missingValue(let index):
        let option = definition.options[index]
        let placeholder = option.value?.placeholder ?? ""
        throw UsageError("\(option.spelling) needs a value: \(placeholder)", command: definition)
      case .surplusValue(let index):
        let spelling = definition.options[index].spelling
        throw UsageError("\(spelling) takes no value", command: definition)
      }
    }
    if !result.has(CommonOptions.help) { try check(result.operands) }
    return result
  }

  /// Checks an option's value against the accepted ones.
  private func check(_ value: String, of option: OptionDefinition) throws(UsageError) {
    guard let expected = option.value else { return }
    let words =
      expected.isList
      ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
    for word in words {
      guard !word.isEmpty else {
        throw UsageError(
          "\(option.spelling) needs a value: \(expected.placeholder)",
          command: definition
        )
      }
      if !expected.allowed.isEmpty && !expected.allowed.contains(word) {
        throw UsageError.unknown(
          "value for \(option.spelling):",
          word,
          among: expected.allowed,
          command: definition
        )
      }
    }
  }

  /// Checks how many operands there are, and that each one is accepted.
  private func check(_ operands: [String]) throws(UsageError) {
    let maximum = definition.operands?.maximum ?? 0
    if operands.count > maximum {
      throw UsageError("unexpected argument \"\(operands[maximum])\"", command: definition)
    }
    if let expected = definition.operands, operands.count < expected.minimum {
      throw UsageError("\(expected.placeholder) is missing", command: definition)
    }
    guard let expected = definition.operands, !expected.allowed.isEmpty else { return }
    for word in operands where !expected.allowed.contains(word) {
      throw UsageError.unknown(
        expected.placeholder.lowercased(),
        word,
        among: expected.allowed,
        command: definition
      )
    }
  }

  /// The error for an option that the command does not have.
  private func unknownOption(_ word: String) -> UsageError {
    let spellings = definition.options.map(\.spelling)
    let name = word.prefix { $0 != "=" }
    let longer = spellings.filter { word.hasPrefix("--") && $0.hasPrefix(name) }
    if longer.count > 1 {
      let choices = longer.joined(separator: " or ")
      return UsageError("\"\(name)\" is ambiguous: \(choices)?", command: definition)
    }
    return .unknown("option", String(name), among: spellings, command: definition)
  }

  /// Something that `getopt_long` found.
  private enum Item {
    /// An option, by its place in the table, with its value.
    case option(Int, value: String)
    /// An argument that is no option.
    case operand(String)
    /// An option that is not in the table, as typed.
    case unknown(String)
    /// An option without the value it needs.
    case missingValue(Int)
    /// A switch with a value.
    case surplusValue(Int)
  }

  /// Lets `getopt_long` take arguments apart.
  private static func scan(_ arguments: [String], options: [OptionDefinition]) -> [Item] {
    let words = ([FioriGenTool.name] + arguments).map { strdup($0) }
    let names = options.map { strdup($0.name) }
    defer { for text in words + names { free(text) } }
    var table = options.indices.map { index in
      option(
        name: names[index],
        has_arg: options[index].value == nil ? no_argument : required_argument,
        flag: nil,
        val: number(of: options, at: index)
      )
    }
    table.append(option())
    // The dash: operands are reported in their order, whatever POSIXLY_CORRECT says. The colon: a
    // missing value is told from an unknown option.
    let letters = options.reduce(into: "-:") { letters, option in
      if let short = option.short { letters += String(short) + (option.value == nil ? "" : ":") }
    }
    var argv = words + [nil]
    opterr = 0
    restart()
    return collect(&argv, count: words.count, letters: letters, table: table, options: options)
  }

  /// Calls `getopt_long` until it has seen everything or something is wrong.
  private static func collect(
    _ argv: inout [UnsafeMutablePointer<CChar>?],
    count: Int,
    letters: String,
    table: [option],
    options: [OptionDefinition]
  ) -> [Item] {
    let questionMark = Int32(UInt8(ascii: "?"))
    let colon = Int32(UInt8(ascii: ":"))
    func index(of number: Int32) -> Int? {
      options.indices.first { Self.number(of: options, at: $0) == number }
    }
    func word(_ position: Int32) -> String {
      argv[Int(position)].map { String(cString: $0) } ?? ""
    }
    var items: [Item] = []
    while true {
      let code = getopt_long(Int32(count), &argv, letters, table, nil)
      let value = optarg.map { String(cString: $0) } ?? ""
      switch code {
      case -1:
        for position in Int(optind)..<max(count, Int(optind)) {
          items.append(.operand(word(Int32(position))))
        }
        return items
      case 1: items.append(.operand(value))
      case questionMark, colon:
        guard optopt != 0, let index = index(of: optopt) else {
          let isLetter = optopt > 0 && optopt < firstNumber
          let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: optopt))
          items.append(.unknown(isLetter ? "-\(letter)" : word(optind - 1)))
          return items
        }
        items.append(code == colon ? .missingValue(index) : .surplusValue(index))
        return items
      default:
        guard let index = index(of: code) else { return items }
        items.append(.option(index, value: value))
      }
    }
  }

  /// The number by which `getopt_long` reports an option.
  private static func number(of options: [OptionDefinition], at index: Int) -> Int32 {
    guard let letter = options[index].short?.asciiValue else {
      return firstNumber + Int32(index)
    }
    return Int32(letter)
  }

  /// Makes `getopt_long` begin anew.
  private static func restart() {
    #if canImport(Darwin)
      optreset = 1
      optind = 1
    #else
      // Zero also makes glibc look at the letters again.
      optind = 0
    #endif
  }
}
