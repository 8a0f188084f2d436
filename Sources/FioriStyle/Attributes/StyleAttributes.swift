/// The attributes of one group, as a value. Generated: one struct per group, one property per
/// attribute.
public protocol StyleAttributes: Hashable, Sendable {
  /// Creates a style that sets nothing.
  init()

  /// The name of the group in specs.
  static var groupName: String { get }

  /// Shows every attribute to a visitor, in the order of the spec.
  ///
  /// - Parameter visitor: Sees, and may change, every attribute.
  mutating func visit(_ visitor: inout some StyleVisitor)
}

extension StyleAttributes {
  /// Whether two styles set the same attributes to the same values.
  public static func == (left: Self, right: Self) -> Bool {
    left.collected == right.collected
  }

  /// Hashes every attribute.
  ///
  /// - Parameter hasher: Takes the attributes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(collected)
  }

  /// The name and the type of every attribute, in the order of the spec.
  public static var attributes: [StyleAttributeDescriptor] {
    var collector = StyleAttributeCollector()
    var style = Self()
    style.visit(&collector)
    return collector.attributes
  }

  /// Whether no attribute is set.
  public var isEmpty: Bool {
    var counter = AttributeCounter()
    var style = self
    style.visit(&counter)
    return counter.count == 0
  }

  /// The values of all attributes, in the order of the spec.
  private var collected: [AnyHashable] {
    var collector = StyleValueCollector()
    var style = self
    style.visit(&collector)
    return collector.values
  }
}

/// The name and the type of an attribute.
public struct StyleAttributeDescriptor: Hashable, Sendable {
  /// The name as style sheets write it, such as `font-color`.
  public let name: String

  /// The name of the type of its value, such as `Color`.
  public let typeName: String
}

/// Collects what the attributes are.
private struct StyleAttributeCollector: StyleVisitor {
  /// The attributes seen so far.
  var attributes: [StyleAttributeDescriptor] = []

  /// Notes one attribute.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    attributes.append(
      StyleAttributeDescriptor(name: name.description, typeName: Value.attributeTypeName)
    )
  }
}

/// Collects what the attributes are set to.
private struct StyleValueCollector: StyleVisitor {
  /// The values seen so far.
  var values: [AnyHashable] = []

  /// Notes one value.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    values.append(AnyHashable(value))
  }
}
