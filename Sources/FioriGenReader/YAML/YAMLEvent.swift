import CYAML
import FioriGenModel

/// One event of libyaml's parser as a value, so that nothing of libyaml outlives the call.
struct YAMLEvent {
  /// What happened.
  enum Kind {
    /// The file begins.
    case streamStart
    /// The file ends.
    case streamEnd
    /// A document begins; `hasTagDirectives` when `%TAG` stands before it.
    case documentStart(hasTagDirectives: Bool)
    /// A document ends.
    case documentEnd
    /// `*name`.
    case alias(name: String)
    /// Text.
    case scalar(YAMLScalar, NodeProperties)
    /// A list begins.
    case sequenceStart(NodeProperties, isFlow: Bool)
    /// A list ends.
    case sequenceEnd
    /// A mapping begins.
    case mappingStart(NodeProperties, isFlow: Bool)
    /// A mapping ends.
    case mappingEnd
  }

  /// What may stand before a node.
  struct NodeProperties {
    /// The name after `&`.
    var anchor: String?
    /// The tag, such as `tag:yaml.org,2002:binary` for `!!binary`.
    var tag: String?
  }

  /// What happened.
  var kind: Kind

  /// Where it begins.
  var start: SourcePosition

  /// The position after it.
  var end: SourcePosition

  /// Copies an event of libyaml.
  ///
  /// - Parameter event: The event; it stays the caller's to delete.
  init(copying event: borrowing yaml_event_t) {
    start = SourcePosition(event.start_mark)
    end = SourcePosition(event.end_mark)
    // The most frequent events come first: unoptimised, every comparison costs a call.
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let value = YAMLScalar(
        text: String(decoding: bytes, as: UTF8.self),
        style: YAMLScalar.Style(scalar.style)
      )
      kind = .scalar(
        value,
        NodeProperties(anchor: Self.text(scalar.anchor), tag: Self.text(scalar.tag))
      )
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      kind = .mappingStart(
        NodeProperties(anchor: Self.text(mapping.anchor), tag: Self.text(mapping.tag)),
        isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE
      )
    case YAML_MAPPING_END_EVENT:
      kind = .mappingEnd
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      kind = .sequenceStart(
        NodeProperties(anchor: Self.text(sequence.anchor), tag: Self.text(sequence.tag)),
        isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE
      )
    case YAML_SEQUENCE_END_EVENT:
      kind = .sequenceEnd
    case YAML_ALIAS_EVENT:
      kind = .alias(name: Self.text(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT:
      let directives = event.data.document_start.tag_directives
      kind = .documentStart(hasTagDirectives: directives.start != directives.end)
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd
    case YAML_STREAM_START_EVENT:
      kind = .streamStart
    default:
      kind = .streamEnd
    }
  }

  /// The text of a C string, `nil` where there is none.
  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: UnsafePointer($0)) }
  }
}

extension SourcePosition {
  /// The position of a mark of libyaml, which counts lines and scalars from 0.
  init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}

extension YAMLScalar.Style {
  /// The style of a scalar of libyaml.
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}
