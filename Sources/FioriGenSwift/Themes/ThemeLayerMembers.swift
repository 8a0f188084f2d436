import FioriStyle

/// The members of a type that say what one layer of a theme says, as constant text and typed code.
struct ThemeLayerMembers {
  /// A rule with its class path, the words that are constant text, and the statements that are typed code.
  private struct Rule {
    /// The class path.
    let classPath: String
    /// What is set in words.
    let words: String
    /// What is set by type.
    let statements: [String]
  }

  /// The names of the typed keys.
  private let keys: ThemeKeys

  /// The names that sheets use, with the types of attributes.
  private let vocabulary: StyleVocabulary

  /// What stands before each member: `public ` or nothing.
  private let access: String

  /// The variables with the code of their values, sorted by the bytes of their names.
  private var variables: [(name: String, value: String)] = []

  /// The rules, sorted by the bytes of their class paths.
  private var rules: [Rule] = []

  /// Puts the members together.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - keys: The names of the typed keys.
  ///   - vocabulary: The names that sheets use, with the types of attributes.
  ///   - access: What stands before each member: `public ` or nothing.
  /// - Throws: When a name or value has no spelling in style sheets.
  init(
    _ layer: CompiledTheme.Layer,
    keys: ThemeKeys,
    vocabulary: StyleVocabulary,
    access: String
  ) throws(StyleTextError) {
    self.keys = keys
    self.vocabulary = vocabulary
    self.access = access
    for variable in layer.variables {
      guard StyleWord.isVariableName(variable.name) else {
        throw StyleTextError.notAWord(text: variable.name, place: "variable")
      }
      variables.append((variable.name, try Self.code(of: variable.value)))
    }
    for rule in merged(layer.rules) where !rule.attributes.isEmpty {
      rules.append(try self.rule(rule))
    }
    variables.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    rules.sort { $0.classPath.utf8.lexicographicallyPrecedes($1.classPath.utf8) }
  }

  // MARK: Members

  /// The members, each as its lines; what the layer does not need is left out.
  var members: [[String]] { ruleText + variableMembers + styleMembers }

  /// The text of the rules.
  private var ruleText: [[String]] {
    var number = 0
    let lines = rules.map { rule in
      if rule.statements.isEmpty { return "\(rule.classPath){\(rule.words)}" }
      number += 1
      return "\(rule.classPath) \(number){\(rule.words)}"
    }
    return text("rules", "What the rules set, by class path.", lines)
  }

  /// The text and the values of the variables.
  private var variableMembers: [[String]] {
    let lines = variables.enumerated().map { index, variable in "\(variable.name) \(index + 1)" }
    return text("variables", "The variables.", lines)
      + choice(
        "variable(_ number: Int) -> (any StyleAttributeValue)?",
        "What a variable holds.",
        variables.map { "return " + $0.value },
        otherwise: "return nil"
      )
  }

  /// The values of the rules that have a type.
  private var styleMembers: [[String]] {
    let typed = rules.filter { !$0.statements.isEmpty }
    return choice(
      "setStyle(_ number: Int, of rule: inout CompiledRule)",
      "Sets what a rule sets by type.",
      typed.indices.map { "setRule\($0 + 1)(of: &rule)" },
      otherwise: "break"
    )
      + typed.enumerated().map { index, rule in
        [
          "/// Sets the rule of `\(rule.classPath)`.",
          "private static func setRule\(index + 1)(of rule: inout CompiledRule) {",
        ] + rule.statements.map { "  " + $0 } + ["}"]
      }
  }

  /// A member that is constant text; none without lines.
  private func text(_ name: String, _ comment: String, _ lines: [String]) -> [[String]] {
    guard !lines.isEmpty else { return [] }
    let quotes = "  \"\"\""
    let code = lines.map { "  " + StringLiteral.code(for: $0).dropFirst().dropLast() }
    let head = ["/// " + comment, "\(access)static var \(name): StaticString {", quotes]
    return [head + code + [quotes, "}"]]
  }

  /// A function that does something for each number from 1 on; none without numbers.
  private func choice(
    _ signature: String,
    _ comment: String,
    _ cases: [String],
    otherwise: String
  ) -> [[String]] {
    guard !cases.isEmpty else { return [] }
    let head = ["/// " + comment, "\(access)static func \(signature) {", "  switch number {"]
    let code = cases.enumerated().map { index, code in "  case \(index + 1): \(code)" }
    return [head + code + ["  default: \(otherwise)", "  }", "}"]]
  }

  // MARK: Values

  /// A rule as words and statements.
  private func rule(_ rule: CompiledTheme.Rule) throws(StyleTextError) -> Rule {
    guard StyleWord.isSelector(rule.classPath) else {
      throw StyleTextError.notAWord(text: rule.classPath, place: "class path")
    }
    let key = keys.key(of: rule.classPath)
    var words = ""
    var statements: [String] = []
    for attribute in rule.attributes {
      if let key, let value = value(of: attribute, on: key) {
        statements.append("style.\(SwiftNames.attribute(attribute.name).code) = .value(\(value))")
      } else {
        guard StyleWord.isValue(attribute.name) else {
          throw StyleTextError.notAWord(text: attribute.name, place: rule.classPath)
        }
        words += "\(attribute.name):\(try attribute.value.words().text);"
      }
    }
    if let key, !statements.isEmpty {
      statements.insert("var style = \(key.style)()", at: 0)
      statements.append("rule.set(\(key.expression), to: style)")
    }
    return Rule(classPath: rule.classPath, words: words, statements: statements)
  }

  /// The rules under the class paths of their keys, those of aliases added to the rule of the class path
  /// that they stand for.
  private func merged(_ rules: [CompiledTheme.Rule]) -> [CompiledTheme.Rule] {
    var merged: [CompiledTheme.Rule] = []
    var rows: [String: Int] = [:]
    for var rule in rules {
      if let key = keys.key(of: rule.classPath) { rule.classPath = key.classPath }
      guard let row = rows[rule.classPath] else {
        rows[rule.classPath] = merged.count
        merged.append(rule)
        continue
      }
      for attribute in rule.attributes {
        merged[row].attributes.removeAll { $0.name == attribute.name }
        merged[row].attributes.append(attribute)
      }
      merged[row].attributes.sort { $0.name < $1.name }
    }
    return merged
  }

  /// The code of an attribute's value; `nil` when the style of the key has no such attribute.
  private func value(of attribute: CompiledTheme.Attribute, on key: ThemeKeys.Key) -> String? {
    guard let type = vocabulary.type(of: attribute.name, in: key.group),
      type.name == attribute.value.typeName
    else { return nil }
    if case .enumeration(let enumeration, let word) = attribute.value {
      return keys.caseName(word, of: enumeration).map { "." + $0 }
    }
    return ThemeLiteral.code(for: attribute.value)
  }

  /// The code of a variable's value.
  private static func code(of value: SheetValue) throws(StyleTextError) -> String {
    switch value {
    case .color: "ThemeColor" + (ThemeLiteral.code(for: value) ?? "")
    case .number(let number): "Double(\(StyleNumber.text(number) ?? "0"))"
    default: "StyleWords(\(StringLiteral.code(for: try value.words().text)))"
    }
  }
}
