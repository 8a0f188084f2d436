import FioriGenModel

/// Says how views stand to each other.
enum RelationWords {
  /// The words between two views' names.
  ///
  /// - Parameter kind: The way they stand to each other.
  /// - Returns: Words such as `below`.
  static func words(for kind: ViewRelation.Kind) -> String {
    switch kind {
    case .trailingOf: "after"
    case .leadingOf: "before"
    case .below: "below"
    case .above: "above"
    case .inside: "inside"
    case .insteadOf: "or instead"
    }
  }

  /// A sentence about where a view stands.
  ///
  /// - Parameter view: The view.
  /// - Returns: Markdown; empty when the spec says nothing about it.
  static func sentence(for view: AnatomyView) -> String {
    var sentences: [String] = []
    let places = list(view.placement.filter { $0.kind != .insteadOf })
    if !places.isEmpty { sentences.append(capitalised(places) + ".") }
    let others = view.placement.filter { $0.kind == .insteadOf }
    if !others.isEmpty {
      let names = others.map { MarkupEscaping.code($0.view) }.joined(separator: ", ")
      sentences.append("Shown instead of \(names).")
    }
    switch view.compact {
    case .hidden: sentences.append("Not shown in compact width.")
    case .placed(let relations): sentences.append("In compact width: \(list(relations)).")
    case nil: break
    }
    return sentences.joined(separator: " ")
  }

  /// Relations as a list of phrases.
  private static func list(_ relations: [ViewRelation]) -> String {
    relations.map { relation in
      let distance = relation.distance.map { distance in
        let unit = distance == 1 ? "point" : "points"
        return " at \(NumberText.short(distance)) \(unit)"
      }
      return "\(words(for: relation.kind)) \(MarkupEscaping.code(relation.view))\(distance ?? "")"
    }.joined(separator: ", ")
  }

  /// A text that begins with a capital letter.
  private static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
