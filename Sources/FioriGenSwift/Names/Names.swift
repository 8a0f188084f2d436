import FioriGenModel

/// Every identifier that emitted code contains and that no spec chose.
///
/// What stands here and in FioriRuntime has to agree; the compiled snapshots show that it does.
enum Names {
  // MARK: Affixes

  /// Ends the names of models.
  static let modelSuffix = "Model"
  /// Ends the names of styles.
  static let styleSuffix = "Style"
  /// Ends the names of protocols of operations.
  static let operationsSuffix = "Operations"
  /// Ends the names of protocols of events.
  static let eventsSuffix = "Events"
  /// Ends names that the compiler keeps for itself.
  static let valueSuffix = "Value"
  /// Begins names that would otherwise begin with a digit.
  static let namePrefix = "n"
  /// The name of what has an empty name.
  static let emptyName = "empty"

  // MARK: Modules

  /// What every generated file imports.
  static let runtimeModule = "FioriRuntime"

  // MARK: Members that specs do not name

  /// The constant of a component's own class path.
  static let rootClassPath = "root"
  /// A parameter whose type says nothing about it.
  static let valueParameter = "value"
  /// The constants of a component's class paths.
  static let classPaths = "ClassPaths"

  /// The Swift type of a built-in type.
  ///
  /// - Parameter type: The built-in type.
  /// - Returns: Its name in generated code.
  static func builtIn(_ type: BuiltInType) -> String {
    switch type {
    case .seconds: "Double"
    default: type.rawValue
    }
  }

  // MARK: Taken names
  static let moduleTypes: Set<String> = []
  static let modelMembers: Set<String> = []
  static let enumerationMembers: Set<String> = []
  static let unionMembers: Set<String> = []
  static let choiceMembers: Set<String> = []
  static let styleMembers: Set<String> = []
}
