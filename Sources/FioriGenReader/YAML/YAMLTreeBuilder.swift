import FioriGenModel

/// Builds trees from events, with bounded depth and size.
struct YAMLTreeBuilder: ~Copyable {
  /// Where the events come from.
  private var events: YAMLEventStream

  /// The file.
  private let source: SourceFile

  /// What the file may demand.
  let limits: SpecLimits

  /// The findings so far.
  var diagnostics: [Diagnostic] = []

  /// The anchors of the current document.
  var anchors = YAMLAnchors()

  /// How many nodes were built, aliases expanded.
  private var nodeCount = 0

  /// Where the flow lists and mappings begin that are open now, outermost first.
  private var openFlow: [SyntaxErrorReport.OpenFlow] = []

  /// The place of the last text in quotes that goes over several lines.
  private var lastLongQuote: SourceRange?

  /// Why the building stops before the end of the file.
  private enum Stop: Error {
    /// libyaml cannot go on.
    case fault(YAMLFault)
    /// A limit is passed; it is already reported.
    case limit
  }

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - events: The parser over the file's bytes.
  ///   - file: The file's path.
  ///   - limits: What the file may demand.
  init(events: consuming YAMLEventStream, file: String, limits: SpecLimits) {
    self.events = events
    source = SourceFile(file)
    self.limits = limits
  }

  /// Builds the trees of a whole file.
  ///
  /// - Parameter source: The file, for the lines that a syntax error is about.
  /// - Returns: The trees and the findings.
  mutating func build(_ source: SpecSource) -> YAMLTree {
    var documents: [YAMLNode] = []
    do throws(Stop) {
      while let document = try nextDocument() { documents.append(document) }
      return YAMLTree(documents: documents, isComplete: true, diagnostics: diagnostics)
    } catch {
      if case .fault(let fault) = error {
        let report = SyntaxErrorReport(
          fault: fault,
          source: source,
          openFlow: openFlow,
          lastLongQuote: lastLongQuote
        )
        diagnostics.append(report.finding())
      }
      return YAMLTree(documents: documents, isComplete: false, diagnostics: diagnostics)
    }
  }

  /// The next document's root, `nil` at the end of the file.
  private mutating func nextDocument() throws(Stop) -> YAMLNode? {
    while true {
      let event = try next()
      switch event.kind {
      case .streamEnd:
        return nil
      case .documentStart(let hasTagDirectives):
        if hasTagDirectives { reportTag("%TAG directives are", at: range(of: event)) }
        anchors = YAMLAnchors()
        var root = try node(for: try next(), depth: 0)
        _ = try next()
        if root.isNull { root.range = range(of: event) }
        return root
      default:
        continue
      }
    }
  }

  /// The next event.
  private mutating func next() throws(Stop) -> YAMLEvent {
    do throws(YAMLFault) {
      return try events.next()
    } catch {
      throw .fault(error)
    }
  }

  /// The node that begins with an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - depth: How many lists and mappings are open around it.
  /// - Returns: The node.
  /// - Throws: A ``Stop`` where the file cannot be read further.
  private mutating func node(for event: YAMLEvent, depth: Int) throws(Stop) -> YAMLNode {
    switch event.kind {
    case .scalar(let scalar, let properties):
      try count(1, at: event)
      let node = YAMLNode(content: .scalar(scalar), range: range(of: event))
      if scalar.style == .quoted && event.start.line != event.end.line {
        lastLongQuote = node.range
      }
      return finish(node, properties, at: event)
    case .alias(let name):
      return try expand(name, at: event, depth: depth)
    case .sequenceStart(let properties, let isFlow):
      try open(event, properties, depth: depth)
      if isFlow { openFlow.append(.init(position: event.start, isSequence: true)) }
      var elements: [YAMLNode] = []
      while true {
        let next = try next()
        if case .sequenceEnd = next.kind {
          if isFlow { openFlow.removeLast() }
          let range = collectionRange(from: event, to: next, isFlow: isFlow)
          return finish(YAMLNode(content: .sequence(elements), range: range), properties, at: event)
        }
        elements.append(try node(for: next, depth: depth + 1))
      }
    case .mappingStart(let properties, let isFlow):
      try open(event, properties, depth: depth)
      if isFlow { openFlow.append(.init(position: event.start, isSequence: false)) }
      var pairs = YAMLPairs()
      while true {
        let next = try next()
        if case .mappingEnd = next.kind {
          if isFlow { openFlow.removeLast() }
          let range = collectionRange(from: event, to: next, isFlow: isFlow)
          let node = YAMLNode(content: .mapping(pairs.entries), range: range)
          return finish(node, properties, at: event)
        }
        let key = try node(for: next, depth: depth + 1)
        let value = try node(for: try self.next(), depth: depth + 1)
        add(key: key, value: value, to: &pairs)
      }
    default:
      return YAMLNode(content: .unreadable, range: range(of: event))
    }
  }

  /// Checks the limits where a list or mapping begins.
  private mutating func open(
    _ event: YAMLEvent,
    _ properties: YAMLEvent.NodeProperties,
    depth: Int
  ) throws(Stop) {
    try count(1, at: event)
    try checkDepth(depth + 1, at: event)
    if let anchor = properties.anchor { anchors.open(anchor, at: range(of: event)) }
  }

