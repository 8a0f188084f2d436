import FioriGenModel

/// The rules of the spec reader. Their identifiers are stable.
///
/// Every example is one or several complete files; a line `# file: Name.yaml` begins each of several
/// files, or gives the only one a name that matters.
public enum SpecRules {
  /// Every rule, sorted by identifier.
  public static let all: [Rule] = [
    aliasCycle, classPathConflict, classPathSpelling, defaultRange, defaultType, duplicateKey,
    duplicateName, empty, encoding, exclusiveName, fileName, importCycle, inheritanceLoop,
    invalidName,
    invalidType, invalidValue, missingKey, missingSupport, nameCollision, range, recursiveType,
    ruleConflict, syntax, tooDeep, tooLarge, tooManyNodes, unknownAttribute, unknownClassPath,
    unknownGroup, unknownImport, unknownKey, unknownKind, unknownOperation, unknownPart,
    unknownProperty, unknownReplacement, unknownType, unknownView, unreadable, wrongNode,
  ]
}
