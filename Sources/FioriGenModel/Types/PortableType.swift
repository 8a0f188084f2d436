/// The type that a value has in every generated model, on any platform.
///
/// The reader resolves each declared ``TypeExpression`` to one of these; types that carry no data
/// (views, closures) have none.
public indirect enum PortableType: Hashable, Sendable {
  /// One of the types that every catalogue can use.
  case builtIn(BuiltInType)
  /// An `enum` of the catalogue, by its spec name.
  case enumeration(String)
  /// A `struct` of the catalogue, by its spec name.
  case structure(String)
  /// A `union` of the catalogue, by its spec name.
  case union(String)
  /// A component's model, by the component's name.
  case component(String)
  /// A list.
  case array(PortableType)
  /// A value that may be absent.
  case optional(PortableType)

  /// The type without absence.
  public var unwrapped: PortableType {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }
}

/// The portable types that need no spec. Their Swift forms live in FioriRuntime and FioriStyle.
public enum BuiltInType: String, Hashable, Sendable, CaseIterable {
  /// Text.
  case string = "String"
  /// True or false.
  case bool = "Bool"
  /// A whole number.
  case int = "Int"
  /// A number.
  case double = "Double"
  /// A number of single precision.
  case float = "Float"
  /// A duration in seconds.
  case seconds = "Seconds"
  /// A width and a height, in points.
  case size = "Size"
  /// Distances to the four edges, in points.
  case edgeInsets = "EdgeInsets"
  /// An image that the receiver looks up: an asset, a symbol, a file or an address.
  case image = "ImageReference"
  /// A colour: a literal or a name of the theme.
  case color = "ThemeColor"
  /// The standard accessory of a table view cell.
  case cellAccessory = "CellAccessoryType"
  /// The state of a control that a title or image is for.
  case controlState = "ControlState"
}
