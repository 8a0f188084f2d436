/// What tools can know about a component: its properties, class paths, operations and events.
public struct ComponentDescriptor: Hashable, Sendable {
  /// What a component is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something shown on screen.
    case view
    /// A view that reports touches.
    case control
    /// A whole screen.
    case viewController
    /// A type with class methods only, which shows something.
    case presenter
    /// A plain value.
    case value
  }

  /// The documented name, such as `FUIObjectCell`.
  public let name: String

  /// The name of the model, such as `FUIObjectCellModel`.
  public let modelName: String

  /// What the component is.
  public let kind: Kind

  /// What it is for, in one sentence.
  public let summary: String

  /// What to use instead, when the component is deprecated.
  public let deprecated: String?

  /// The properties, in the order of the model.
  public private(set) var properties: [PropertyDescriptor]

  /// The class paths, in the order of the spec.
  public private(set) var classPaths: [ClassPathDescriptor] = []

  /// The operations, in the order of the spec.
  public private(set) var operations: [OperationDescriptor] = []

  /// The events, in the order of the spec.
  public private(set) var events: [EventDescriptor] = []

  /// Describes a component; its properties, their types and defaults come from the model.
  ///
  /// - Parameters:
  ///   - model: The component's model.
  ///   - name: The documented name.
  ///   - kind: What the component is.
  ///   - summary: What it is for, in one sentence.
  ///   - deprecated: What to use instead, when the component is deprecated.
  public init<Model: ComponentModel>(
    _ model: Model.Type,
    name: String,
    kind: Kind,
    summary: String,
    deprecated: String? = nil
  ) {
    self.name = name
    modelName = Model.fieldTypeName
    self.kind = kind
    self.summary = summary
    self.deprecated = deprecated
    properties = PropertyDescriptor.properties(of: model)
  }

  /// Marks a property as deprecated.
  ///
  /// - Parameters:
  ///   - name: The property's name; one that does not exist is ignored.
  ///   - message: What to use instead.
  public mutating func deprecateProperty(_ name: String, message: String) {
    for index in properties.indices where properties[index].name == name {
      properties[index].deprecated = message
    }
  }

  /// Adds a class path.
  ///
  /// - Parameters:
  ///   - path: The selector.
  ///   - style: The attributes it takes.
  ///   - support: How well the documents support them.
  ///   - aliases: Other spellings of the selector.
  ///   - deprecated: What to use instead, when the path is deprecated.
  public mutating func classPath<Style: StyleAttributes>(
    _ path: String,
    _ style: Style.Type,
    support: ClassPathDescriptor.Support,
    aliases: [String] = [],
    deprecated: String? = nil
  ) {
    classPaths.append(
      ClassPathDescriptor(
        path: path,
        groupName: Style.groupName,
        attributes: Style.attributes,
        support: support,
        aliases: aliases,
        deprecated: deprecated
      )
    )
  }

  /// Adds an operation that takes no data.
  ///
  /// - Parameters:
  ///   - name: The method's base name.
  ///   - isStatic: Whether it belongs to the type instead of an instance.
  public mutating func operation(_ name: String, isStatic: Bool = false) {
    operations.append(OperationDescriptor(name: name, isStatic: isStatic, parameters: []))
  }

  /// Adds an operation with parameters.
  ///
  /// - Parameters:
  ///   - name: The method's base name.
  ///   - parameters: The type of its parameters.
  ///   - isStatic: Whether it belongs to the type instead of an instance.
  public mutating func operation<Parameters: OperationParameters>(
    _ name: String,
    parameters: Parameters.Type,
    isStatic: Bool = false
  ) {
    let properties = PropertyDescriptor.properties(of: parameters)
    operations.append(
      OperationDescriptor(name: name, isStatic: isStatic, parameters: properties)
    )
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - name: The handler's or delegate method's name.
  ///   - payload: The declared types of what comes with it, in order.
  public mutating func event(_ name: String, payload: [String] = []) {
    events.append(EventDescriptor(name: name, payload: payload))
  }
}
