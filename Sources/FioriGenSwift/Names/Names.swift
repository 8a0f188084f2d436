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

  /// What every generated file with declarations imports.
  static let runtimeModule = "FioriRuntime"

  // MARK: Protocols and types of the run time

  /// A component's model.
  static let componentModel = "ComponentModel"
  /// A struct in which every field has a default.
  static let defaultedModel = "DefaultedModel"
  /// A struct with fields that must be given.
  static let fieldModel = "FieldModel"
  /// The parameters of an operation.
  static let operationParameters = "OperationParameters"
  /// A closed list of names.
  static let componentEnum = "ComponentEnum"
  /// What a slot holds that several properties share.
  static let exclusiveChoice = "ExclusiveChoice"
  /// One of several kinds of value.
  static let unionValue = "UnionValue"
  /// What can be written as a string literal.
  static let stringLiteralProtocol = "ExpressibleByStringLiteral"
  /// The attributes of a group.
  static let styleAttributes = "StyleAttributes"
  /// What an attribute is set to.
  static let styleValue = "StyleValue"
  /// A selector of the style sheets.
  static let classPath = "ClassPath"
  /// What tools can know about a component.
  static let componentDescriptor = "ComponentDescriptor"
  /// Every component of a module.
  static let catalogueIndex = "CatalogueIndex"
  /// A list of models of any component.
  static let modelTypes = "[any ComponentModel.Type]"
  /// What only classes conform to.
  static let anyObject = "AnyObject"

  /// The Swift type of a built-in type.
  ///
  /// - Parameter type: The built-in type.
  /// - Returns: Its name in generated code.
  static func builtIn(_ type: BuiltInType) -> String {
    type.rawValue
  }

  /// Whether the code of a type names a type of the run time.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether it is or contains a built-in type that Swift does not have itself.
  static func isOfRuntime(_ type: PortableType) -> Bool {
    switch type {
    case .builtIn(.string), .builtIn(.bool), .builtIn(.int), .builtIn(.double), .builtIn(.float):
      false
    case .builtIn: true
    case .enumeration, .structure, .union, .component: false
    case .array(let inner), .optional(let inner): isOfRuntime(inner)
    }
  }

  /// The Swift type of an attribute's value.
  ///
  /// - Parameter type: The type in the style sheet language.
  /// - Returns: Its name in generated code.
  static func attribute(_ type: BuiltInAttributeType) -> String {
    switch type {
    case .color: "ThemeColor"
    case .fontName: "FontName"
    case .fontTextStyle: "FontTextStyle"
    case .number: "Double"
    case .integer: "Int"
    case .boolean: "Bool"
    case .offset: "StyleOffset"
    case .size: "Size"
    case .box: "StyleBox"
    case .textAlign: "TextAlignment"
    case .textTransform: "TextTransform"
    case .image: "ImageName"
    case .string: "String"
    }
  }

  // MARK: Members that specs do not name

  /// The constant of a component's own class path.
  static let rootClassPath = "root"
  /// A parameter whose type says nothing about it.
  static let valueParameter = "value"
  /// The parameter that takes an operation's parameters.
  static let parametersParameter = "parameters"
  /// The constants of a component's class paths.
  static let classPaths = "ClassPaths"
  /// What decoding starts from.
  static let blank = "blank"
  /// The blank values of all cases of a choice.
  static let blankCases = "blankCases"
  /// The other spellings of an enumeration's cases.
  static let aliases = "aliases"
  /// Every case of an enumeration.
  static let allCases = "allCases"
  /// The name of a model's type.
  static let fieldTypeName = "fieldTypeName"
  /// What tools can know about a component.
  static let descriptor = "descriptor"
  /// The name of a style's group in specs.
  static let groupName = "groupName"

  /// The models of an index.
  static let models = "models"
  /// The models of an index's deprecated components.
  static let deprecatedModels = "deprecatedModels"

  // MARK: Describing

  /// Adds a model to an index.
  static let appendModel = "models.append"
  /// Marks a property as deprecated.
  static let describeDeprecation = "descriptor.deprecateProperty"
  /// Adds a class path to a descriptor.
  static let describeClassPath = "descriptor.classPath"
  /// Adds an operation to a descriptor.
  static let describeOperation = "descriptor.operation"
  /// Adds an event to a descriptor.
  static let describeEvent = "descriptor.event"

  /// A type as a value.
  ///
  /// - Parameter type: The type, as code.
  /// - Returns: The expression.
  static func metatype(_ type: String) -> String {
    type + ".self"
  }

  // MARK: Code

  /// No value.
  static let nilValue = "nil"
  /// Names of parameters and locals of generated code, which hide members of the same name.
  static let locals: Set<String> = [visitor, reference, check, newValue, value, descriptor]
  /// What a setter sets.
  static let newValue = "newValue"
  /// A value of the type itself.
  static let selfValue = "self"
  /// The type that code is in.
  static let selfType = "Self"
  /// Begins a reference to a member.
  static let selfPrefix = "self."
  /// A value in a pattern or parameter.
  static let value = "value"
  /// Begins an initialiser.
  static let publicInit = "public init"
  /// Begins a static property.
  static let publicStaticVar = "public static var"
  /// The attribute that warns of deprecated declarations.
  static let availableAttribute = "@available"
  /// The label and name of what a literal holds.
  static let stringLiteralLabel = "stringLiteral value"

  // MARK: Visiting

  /// Begins a model's, choice's or style's `visit`.
  static let visitHead = "public mutating func visit"
  /// The visitor.
  static let visitor = "visitor"
  /// The type of a model's visitor.
  static let fieldVisitorType = "inout some FieldVisitor"
  /// The type of a choice's visitor.
  static let choiceVisitorType = "inout some ChoiceVisitor"
  /// The type of a style's visitor.
  static let styleVisitorType = "inout some StyleVisitor"
  /// The model whose fields are shown beside.
  static let reference = "reference"
  /// Begins a field of the reference.
  static let referencePrefix = "reference."
  /// Shows a field that may be left out.
  static let visitorField = "visitor.field"
  /// Shows a field that must be given.
  static let visitorRequired = "visitor.required"
  /// Shows a slot.
  static let visitorExclusive = "visitor.exclusive"
  /// Tells of a former name.
  static let visitorRenamed = "visitor.renamed"
  /// The visitor's method for another spelling.
  static let visitorAlias = "visitor.alias"
  /// Shows the value of a case.
  static let visitorValue = "visitor.value"
  /// Shows an attribute.
  static let visitorAttribute = "visitor.attribute"

  // MARK: Checking

  /// Begins `checkRules`.
  static let checkRulesHead = "public func checkRules"
  /// What takes the findings.
  static let check = "check"
  /// Its type.
  static let ruleCheckType = "inout RuleCheck"
  /// Checks a number against the allowed ones.
  static let checkRange = "check.range"
  /// Checks a number against the advised ones.
  static let checkAdvisedRange = "check.advisedRange"
  /// Checks a number of elements against the most allowed.
  static let checkCount = "check.count"
  /// Checks a number of elements against the most advised.
  static let checkAdvisedCount = "check.advisedCount"
  /// Checks a number of lines against the most advised.
  static let checkAdvisedLines = "check.advisedLines"
  /// Checks that a property is unset.
  static let checkForbid = "check.forbid"
  /// Checks that a property is set.
  static let checkRequire = "check.require"
  /// Whether a property has a value.
  static let isSet = "RuleCheck.isSet"
  /// Whether a property has one of some values.
  static let isOne = "RuleCheck.isOne"
  /// Whether a property has a value, and none of some.
  static let isNone = "RuleCheck.isNone"

  /// The case of a finding's severity.
  ///
  /// - Parameter severity: The rule's severity.
  /// - Returns: The case, as code.
  static func severity(_ severity: Severity) -> String {
    severity == .error ? ".error" : ".warning"
  }

  // MARK: Values

  /// The label of an image's name.
  static let assetLabel = "asset"
  /// The label of a colour's spelling.
  static let spellingLabel = "spelling"

  // MARK: Taken names

  /// Types that neither a module nor a model may declare: generated code refers to them by name, or
  /// users of a model do.
  static let moduleTypes: Set<String> = Set(BuiltInType.allCases.map(builtIn))
    .union(BuiltInAttributeType.allCases.map(attribute))
    .union([
      classPaths, componentModel, defaultedModel, fieldModel, operationParameters, componentEnum,
      exclusiveChoice, unionValue, stringLiteralProtocol, styleAttributes, styleValue, classPath,
      componentDescriptor, catalogueIndex, anyObject, "FieldVisitor", "ChoiceVisitor",
      "StyleVisitor", "RuleCheck", "FieldValue", "Theme", "Decoded", "DecodingIssue",
      "DecodingMode", "EncodingForm", "FieldChange", "FieldPath", "RGBAColor", "ValidationIssue",
      "Optional", "Array", "Dictionary",
    ])

  /// Members that every model has.
  static let modelMembers: Set<String> = [
    "init", blank, "visit", "checkRules", descriptor, fieldTypeName, "validate", "json", "decode",
    "encode", "difference", "hash", "hashValue",
  ]

  /// Members that every enumeration has.
  static let enumerationMembers: Set<String> = [
    blank, fieldTypeName, "attributeTypeName", aliases, allCases, "AllCases", "RawValue",
  ]

  /// Members that every union has.
  static let unionMembers: Set<String> = [blank, blankCases, fieldTypeName, "visit"]

  /// Members that the type of every slot has.
  static let choiceMembers: Set<String> = [blankCases, "visit"]

  /// Members that every style has.
  static let styleMembers: Set<String> = [
    "init", groupName, "visit", "attributes", "isEmpty", "hashValue",
  ]
}
