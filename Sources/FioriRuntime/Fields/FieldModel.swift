/// A struct whose fields a visitor can see. Generated.
///
/// A conforming type names each stored field once, in ``visit(_:reference:)``. Everything else is
/// derived from that: equality, hashing, differences, encoding, decoding, validation and the list
/// of properties in a descriptor.
public protocol FieldModel: FieldValue {
  /// Shows every field to a visitor, in order.
  ///
  /// - Parameters:
  ///   - visitor: Sees, and may change, every field.
  ///   - reference: A second model; the visitor sees its fields beside those of this one.
  mutating func visit(_ visitor: inout some FieldVisitor, reference: Self)

  /// Checks the rules that the model's own fields must keep. Models inside are checked elsewhere.
  ///
  /// - Parameter check: Takes the findings.
  func checkRules(_ check: inout RuleCheck)
}

extension FieldModel {
  /// Checks nothing: the model has no rules.
  public func checkRules(_ check: inout RuleCheck) {}
}

/// A model in which every field has a default.
public protocol DefaultedModel: FieldModel {
  /// Creates a model in which everything has its default.
  init()
}

extension DefaultedModel {
  /// A model in which everything has its default.
  public static var blank: Self { Self() }
}

/// The data of a component.
public protocol ComponentModel: DefaultedModel {
  /// What tools can know about the component.
  static var descriptor: ComponentDescriptor { get }
}

/// The parameters of an operation.
public protocol OperationParameters: FieldModel {}
