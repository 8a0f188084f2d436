/// How well the documents support an attribute group on a component.
public enum StyleSupport: String, Hashable, Sendable, CaseIterable {
  /// The documents list the attributes as supported.
  case documented
  /// The attributes were seen in example rules.
  case examples
  /// Neither; the group was concluded from the view.
  case inferred
}
