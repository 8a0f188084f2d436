import FioriGenModel

extension DocumentDecoder {
  /// A type.
  ///
  /// - Parameters:
  ///   - node: The node, which should be text.
  ///   - what: What has the type, for messages.
  /// - Returns: The type; `nil` when it is none, which is reported.
  mutating func type(_ node: YAMLNode, of what: @autoclosure () -> String) -> TypeSyntax? {
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      reportNoType(node, of: what())
      return nil
    }
    do throws(TypeParser.Fault) {
      let result = try TypeParser.parse(scalar.text)
      let names = result.names.map { name, offset in
        Located(
          value: name,
          range: node.range.part(of: scalar, from: offset, count: name.utf8.count)
        )
      }
      return TypeSyntax(expression: result.expression, names: names, range: node.range)
    } catch {
      findings.report(
        SpecRules.invalidType,
        "\(quoted(scalar.text)) is no type: \(error.message)",
        at: node.range.part(of: scalar, from: error.offset, count: 0),
        suggestion: "write 'T', 'T?', '[T]', '[K: V]' or '(A, B) -> R'; put a type with commas or "
          + "brackets in quotes"
      )
      return nil
    }
  }

  /// Types in a list; a single one may stand without the list.
  mutating func types(_ key: SpecKey, in values: KeyedNodes) -> [TypeSyntax] {
    guard let node = values[key] else { return [] }
    guard case .sequence(let elements) = node.content else {
      return type(node, of: "'\(key.rawValue)'").map { [$0] } ?? []
    }
    return elements.compactMap { type($0, of: "an entry of '\(key.rawValue)'") }
  }

  /// Reports a node that is no type, with its spelling in quotes when that would be one.
  private mutating func reportNoType(_ node: YAMLNode, of what: String) {
    if case .sequence(let elements) = node.content, elements.count == 1,
      case .scalar(let element) = elements[0].content, NameCheck.isDottedName(element.text.utf8)
    {
      findings.report(
        SpecRules.wrongNode,
        "the type of \(what) must be text, not a list",
        at: node.range,
        suggestion: "write \"[\(element.text)]\" in quotes",
        replacement: "\"[\(element.text)]\""
      )
      return
    }
    reportWrongNode(
      node,
      "the type of \(what) must be text",
      suggestion: "put a type that begins with '[' or '{' in quotes"
    )
  }
}

extension SourceRange {
  /// The place of a stretch inside a scalar.
  ///
  /// - Parameters:
  ///   - scalar: The scalar that has this place.
  ///   - offset: The stretch's offset, in bytes.
  ///   - count: Its length, in bytes.
  /// - Returns: The stretch's place, or the whole where escapes, folding or letters outside ASCII
  ///   make counting unsafe.
  func part(of scalar: YAMLScalar, from offset: Int, count: Int) -> SourceRange {
    let quotes = scalar.style == .quoted ? 1 : 0
    let isOneToOne =
      scalar.style != .block && start.line == end.line
      && end.column - start.column == scalar.text.utf8.count + 2 * quotes
    guard isOneToOne else { return self }
    let column = start.column + quotes + offset
    return SourceRange(
      source: source,
      start: SourcePosition(line: start.line, column: column),
      end: SourcePosition(line: start.line, column: column + count)
    )
  }
}
