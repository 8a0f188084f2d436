/// A theme as its sheets mean it: variables resolved, values typed, everything sorted.
///
/// Equal themes have equal forms, whatever the layout and order of their sheets.
public struct CompiledTheme: Hashable, Sendable {
  /// What holds everywhere.
  public var base: Layer

  /// What holds under conditions in addition, sorted by query.
  public var media: [MediaLayer]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - base: What holds everywhere.
  ///   - media: What holds under conditions in addition, sorted by query.
  public init(base: Layer = Layer(), media: [MediaLayer] = []) {
    self.base = base
    self.media = media
  }

  /// Variables and rules that hold together.
  public struct Layer: Hashable, Sendable {
    /// The variables, sorted by name.
    public var variables: [Variable]

    /// The rules, sorted by class path.
    public var rules: [Rule]

    /// Creates a layer.
    ///
    /// - Parameters:
    ///   - variables: The variables, sorted by name.
    ///   - rules: The rules, sorted by class path.
    public init(variables: [Variable] = [], rules: [Rule] = []) {
      self.variables = variables
      self.rules = rules
    }
  }

  /// A layer with its condition.
  public struct MediaLayer: Hashable, Sendable {
    /// The condition.
    public var query: MediaQuery

    /// What holds under it.
    public var layer: Layer

    /// Creates a layer with a condition.
    ///
    /// - Parameters:
    ///   - query: The condition.
    ///   - layer: What holds under it.
    public init(query: MediaQuery, layer: Layer) {
      self.query = query
      self.layer = layer
    }
  }

  /// A variable.
  public struct Variable: Hashable, Sendable {
    /// The name, without `@`.
    public var name: String

    /// The value: a colour where it is one, words otherwise; never a variable.
    public var value: SheetValue

    /// Creates a variable.
    ///
    /// - Parameters:
    ///   - name: The name, without `@`.
    ///   - value: The value.
    public init(name: String, value: SheetValue) {
      self.name = name
      self.value = value
    }
  }

  /// What a class path is set to.
  public struct Rule: Hashable, Sendable {
    /// The class path.
    public var classPath: String

    /// The attributes, sorted by name.
    public var attributes: [Attribute]

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - classPath: The class path.
    ///   - attributes: The attributes, sorted by name.
    public init(classPath: String, attributes: [Attribute]) {
      self.classPath = classPath
      self.attributes = attributes
    }

    /// The value of an attribute.
    ///
    /// - Parameter name: The attribute's name.
    public subscript(name: String) -> SheetValue? {
      attributes.first { $0.name == name }?.value
    }
  }

  /// An attribute and its value.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The value; never a variable.
    public var value: SheetValue

    /// Creates an attribute.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value; never a variable.
    public init(name: String, value: SheetValue) {
      self.name = name
      self.value = value
    }
  }
}
