/// Checks values against rules and collects what breaks them.
///
/// Generated models call these methods. None is overloaded and none takes a closure: such calls
/// compile fast.
public struct RuleCheck {
  /// What was found so far.
  private(set) var issues: [ValidationIssue] = []

  /// The path of the model that is being checked.
  private var path = FieldPath()

  /// Begins a check at the outermost model.
  init() {}

  /// Checks a number against the allowed ones.
  ///
  /// - Parameters:
  ///   - field: The property.
  ///   - value: Its value; an unset one breaks nothing.
  ///   - lowest: The least number allowed.
  ///   - highest: The greatest number allowed.
  ///   - rule: The rule's identifier.
  public mutating func range<Number: CheckedNumber>(
    _ field: StaticString,
    _ value: Number?,
    from lowest: Double,
    to highest: Double,
    rule: StaticString
  ) {
    guard let number = value?.checkedValue, !(number >= lowest && number <= highest) else { return }
    let allowed = "\(JSONText.number(lowest))...\(JSONText.number(highest))"
    report(field, rule, .error, "\(JSONText.number(number)) is outside the allowed \(allowed).")
  }

  /// Checks a number against the advised ones.
  ///
  /// - Parameters:
  ///   - field: The property.
  ///   - value: Its value; an unset one breaks nothing.
  ///   - lowest: The least number advised.
  ///   - highest: The greatest number advised.
  ///   - rule: The rule's identifier.
  public mutating func advisedRange<Number: CheckedNumber>(
    _ field: StaticString,
    _ value: Number?,
    from lowest: Double,
    to highest: Double,
    rule: StaticString
  ) {
    guard let number = value?.checkedValue, !(number >= lowest && number <= highest) else { return }
    let advised = "\(JSONText.number(lowest))...\(JSONText.number(highest))"
    let message = "\(JSONText.number(number)) is outside the advised \(advised)."
    advise(field, rule, message, severity: number.isNaN ? .error : .warning)
  }

  /// Checks the number of elements against the most allowed.
  ///
  /// - Parameters:
  ///   - field: The property.
  ///   - count: How many elements it has; `nil` when it is unset.
  ///   - most: The most elements allowed.
  ///   - rule: The rule's identifier.
  public mutating func count(
    _ field: StaticString,
    _ count: Int?,
    atMost most: Int,
    rule: StaticString
  ) {
    guard let count, count > most else { return }
    report(field, rule, .error, "\(count) elements are more than the allowed \(most).")
  }

  /// Checks the number of elements against the most advised.
  ///
  /// - Parameters:
  ///   - field: The property.
  ///   - count: How many elements it has; `nil` when it is unset.
  ///   - most: The most elements advised.
  ///   - rule: The rule's identifier.
  public mutating func advisedCount(
    _ field: StaticString,
    _ count: Int?,
    atMost most: Int,
    rule: StaticString
  ) {
    guard let count, count > most else { return }
    advise(field, rule, "\(count) elements are more than the advised \(most).")
  }

  /// Checks the number of lines that a text asks for against the most advised.
  ///
  /// - Parameters:
  ///   - field: The property.
  ///   - text: The text; an unset one breaks nothing.
  ///   - most: The most lines advised.
  ///   - rule: The rule's identifier.
  public mutating func advisedLines(
    _ field: StaticString,
    _ text: String?,
    atMost most: Int,
    rule: StaticString
  ) {
    guard let text else { return }
    let lines = text.reduce(into: 1) { lines, character in
      if character.isNewline { lines += 1 }
    }
    guard lines > most else { return }
    advise(field, rule, "\(lines) lines are more than the advised \(most).")
  }

  /// Checks that a property is unset. The caller has checked the conditions.
  ///
  /// - Parameters:
  ///   - field: The property.
  ///   - isSet: Whether it has a value.
  ///   - rule: The rule's identifier.
  ///   - severity: How much breaking the rule matters.
  ///   - message: What to tell someone who broke it.
  public mutating func forbid(
    _ field: StaticString,
    isSet: Bool,
    rule: StaticString,
    severity: ValidationIssue.Severity,
    message: StaticString
  ) {
    if isSet { report(field, rule, severity, message.description) }
  }

  /// Checks that a property is set. The caller has checked the conditions.
  ///
  /// - Parameters:
  ///   - field: The property.
  ///   - isSet: Whether it has a value.
  ///   - rule: The rule's identifier.
  ///   - severity: How much breaking the rule matters.
  ///   - message: What to tell someone who broke it.
  public mutating func require(
    _ field: StaticString,
    isSet: Bool,
    rule: StaticString,
    severity: ValidationIssue.Severity,
    message: StaticString
  ) {
    if !isSet { report(field, rule, severity, message.description) }
  }

  /// Goes one step inwards for a while.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - body: What is checked there.
  mutating func inside(_ step: FieldPath.Step, _ body: (inout RuleCheck) -> Void) {
    path.push(step)
    body(&self)
    path.pop()
  }

  /// Notes a finding.
  private mutating func report(
    _ field: StaticString,
    _ rule: StaticString,
    _ severity: ValidationIssue.Severity,
    _ message: String
  ) {
    issues.append(
      ValidationIssue(
        path: path(of: field),
        rule: rule.description,
        severity: severity,
        message: message
      )
    )
  }

  /// The path of a field of the model that is being checked; a member of a part has a dotted name.
  private func path(of field: StaticString) -> String {
    field.description.split(separator: ".").reduce(path) { $0.field(String($1)) }.description
  }

  /// Notes advice, unless the value is wrong already. What is not a number is wrong, not unusual.
  private mutating func advise(
    _ field: StaticString,
    _ rule: StaticString,
    _ message: String,
    severity: ValidationIssue.Severity = .warning
  ) {
    let path = path(of: field)
    if issues.contains(where: { $0.path == path && $0.severity == .error }) { return }
    report(field, rule, severity, message)
  }
}

extension RuleCheck {
  /// Whether a property has a value.
  ///
  /// - Parameter value: The property's value.
  /// - Returns: Whether it is set; one that is not optional always is.
  public static func isSet<Value>(_ value: Value?) -> Bool {
    value != nil
  }

  /// Whether a property has one of some values.
  ///
  /// - Parameters:
  ///   - value: The property's value; an unset one is none of them.
  ///   - values: The values.
  /// - Returns: Whether it is one of them.
  public static func isOne<Value: Equatable>(_ value: Value?, of values: [Value]) -> Bool {
    value.map(values.contains) ?? false
  }

  /// Whether a property has a value, and none of some.
  ///
  /// - Parameters:
  ///   - value: The property's value.
  ///   - values: The values that it must not be.
  /// - Returns: Whether it is set to something else.
  public static func isNone<Value: Equatable>(_ value: Value?, of values: [Value]) -> Bool {
    value.map { !values.contains($0) } ?? false
  }
}

/// A number that can be held against a range.
public protocol CheckedNumber {
  /// The number as a `Double`.
  var checkedValue: Double { get }
}

extension Double: CheckedNumber {
  /// The number itself.
  public var checkedValue: Double { self }
}

extension Float: CheckedNumber {
  /// The number, which every `Double` can hold.
  public var checkedValue: Double { Double(self) }
}

extension Int: CheckedNumber {
  /// The nearest number that a `Double` can hold.
  public var checkedValue: Double { Double(self) }
}
