/// Knowledge as plain lines: the form in which the tool carries that of the Fiori components,
/// and the library of a catalogue that of its own.
///
/// ```
/// group Text
/// attribute font-color Color
/// enumeration FUIBackgroundColorScheme light dark
/// path fdlFUIObjectCell FUIObjectCell Cell inferred
/// alias fdlObjectCell
/// deprecated fdlFUIObjectView Use the object view.
/// ```
///
/// A deprecation without replacement has `-` in its place. Aliases and deprecations belong to the
/// path before them, attributes to the group before them.
public enum KnowledgeText {
  /// Writes knowledge, that of the classic reader and the palette left out.
  ///
  /// - Parameter knowledge: What is known.
  /// - Returns: The lines, each ended by a line break.
  public static func text(of knowledge: StyleKnowledge) -> String {
    var lines: [String] = []
    for group in knowledge.groups {
      lines.append("group \(group.name)")
      lines += group.attributes.map { "attribute \($0.name) \($0.type.name)" }
    }
    for enumeration in knowledge.enumerations {
      lines.append((["enumeration", enumeration.name] + enumeration.cases).joined(separator: " "))
    }
    for path in knowledge.classPaths {
      lines.append("path \(path.path) \(path.component) \(path.group) \(path.support.rawValue)")
      lines += path.aliases.map { "alias \($0)" }
      if let deprecation = path.deprecation {
        let message = deprecation.message.split(whereSeparator: \.isWhitespace)
          .joined(separator: " ")
        lines.append("deprecated \(deprecation.replacement ?? "-") \(message)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads knowledge.
  ///
  /// - Parameter text: Lines as ``text(of:)`` writes them; others are skipped.
  /// - Returns: What they say.
  public static func knowledge(in text: String) -> StyleKnowledge {
    var knowledge = StyleKnowledge()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let rest = words.dropFirst()
      switch (words.first, rest.count) {
      case ("group", 1...):
        knowledge.groups.append(KnownAttributeGroup(name: words[1], attributes: []))
      case ("attribute", 2...) where !knowledge.groups.isEmpty:
        let attribute = KnownAttribute(words[1], SheetValueType(name: words[2]))
        knowledge.groups[knowledge.groups.count - 1].attributes.append(attribute)
      case ("enumeration", 1...):
        knowledge.enumerations.append(
          KnownEnumeration(name: words[1], cases: Array(rest.dropFirst()))
        )
      case ("path", 4...):
        guard let support = StyleSupport(rawValue: words[4]) else { continue }
        knowledge.classPaths.append(
          KnownClassPath(path: words[1], component: words[2], group: words[3], support: support)
        )
      case ("alias", 1...) where !knowledge.classPaths.isEmpty:
        knowledge.classPaths[knowledge.classPaths.count - 1].aliases.append(words[1])
      case ("deprecated", 1...) where !knowledge.classPaths.isEmpty:
        knowledge.classPaths[knowledge.classPaths.count - 1].deprecation = KnownDeprecation(
          message: rest.dropFirst().joined(separator: " "),
          replacement: words[1] == "-" ? nil : words[1]
        )
      default: continue
      }
    }
    return knowledge
  }
}
