import FioriGenModel

/// Compares what a compiler read with what the model means, declaration by declaration.
struct LibraryComparison {
  /// A header as the model means it.
  private struct ExpectedHeader {
    /// The path.
    var path: String
    /// The declarations, with what can be compared of each.
    var declarations: [(declaration: CDeclaration, facts: DeclarationFacts)]

    /// The same with what is read anew for every target.
    var ofAnyTarget: ExpectedHeader {
      ExpectedHeader(
        path: path,
        declarations: declarations.map { ($0.declaration, $0.facts.ofAnyTarget) }
      )
    }
  }

  /// The declarations as the model means them. Made once, compared for every target.
  private let expected: [ExpectedHeader]

  /// The same with what is read anew for every target.
  private let expectedOfAnyTarget: [ExpectedHeader]

  /// The headers, for the places that unexpected declarations come from.
  private let headers: [HeaderText]

  /// The place for declarations that come from no line.
  private let fallback: SourceRange

  /// Prepares the comparison.
  ///
  /// - Parameters:
  ///   - library: The declarations as the model means them.
  ///   - headers: The headers, for the places that unexpected declarations come from.
  init(library: CLibrary, headers: [HeaderText]) {
    expected = library.headers.map { header in
      ExpectedHeader(
        path: library.names.folder + header.file,
        declarations: header.declarations.map { ($0, DeclarationFacts($0)) }
      )
    }
    expectedOfAnyTarget = expected.map(\.ofAnyTarget)
    self.headers = headers
    fallback = library.origin.range
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - parsed: What a compiler read.
  ///   - isComplete: Whether comments, messages of deprecation and bodies were read, too.
  /// - Returns: One finding for each difference, at the place in the specs.
  func differences(to parsed: ParsedLibrary, isComplete: Bool) -> [Diagnostic] {
    var found: [Key: ParsedLibrary.Declaration] = [:]
    var order: [Key: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, declaration) in parsed.declarations.enumerated() {
      let key = Key(declaration.facts)
      if found[key] == nil {
        found[key] = declaration
        order[key] = index
      } else {
        diagnostics.append(unexpected(declaration, "is declared twice"))
      }
    }
    for header in isComplete ? expected : expectedOfAnyTarget {
      var last = -1
      for (declaration, expected) in header.declarations {
        let key = Key(expected)
        guard let actual = found.removeValue(forKey: key), let position = order[key] else {
          let what = "the \(expected.kind.rawValue) '\(expected.name)'"
          diagnostics.append(
            Self.finding("\(what) is missing from the headers", at: declaration.origin.range)
          )
          continue
        }
        if actual.file != header.path {
          diagnostics.append(
            Self.finding(
              "'\(expected.name)' stands in '\(actual.file)' instead of '\(header.path)'",
              at: declaration.origin.range
            )
          )
        } else if position < last {
          diagnostics.append(
            Self.finding("'\(expected.name)' is out of order", at: declaration.origin.range)
          )
        }
        last = max(last, position)
        diagnostics += differences(of: actual.facts, to: expected, declaration)
      }
    }
    for declaration in parsed.declarations where found[Key(declaration.facts)] != nil {
      diagnostics.append(unexpected(declaration, "is not in the model"))
      found[Key(declaration.facts)] = nil
    }
    return diagnostics
  }

  /// What identifies a declaration.
  private struct Key: Hashable {
    /// Whether it only announces a name.
    var isForward: Bool
    /// The name.
    var name: String

    /// The key of a declaration.
    init(_ facts: DeclarationFacts) {
      isForward = facts.kind == .forward
      name = facts.name
    }
  }

  // MARK: One declaration

  /// The differences between two declarations of one name.
  private func differences(
    of actual: DeclarationFacts,
    to expected: DeclarationFacts,
    _ declaration: CDeclaration
  ) -> [Diagnostic] {
    if actual == expected { return [] }
    let place = declaration.origin.range
    let name = expected.name
    guard actual.kind == expected.kind else {
      let kinds = "a \(actual.kind.rawValue) instead of a \(expected.kind.rawValue)"
      return [Self.finding("'\(name)' is \(kinds)", at: place)]
    }
    var diagnostics: [Diagnostic] = []
    if actual.type != expected.type {
      diagnostics.append(
        Self.mismatch("type", of: name, actual.type, expected.type, at: place)
      )
    }
    if actual.text != expected.text {
      diagnostics.append(
        Self.mismatch("text", of: name, actual.text, expected.text, at: place)
      )
    }
    diagnostics += documentation(
      (actual.comment, actual.deprecation),
      (expected.comment, expected.deprecation),
      of: name,
      at: place
    )
    return diagnostics + members(of: actual, to: expected, declaration)
  }

  /// The differences between comments and deprecations.
  private func documentation(
    _ actual: (comment: String?, deprecation: String?),
    _ expected: (comment: String?, deprecation: String?),
    of name: String,
    at place: SourceRange
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if actual.comment != expected.comment {
      diagnostics.append(Self.finding("the comment of '\(name)' differs", at: place))
    }
    if actual.deprecation != expected.deprecation {
      diagnostics.append(
        Self.mismatch("deprecation", of: name, actual.deprecation, expected.deprecation, at: place)
      )
    }
    return diagnostics
  }

  /// The differences between fields, enumerators or parameters.
  private func members(
    of actual: DeclarationFacts,
    to expected: DeclarationFacts,
    _ declaration: CDeclaration
  ) -> [Diagnostic] {
    let origins = declaration.memberOrigins
    var diagnostics: [Diagnostic] = []
    let actualNames = actual.members.map(\.name)
    let expectedNames = expected.members.map(\.name)
    for (index, member) in expected.members.enumerated() {
      let place = origins.indices.contains(index) ? origins[index] : declaration.origin.range
      let name = "\(expected.name).\(member.name)"
      guard let found = actual.members.first(where: { $0.name == member.name }) else {
        diagnostics.append(Self.finding("'\(name)' is missing from the headers", at: place))
        continue
      }
      if found.type != member.type {
        diagnostics.append(Self.mismatch("type", of: name, found.type, member.type, at: place))
      }
      if found.value != member.value {
        diagnostics.append(Self.mismatch("value", of: name, found.value, member.value, at: place))
      }
      diagnostics += documentation(
        (found.comment, found.deprecation),
        (member.comment, member.deprecation),
        of: name,
        at: place
      )
    }
    for name in actualNames where !expectedNames.contains(name) {
      diagnostics.append(
        Self.finding(
          "'\(expected.name).\(name)' is not in the model",
          at: declaration.origin.range
        )
      )
    }
    let common = actualNames.filter(expectedNames.contains)
    let commonExpected = expectedNames.filter(actualNames.contains)
    if let index = commonExpected.indices.first(where: {
      !common.indices.contains($0) || common[$0] != commonExpected[$0]
    }) {
      let position = expectedNames.firstIndex(of: commonExpected[index]) ?? 0
      let place = origins.indices.contains(position) ? origins[position] : declaration.origin.range
      diagnostics.append(
        Self.finding(
          "'\(expected.name).\(commonExpected[index])' is out of order",
          at: place
        )
      )
    }
    return diagnostics
  }

  // MARK: Findings

  /// A finding about a declaration that the model does not have.
  private func unexpected(_ declaration: ParsedLibrary.Declaration, _ what: String) -> Diagnostic {
    let header = headers.first { $0.path == declaration.file }
    return Self.finding(
      "the \(declaration.facts.kind.rawValue) '\(declaration.facts.name)' \(what)",
      at: header?.origin(ofLine: declaration.line) ?? fallback
    )
  }

  /// A finding about two values that should be equal.
  private static func mismatch<Value>(
    _ what: String,
    of name: String,
    _ actual: Value?,
    _ expected: Value?,
    at place: SourceRange
  ) -> Diagnostic {
    let words = { (value: Value?) in value.map { "'\($0)'" } ?? "none" }
    return finding(
      "the \(what) of '\(name)' is \(words(actual)) where the model says \(words(expected))",
      at: place
    )
  }

  /// A finding.
  private static func finding(_ message: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      CRules.layoutMismatch,
      message,
      at: place,
      suggestion: "This is a fault of fiori-gen; please report it with this spec."
    )
  }
}

extension CDeclaration {
  /// The places in the specs of fields or enumerators, in order; none for other declarations.
  fileprivate var memberOrigins: [SourceRange] {
    switch self {
    case .record(let record): record.fields.map(\.origin.range)
    case .enumeration(let enumeration): enumeration.enumerators.map(\.origin.range)
    case .forward, .function, .constant: []
    }
  }
}
