/// A class method that a framework adds to `UIColor`, which gives the colour of an enumeration's case.
public struct ColorMethod: Hashable, Sendable {
  /// The method's name, such as `preferredFioriColor`.
  public var name: String

  /// The label of its only parameter, such as `forStyle`.
  public var label: String

  /// The method as documentation writes it, such as `preferredFioriColor(forStyle:)`.
  public var spelling: String { "\(name)(\(label):)" }

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - label: The label of its only parameter.
  public init(name: String, label: String) {
    self.name = name
    self.label = label
  }
}
