/// A selector of the style sheets that a component answers to.
public struct ClassPathDescriptor: Hashable, Sendable {
  /// How well the documents support a group of attributes.
  public enum Support: String, Hashable, Sendable, CaseIterable {
    /// They list the attributes.
    case documented
    /// The attributes were seen in example rules.
    case examples
    /// Neither; the group was concluded from the view.
    case inferred
  }

  /// The selector.
  public let path: String

  /// The name of its group of attributes.
  public let groupName: String

  /// The attributes it takes.
  public let attributes: [StyleAttributeDescriptor]

  /// How well the documents support them.
  public let support: Support

  /// Other spellings of the selector.
  public let aliases: [String]

  /// What to use instead, when the path is deprecated.
  public let deprecated: String?
}

/// Something that a component can be told to do.
public struct OperationDescriptor: Hashable, Sendable {
  /// The method's base name.
  public let name: String

  /// Whether it belongs to the type instead of an instance.
  public let isStatic: Bool

  /// Its parameters that are data, in order.
  public let parameters: [PropertyDescriptor]
}

/// Something that a component reports.
public struct EventDescriptor: Hashable, Sendable {
  /// The handler's or delegate method's name.
  public let name: String

  /// The declared types of what comes with it, in order.
  public let payload: [String]
}
