/// The attributes that a kind of view supports.
public struct KnownAttributeGroup: Hashable, Sendable {
  /// The group's name.
  public var name: String

  /// The attributes.
  public var attributes: [KnownAttribute]

  /// Describes a group.
  ///
  /// - Parameters:
  ///   - name: The group's name.
  ///   - attributes: The attributes.
  public init(name: String, attributes: [KnownAttribute]) {
    self.name = name
    self.attributes = attributes
  }
}