  /// Registers a node's anchor and reports its tag.
  private mutating func finish(
    _ node: YAMLNode,
    _ properties: YAMLEvent.NodeProperties,
    at event: YAMLEvent
  ) -> YAMLNode {
    if let tag = properties.tag { reportTag("the tag \(quoted(tag)) is", at: range(of: event)) }
    if let anchor = properties.anchor {
      if let first = anchors.close(anchor, node, at: range(of: event)) {
        diagnostics.append(
          Diagnostic(
            SpecRules.duplicateName,
            "the anchor \(quoted(anchor)) is used twice",
            at: range(of: event),
            notes: [DiagnosticNote("first used here", at: first)],
            suggestion: "rename one of the two anchors"
          )
        )
      }
    }
    return node
  }

  /// The node that an alias stands for, counted as if it were written out.
  private mutating func expand(_ name: String, at event: YAMLEvent, depth: Int) throws(Stop)
    -> YAMLNode
  {
    let place = range(of: event)
    switch anchors.lookUp(name) {
    case .complete(let anchor):
      try count(anchor.size, at: event)
      try checkDepth(depth + anchor.height, at: event)
      return anchor.node
    case .open(let start):
      diagnostics.append(
        Diagnostic(
          SpecRules.aliasCycle,
          "the alias \(quoted(name)) stands inside the node that it repeats",
          at: place,
          notes: [DiagnosticNote("the node begins here", at: start)],
          suggestion: "write the value out instead of repeating it"
        )
      )
    case .unknown(let nearest):
      diagnostics.append(
        Diagnostic(
          SpecRules.syntax,
          "the alias \(quoted(name)) has no anchor before it",
          at: place,
          suggestion: nearest.map { "did you mean '*\($0)'?" }
            ?? "define '&\(name)' earlier in this document, or put text that begins with '*' in quotes",
          replacement: nearest.map { "*\($0)" }
        )
      )
    }
    try count(1, at: event)
    return YAMLNode(content: .unreadable, range: place)
  }

  /// Adds a pair to a mapping, unless its key is unusable.
  private mutating func add(key: YAMLNode, value: YAMLNode, to pairs: inout YAMLPairs) {
    guard case .scalar(let scalar) = key.content else {
      if case .unreadable = key.content { return }
      diagnostics.append(
        Diagnostic(
          SpecRules.wrongNode,
          "a key must be text, not \(key.kindDescription)",
          at: key.range
        )
      )
      return
    }
    if scalar.style == .plain && scalar.text == "<<" {
      diagnostics.append(
        Diagnostic(
          SpecRules.unknownKey,
          "specs have no merge keys",
          at: key.range,
          suggestion: "write the members out, or repeat a whole value with an alias"
        )
      )
      return
    }
    let entry = YAMLEntry(key: scalar.text, keyRange: key.range, value: value)
    if let first = pairs.append(entry) {
      diagnostics.append(
        Diagnostic(
          SpecRules.duplicateKey,
          "the key \(quoted(scalar.text)) stands twice in this mapping",
          at: key.range,
          notes: [DiagnosticNote("first written here", at: first)],
          suggestion: "keep one of the two"
        )
      )
    }
  }

  /// Reports something of YAML's type system, which specs do not use.
  private mutating func reportTag(_ subject: String, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        SpecRules.syntax,
        "\(subject) not allowed in a spec",
        at: range,
        suggestion: "remove it, or put text that begins with '!' in quotes"
      )
    )
  }

  /// Counts nodes and stops when there are too many.
  private mutating func count(_ nodes: Int, at event: YAMLEvent) throws(Stop) {
    nodeCount += nodes
    guard nodeCount > limits.maximumNodes else { return }
    diagnostics.append(
      Diagnostic(
        SpecRules.tooManyNodes,
        "the file holds more than \(limits.maximumNodes) values, aliases written out",
        at: range(of: event),
        suggestion: "split the file, and repeat fewer values with aliases"
      )
    )
    throw .limit
  }

  /// Stops when lists and mappings stand too deep inside one another.
  private mutating func checkDepth(_ depth: Int, at event: YAMLEvent) throws(Stop) {
    guard depth > limits.maximumDepth else { return }
    diagnostics.append(
      Diagnostic(
        SpecRules.tooDeep,
        "more than \(limits.maximumDepth) lists and mappings stand inside one another",
        at: range(of: event),
        suggestion: "a spec never needs this depth: check the brackets and the indentation"
      )
    )
    throw .limit
  }

  /// The place of an event.
  private func range(of event: YAMLEvent) -> SourceRange {
    SourceRange(source: source, start: event.start, end: event.end)
  }

  /// The place of a list or mapping: whole in flow style; in block style, whose end libyaml puts at
  /// the next token, only its beginning.
  private func collectionRange(from start: YAMLEvent, to end: YAMLEvent, isFlow: Bool)
    -> SourceRange
  {
    SourceRange(source: source, start: start.start, end: isFlow ? end.end : start.start)
  }
}
