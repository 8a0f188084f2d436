extension FieldModel {
  /// Checks the rules of the model and of every model inside it.
  ///
  /// - Returns: What breaks a rule: the model's own findings first, then those of its fields in
  ///   their order. Empty when everything is as it should be.
  public func validate() -> [ValidationIssue] {
    var check = RuleCheck()
    validateField(&check)
    return check.issues
  }

  /// Checks the rules of the model and of every model inside it.
  public func validateField(_ check: inout RuleCheck) {
    checkRules(&check)
    var visitor = ValidationVisitor(check: check)
    var copy = self
    copy.visit(&visitor, reference: self)
    check = visitor.check
  }
}

extension ChoiceValue {
  /// Checks the value that the case holds.
  func validateChoice(_ check: inout RuleCheck) {
    let held = held
    check.inside(.field(held.name)) { held.value.validateField(&$0) }
  }
}

/// Checks the models inside the fields.
private struct ValidationVisitor: FieldVisitor {
  /// Takes the findings.
  var check: RuleCheck

  /// Checks a field.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    let value = value
    check.inside(.field(name.description)) { value.validateField(&$0) }
  }

  /// Checks what a slot holds.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    value?.validateChoice(&check)
  }
}
