import FioriGenModel

/// The rules of this stage.
public enum SwiftRules {
  /// Two declarations of one scope would get the same name.
  public static let nameCollision = Rule(
    id: "swift.name-collision",
    title: "two declarations would have the same Swift name",
    explanation: """
      Swift names are made from documented names by fixed rules, and two names of one scope became \
      the same: two types of the module, two members of a model, two cases of an enumeration or two \
      class path constants. Nothing is renamed silently. Give one of them another name with \
      `swiftName:` (`name:` for class paths and exclusive rules).
      """,
    wrongExample: """
      enum: FUIState
      cases: { loading-paused: …, loadingPaused: … }
      """,
    rightExample: """
      enum: FUIState
      cases: { loading-paused: { swiftName: pausedWhileLoading }, loadingPaused: … }
      """
  )

  /// A declaration would hide something that generated code needs.
  public static let reservedName = Rule(
    id: "swift.reserved-name",
    title: "a Swift name is taken by generated code or its run time",
    explanation: """
      Generated code declares some members itself (`visit`, `descriptor`, …) and uses the types of \
      its run time by name (`String`, `Size`, `Theme`, …). A declaration of the same name would hide \
      them. Give it another name with `swiftName:`.
      """,
    wrongExample: """
      component: FUICard
      properties: { descriptor: String? }
      """,
    rightExample: """
      component: FUICard
      properties: { descriptor: { type: String?, swiftName: cardDescriptor } }
      """
  )

  /// A name that a spec asks for is no identifier.
  public static let invalidName = Rule(
    id: "swift.invalid-name",
    title: "a name that a spec asks for is no Swift identifier",
    explanation: """
      `swiftName:` and the `name:` of class paths are used as they are. They consist of the letters \
      A to Z in either case, digits and underscores, and do not begin with a digit; `self`, `Type` and \
      `Protocol` cannot be used.
      """,
    wrongExample: "title: { type: String?, swiftName: card title }",
    rightExample: "title: { type: String?, swiftName: cardTitle }"
  )

  /// Two spec files would be emitted to one Swift file.
  public static let fileCollision = Rule(
    id: "swift.file-collision",
    title: "two spec files would become one Swift file",
    explanation: """
      The name of a Swift file is the name of its spec file, whatever folder that is in, and many \
      file systems take letters of either case for the same. Rename one of the spec files.
      """,
    wrongExample: "Types/Images.yaml and Helpers/images.yaml",
    rightExample: "Types/Images.yaml and Helpers/HelperImages.yaml"
  )

  /// A default gives a value to a deprecated property.
  public static let deprecatedDefault = Rule(
    id: "swift.deprecated-default",
    title: "a default sets a deprecated property",
    explanation: """
      Deprecated properties are no parameters of a model's initialiser, so a default made of members \
      cannot set one. Set the property that takes its place, or leave it out.
      """,
    wrongExample:
      "button: { type: FUIButton, defaults: { oldTitle: Go } }   # oldTitle is deprecated",
    rightExample: "button: { type: FUIButton, defaults: { title: Go } }"
  )

  /// Every rule of this stage, in the order of their identifiers.
  public static let all: [Rule] = [
    deprecatedDefault, fileCollision, invalidName, nameCollision, reservedName,
  ]
}
