import CYAML
import FioriGenModel

/// libyaml's parser over bytes in memory.
///
/// It owns the parser and one event and frees both when it goes away; the event's contents are freed
/// before ``next()`` returns.
struct YAMLEventStream: ~Copyable {
  /// The parser; at a fixed address, since it holds pointers to itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// The event that libyaml fills.
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Creates a parser.
  ///
  /// - Parameter bytes: UTF-8 text, not empty, which has to outlive the stream.
  /// - Throws: A ``YAMLFault`` when memory runs out.
  init(over bytes: UnsafeBufferPointer<UInt8>) throws(YAMLFault) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw .outOfMemory
    }
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    self.parser = parser
    event = .allocate(capacity: 1)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event.
  ///
  /// - Returns: The event; after the last one, `streamEnd` again and again.
  /// - Throws: A ``YAMLFault`` for text that is not YAML. After one, the stream is at its end.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    guard yaml_parser_parse(parser, event) == 1 else { throw YAMLFault(of: parser.pointee) }
    defer { yaml_event_delete(event) }
    return YAMLEvent(copying: event.pointee)
  }
}

extension YAMLFault {
  /// What libyaml says about running out of memory.
  fileprivate static var outOfMemory: YAMLFault {
    let beginning = SourcePosition(line: 1, column: 1)
    return YAMLFault(
      problem: "out of memory",
      problemPosition: beginning,
      context: "",
      contextPosition: beginning
    )
  }

  /// The fault that a parser stopped at.
  fileprivate init(of parser: yaml_parser_t) {
    if parser.error == YAML_MEMORY_ERROR {
      self = .outOfMemory
      return
    }
    problem = parser.problem.map { String(cString: $0) } ?? "the text is not YAML"
    problemPosition = SourcePosition(parser.problem_mark)
    context = parser.context.map { String(cString: $0) } ?? ""
    contextPosition = SourcePosition(parser.context_mark)
  }
}
