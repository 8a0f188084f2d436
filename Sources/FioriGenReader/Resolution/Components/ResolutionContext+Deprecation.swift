import FioriGenModel

/// What is deprecated, which decides what may take its place.
enum DeprecationSubject {
  /// A component or type.
  case type
  /// A property or field, with its siblings.
  case property(MemberTable)
  /// A case of an enumeration, with the names of all cases.
  case enumerationCase([String])
  /// A class path, with all class paths of the component.
  case classPath([String])
}

extension ResolutionContext {
  /// Resolves a deprecation.
  ///
  /// - Parameters:
  ///   - syntax: The deprecation as written.
  ///   - subject: What is deprecated.
  /// - Returns: The deprecation; a message is made up where only a replacement is named.
  mutating func deprecation(_ syntax: DeprecationSyntax?, of subject: DeprecationSubject)
    -> Deprecation?
  {
    guard let syntax else { return nil }
    if let name = syntax.replacedBy { checkReplacement(name, of: subject) }
    let message: String
    if let given = syntax.message, !given.isEmpty {
      message = given
    } else {
      message = syntax.replacedBy.map { "Use \($0.value)." } ?? ""
    }
    return Deprecation(message: message, replacedBy: syntax.replacedBy?.value)
  }

  /// Reports a replacement that does not exist.
  private mutating func checkReplacement(_ name: Located<String>, of subject: DeprecationSubject) {
    let candidates: [String]
    let wanted: String
    switch subject {
    case .type:
      guard types.names[name.value] == nil, !suspected.types.contains(name.value) else { return }
      (candidates, wanted) = (Array(types.names.keys), "component or type of the set")
    case .property(let table):
      guard table.property(name.value) == nil, !table.isIncomplete else { return }
      (candidates, wanted) = (table.names(of: .property), "property beside it")
    case .enumerationCase(let names):
      guard !names.contains(name.value) else { return }
      (candidates, wanted) = (names, "case beside it")
    case .classPath(let paths):
      guard !paths.contains(name.value) else { return }
      (candidates, wanted) = (paths, "class path of the same component")
    }
    findings.report(
      SpecRules.unknownReplacement,
      "the replacement \(quoted(name.value)) does not exist",
      unknown: name.value,
      at: name.range,
      candidates: candidates,
      otherwise: "name a \(wanted), or say in the message what to do"
    )
  }
}
