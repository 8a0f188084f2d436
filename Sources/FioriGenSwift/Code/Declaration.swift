/// A Swift declaration, as far as this emitter makes them.
indirect enum Declaration: Hashable, Sendable {
  /// `struct`, `enum`, `protocol` or `extension`.
  case type(TypeDeclaration)
  /// A stored or computed property.
  case variable(VariableDeclaration)
  /// A function, method, initialiser or protocol requirement.
  case function(FunctionDeclaration)
  /// A case of an enumeration.
  case enumerationCase(EnumerationCaseDeclaration)
  /// `typealias`.
  case typeAlias(TypeAliasDeclaration)
}

/// A `struct`, `enum`, `protocol` or `extension`.
struct TypeDeclaration: Hashable, Sendable {
  /// The keywords of type declarations.
  enum Keyword: String, Hashable, Sendable {
    /// A struct.
    case structure = "struct"
    /// An enumeration.
    case enumeration = "enum"
    /// A protocol.
    case protocolType = "protocol"
    /// An extension, which has no comment and no access level of its own.
    case extending = "extension"
  }

  /// What it is for; `nil` for extensions.
  var documentation: Documentation?
  /// Its attributes, such as `@available`.
  var attributes: [Expression] = []
  /// What it is.
  var keyword: Keyword
  /// Its name, as code.
  var name: String
  /// What it inherits from or conforms to, as code.
  var inherits: [String] = []
  /// What it contains.
  var members: [Declaration] = []
}

/// A stored or computed property.
struct VariableDeclaration: Hashable, Sendable {
  /// What a property is made of.
  enum Content: Hashable, Sendable {
    /// A stored value, with its first value if it has one.
    case stored(Expression?)
    /// A value computed by one expression or several statements.
    case computed([Statement])
    /// A value with a getter and a setter.
    case accessors(get: [Statement], set: [Statement])
  }

  /// What it is for; `nil` inside the module.
  var documentation: Documentation?
  /// Its attributes.
  var attributes: [Expression] = []
  /// The words before its name, such as `public static var`.
  var keywords: String = "public var"
  /// Its name, as code.
  var name: String
  /// Its type, as code.
  var type: String
  /// What it is made of.
  var content: Content
}

/// A function, method or initialiser.
struct FunctionDeclaration: Hashable, Sendable {
  /// A parameter.
  struct Parameter: Hashable, Sendable {
    /// Label and name as declared, as code: `message`, `_ message`.
    var name: String
    /// Its type, as code.
    var type: String
    /// Its default.
    var defaultValue: Expression?

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: Label and name as declared, as code.
    ///   - type: Its type, as code.
    ///   - defaultValue: Its default.
    init(_ name: String, _ type: String, defaultValue: Expression? = nil) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  /// What it does.
  var documentation: Documentation?
  /// Its attributes.
  var attributes: [Expression] = []
  /// The words before its parameters, such as `public mutating func visit`.
  var head: String
  /// Its parameters.
  var parameters: [Parameter] = []
  /// Whether every parameter has a line of its own even where all would fit on one.
  var hasParameterLines: Bool = false
  /// What stands after the parameters, such as `throws`; `nil` for nothing.
  var effects: String?
  /// The type of its result, as code; `nil` for none.
  var result: String?
  /// Its body; `nil` for a protocol's requirement.
  var body: [Statement]?
}

/// A case of an enumeration.
struct EnumerationCaseDeclaration: Hashable, Sendable {
  /// What it means.
  var documentation: Documentation
  /// Its attributes.
  var attributes: [Expression] = []
  /// Its name, as code.
  var name: String
  /// The type of its value, as code; `nil` for none.
  var payload: String?
  /// Its raw value; `nil` where the name is the raw value.
  var rawValue: Expression?
}

/// A `typealias`.
struct TypeAliasDeclaration: Hashable, Sendable {
  /// What it is for.
  var documentation: Documentation
  /// Its attributes.
  var attributes: [Expression] = []
  /// Its name, as code.
  var name: String
  /// What it stands for, as code.
  var target: String
}
