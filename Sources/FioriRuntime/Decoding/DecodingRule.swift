/// What decoding checks. The raw values are stable: users look them up.
public enum DecodingRule: String, Hashable, Sendable, CaseIterable {
  /// The input is no JSON.
  case syntax = "json.syntax"
  /// A component that the catalogue does not have.
  case unknownComponent = "json.unknown-component"
  /// A key that the model does not have.
  case unknownKey = "json.unknown-key"
  /// A name that the enumeration does not have.
  case unknownCase = "json.unknown-case"
  /// A value of another type than the field's.
  case wrongType = "json.wrong-type"
  /// A field without default is missing.
  case missingKey = "json.missing-key"
  /// A field under the name that it had once.
  case renamedKey = "json.renamed-key"
  /// Two keys that mean the same field.
  case conflictingKeys = "json.conflicting-keys"

  /// Why that is a fault and what to do about it.
  public var explanation: String {
    switch self {
    case .syntax:
      "The text breaks the grammar of JSON, or nests deeper than the parser allows."
    case .unknownComponent:
      "The name is not one of the catalogue's components. Use the documented name, such as the "
        + "index lists it."
    case .unknownKey:
      "A misspelt key would silently leave a field at its default. Correct it, or decode leniently "
        + "when the sender may be newer than this model."
    case .unknownCase:
      "The enumeration has a closed list of names. Use one of them, or decode leniently to keep the "
        + "default."
    case .wrongType:
      "The value cannot become the field's type. The message says what was expected and found."
    case .missingKey:
      "The field has no default, so it must be given."
    case .renamedKey:
      "The field has another name now. Use the new one; lenient decoding reads both."
    case .conflictingKeys:
      "Two keys stand for one value, and nothing says which one counts. Leave one of them out."
    }
  }
}
