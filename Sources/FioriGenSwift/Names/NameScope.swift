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
  }

  /// What the scope is called in messages, such as `` `FUICardModel` ``.
  private let description: String

  /// Names that the scope has without any spec.
  private let reserved: Set<String>

  /// The declared names.
  private var origins: [String: Origin] = [:]

  /// Creates an empty scope.
  ///
  /// - Parameters:
  ///   - description: What the scope is called in messages.
  ///   - reserved: Names that the scope has without any spec.
  init(_ description: String, reserved: Set<String>) {
    self.description = description
    self.reserved = reserved
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
    if reserved.contains(name) {
      return Diagnostic(
        SwiftRules.reservedName,
        "\(origin.kind) '\(origin.name)' would be '\(name)' in Swift, which \(description) already has",
        at: origin.range,
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
        + "'\(earlier.name)' in \(description) already is",
      at: later.range,
      notes: [DiagnosticNote("\(earlier.kind) '\(earlier.name)' is here", at: earlier.range)],
      suggestion: remedy
    )
  }

  /// What a declared name comes from.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: Its origin, or `nil` if the name is free.
  func origin(of identifier: SwiftIdentifier) -> Origin? {
    origins[identifier.plain]
  }

  /// Two origins in the order of their places.
  private static func inOrder(_ left: Origin, _ right: Origin) -> (Origin, Origin) {
    let isInOrder =
      (left.range.file, left.range.start) <= (right.range.file, right.range.start)
    return isInOrder ? (left, right) : (right, left)
  }
}
