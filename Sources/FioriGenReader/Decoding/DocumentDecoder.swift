import FioriGenModel

/// Decodes the trees of one file to documents, checking everything that needs no other document.
///
/// Each kind of document has its own file with an extension of this type. What is wrong is reported
/// and left out; the rest is decoded all the same, so that one fault never hides another.
struct DocumentDecoder {
  /// The file's path.
  let file: String

  /// What the file may demand.
  let limits: SpecLimits

  /// The findings so far.
  var findings: Findings

  /// Whether a document could not be recognised at all.
  var skippedDocument = false

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - limits: What the file may demand.
  init(file: String, limits: SpecLimits) {
    self.file = file
    self.limits = limits
    findings = Findings(maximumNameComparisons: limits.maximumNameComparisons)
  }

  /// Decodes every document of a file.
  ///
  /// - Parameter tree: The file's trees.
  /// - Returns: The documents that could be recognised, in order.
  mutating func decodeFile(_ tree: YAMLTree) -> [DocumentSyntax] {
    if tree.documents.isEmpty && tree.isComplete {
      findings.report(
        SpecRules.empty,
        "the file holds no document",
        at: .beginning(of: file),
        suggestion: "begin with 'component: <Name>', or delete the file"
      )
    }
    var documents: [DocumentSyntax] = []
    var heads: [DocumentHead] = []
    for root in tree.documents {
      guard let head = head(of: root) else {
        if !root.isNull { skippedDocument = true }
        continue
      }
      heads.append(head)
      if let document = decode(root, head) { documents.append(document) }
    }
    checkFileName(heads)
    return documents
  }

  /// The first pair of a document, which says what it is.
  struct DocumentHead {
    /// The kind.
    var kind: DocumentKind
    /// The key that names the kind.
    var keyRange: SourceRange
    /// What follows it: the name, or the groups of an `attributeGroups` document.
    var value: YAMLNode
  }

  /// Finds out what a document is.
  private mutating func head(of root: YAMLNode) -> DocumentHead? {
    switch root.content {
    case .unreadable:
      return nil
    case .scalar(let scalar) where scalar.isNull:
      findings.report(
        SpecRules.empty,
        "the document is empty",
        at: root.range,
        suggestion: "remove its '---'"
      )
      return nil
    case .scalar, .sequence:
      findings.report(
        SpecRules.wrongNode,
        "a document must be a mapping, not \(root.kindDescription)",
        at: root.range,
        suggestion: "begin with 'component: <Name>'; a space has to follow the ':'"
      )
      return nil
    case .mapping(let entries):
      guard let first = entries.first else {
        findings.report(
          SpecRules.unknownKind,
          "the document does not say what it is",
          at: root.range,
          suggestion: "begin with 'component: <Name>'"
        )
        return nil
      }
      if let kind = DocumentKind(rawValue: first.key) {
        return DocumentHead(kind: kind, keyRange: first.keyRange, value: first.value)
      }
      return reportUnknownKind(first, among: entries)
    }
  }

  /// Reports a document whose first key names no kind.
  ///
  /// - Returns: The head that is meant, if another key of the document names a kind.
  private mutating func reportUnknownKind(_ first: YAMLEntry, among entries: [YAMLEntry])
    -> DocumentHead?
  {
    let later = entries.first { DocumentKind(rawValue: $0.key) != nil }
    if let later, let kind = DocumentKind(rawValue: later.key) {
      findings.report(
        SpecRules.unknownKind,
        "the first key must name the kind of the document, not be \(quoted(first.key))",
        at: first.keyRange,
        notes: [DiagnosticNote("this names the kind", at: later.keyRange)],
        suggestion: "move '\(later.key)' to the first line of the document"
      )
      return DocumentHead(kind: kind, keyRange: later.keyRange, value: later.value)
    }
    let kinds = DocumentKind.allCases.map(\.rawValue)
    findings.report(
      SpecRules.unknownKind,
      "\(quoted(first.key)) is no kind of document",
      unknown: first.key,
      at: first.keyRange,
      candidates: kinds,
      otherwise: "the first key must be one of \(Wording.list(kinds, "or"))"
    )
    return nil
  }

  /// Decodes a document of a known kind.
  private mutating func decode(_ root: YAMLNode, _ head: DocumentHead) -> DocumentSyntax? {
    switch head.kind {
    case .catalogue:
      catalogue(root, head).map(DocumentSyntax.catalogue)
    case .component:
      component(root, head).map(DocumentSyntax.component)
    case .enumeration, .structure, .union, .protocolType, .external:
      sharedType(root, head).map(DocumentSyntax.sharedType)
    case .attributeGroups:
      attributeGroups(root, head).map(DocumentSyntax.attributeGroups)
    }
  }
}
