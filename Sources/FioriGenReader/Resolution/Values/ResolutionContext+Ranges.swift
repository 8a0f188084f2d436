import FioriGenModel

extension ResolutionContext {
  /// Checks limits and advice against the type that they are for.
  ///
  /// - Parameters:
  ///   - constraints: The limits and advice as written.
  ///   - type: The property's type.
  ///   - name: The property's name.
  mutating func checkConstraints(
    _ constraints: ConstraintsSyntax,
    on type: ResolvedType,
    of name: String
  ) {
    let portable = type.portable?.unwrapped
    let declared = quoted(type.expression.description)
    for range in [constraints.range, constraints.advisedRange].compactMap({ $0?.range })
    where !(portable?.isNumber ?? false) {
      reportConstraint("\(quoted(name)) is of type \(declared), not a number", at: range)
    }
    for count in [constraints.count, constraints.advisedCount].compactMap({ $0?.range })
    where !(portable?.isArray ?? false) {
      reportConstraint("\(quoted(name)) is of type \(declared), not a list", at: count)
    }
    if let lines = constraints.advisedLines, portable != .builtIn(.string) {
      reportConstraint("\(quoted(name)) is of type \(declared), not text", at: lines.range)
    }
    if let allowed = constraints.range, let advised = constraints.advisedRange,
      !allowed.value.contains(advised.value.lowerBound)
        || !allowed.value.contains(advised.value.upperBound)
    {
      reportConstraint("the advised numbers are not all allowed", at: advised.range, allowed.range)
    }
    if let allowed = constraints.count, let advised = constraints.advisedCount,
      advised.value > allowed.value
    {
      reportConstraint("the advised number is not allowed", at: advised.range, allowed.range)
    }
  }

  /// Checks a default against the limits of its property.
  ///
  /// - Parameters:
  ///   - value: The default.
  ///   - constraints: The limits.
  ///   - what: What has the value, for messages.
  ///   - range: Where the value stands.
  mutating func checkRange(
    _ value: ValueLiteral,
    _ constraints: Constraints,
    of what: String,
    at range: SourceRange
  ) {
    let number: Double? =
      switch value {
      case .integer(let integer): Double(integer)
      case .number(let number): number
      default: nil
      }
    if let number, let allowed = constraints.range, !allowed.contains(number) {
      let ends = [allowed.lowerBound, allowed.upperBound].map { ValueLiteral.number($0) }
      findings.report(
        SpecRules.defaultRange,
        "\(what) is \(value), but only \(ends[0])...\(ends[1]) is allowed",
        at: range,
        suggestion: "change the default or the range"
      )
    }
    if case .array(let elements) = value, let count = constraints.count, elements.count > count {
      findings.report(
        SpecRules.defaultRange,
        "\(what) has \(elements.count) elements, but only \(count) are allowed",
        at: range,
        suggestion: "change the default or the count"
      )
    }
  }

  /// Reports limits or advice that make no sense.
  private mutating func reportConstraint(
    _ message: String,
    at range: SourceRange,
    _ other: SourceRange? = nil
  ) {
    findings.report(
      SpecRules.range,
      message,
      at: range,
      notes: other.map { [DiagnosticNote("the limit stands here", at: $0)] } ?? [],
      suggestion: other == nil
        ? "'range' and 'advised' are for numbers, 'count' and 'advisedCount' for lists, "
          + "'advisedLines' for text" : "keep the advice within the limit"
    )
  }
}

extension PortableType {
  /// Whether values are numbers.
  fileprivate var isNumber: Bool {
    switch self {
    case .builtIn(.int), .builtIn(.double), .builtIn(.float), .builtIn(.seconds): true
    default: false
    }
  }

  /// Whether values are lists.
  fileprivate var isArray: Bool {
    if case .array = self { true } else { false }
  }
}
