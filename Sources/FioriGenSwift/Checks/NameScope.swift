import FioriGenModel

/// The names that were declared in one scope of the emitted code, and where they come from.
struct NameScope {
  /// What a declaration comes from.
  struct Origin {
    /// What kind of thing the spec describes, such as `property`.
    var kind: String
    /// Its documented name.
    var name: String
    /// Where its name stands.
    var range: SourceRange
    /// The module that declares it, when that is another one.
    var module: String?
  }

  /// What the scope is called in messages, such as `` `FUICardModel` ``.
  private let description: String

  /// Names that the scope has without any spec.
  private let reserved: Set<String>

  /// The declared names.
  private var origins: [String: Origin] = [:]

  /// Names that the scope around has without any spec.
  private let outerReserved: Set<String>

  /// The names of the scope around, which generated code in this one refers to.
  private let outerOrigins: [String: Origin]

  /// Creates an empty scope.
  ///
  /// - Parameters:
  ///   - description: What the scope is called in messages.
  ///   - reserved: Names that the scope has without any spec.
  ///   - outer: The scope around, whose names must not be hidden.
  init(_ description: String, reserved: Set<String>, inside outer: NameScope? = nil) {
    self.description = description
    self.reserved = reserved
    outerReserved = outer?.reserved ?? []
    outerOrigins = outer?.origins ?? [:]
  }

  /// Declares a name.
  ///
  /// - Parameters:
  ///   - identifier: The name in Swift.
  ///   - origin: What it comes from.
  ///   - remedy: What to write to give it another name.
  /// - Returns: A finding if the name is taken.
  mutating func declare(_ identifier: SwiftIdentifier, from origin: Origin, remedy: String)
    -> Diagnostic?
  {
    let name = identifier.plain
    if reserved.contains(name) || outerReserved.contains(name) {
      return Diagnostic(
        SwiftRules.reservedName,
        "\(origin.kind) '\(origin.name)' would be '\(name)' in Swift, a name that generated code in "
          + "\(description) needs itself",
        at: origin.range,
        suggestion: remedy
      )
    }
    if let hidden = outerOrigins[name] {
      return Diagnostic(
        SwiftRules.nameCollision,
        "\(origin.kind) '\(origin.name)' would be '\(name)' in Swift, which hides \(hidden.kind) "
          + "'\(hidden.name)' from \(description)",
        at: origin.range,
        notes: [DiagnosticNote("\(hidden.kind) '\(hidden.name)' is here", at: hidden.range)],
        suggestion: remedy
      )
    }
    guard let first = origins[name] else {
      origins[name] = origin
      return nil
    }
    // Findings stand at the later site, whatever order the emitter visits them in.
    let (earlier, later) = Self.inOrder(first, origin)
    return Diagnostic(
      SwiftRules.nameCollision,
      "\(later.kind) '\(later.name)' would be '\(name)' in Swift, as \(earlier.kind) "
        + "'\(earlier.name)' in \(earlier.module.map { "the imported module '\($0)'" } ?? description) "
        + "already is",
      at: later.range,
      notes: [DiagnosticNote("\(earlier.kind) '\(earlier.name)' is here", at: earlier.range)],
      suggestion: remedy
    )
  }

  /// Two origins in the order of their places.
  private static func inOrder(_ left: Origin, _ right: Origin) -> (Origin, Origin) {
    // What is imported cannot give way.
    if (left.module == nil) != (right.module == nil) {
      return left.module == nil ? (right, left) : (left, right)
    }
    let isInOrder =
      (left.range.file, left.range.start) <= (right.range.file, right.range.start)
    return isInOrder ? (left, right) : (right, left)
  }
}
