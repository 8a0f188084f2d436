/// Where a value stands inside a model, such as `tags[2].title`.
public struct FieldPath: Hashable, Sendable {
  /// One step inwards.
  enum Step: Hashable, Sendable {
    /// To a field.
    case field(String)
    /// To an element of an array, counted from 0.
    case element(Int)
  }

  /// The steps from the outermost model.
  private(set) var steps: [Step] = []

  /// The path of the outermost model itself.
  init() {}

  /// The path that a coder went.
  ///
  /// - Parameter codingPath: The coder's keys; those with a number are elements.
  init(_ codingPath: [any CodingKey]) {
    steps = codingPath.map { key in
      if let index = key.intValue { .element(index) } else { .field(key.stringValue) }
    }
  }

  /// The path of a field of what stands here.
  func field(_ name: String) -> FieldPath {
    appending(.field(name))
  }

  /// The path of an element of what stands here.
  func element(_ index: Int) -> FieldPath {
    appending(.element(index))
  }

  /// Goes one step inwards.
  mutating func push(_ step: Step) {
    steps.append(step)
  }

  /// Goes one step outwards.
  mutating func pop() {
    steps.removeLast()
  }

  /// This path and one more step.
  private func appending(_ step: Step) -> FieldPath {
    var longer = self
    longer.steps.append(step)
    return longer
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path as people read it; empty for the outermost model. Names that are none are quoted.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .element(let index): text += "[\(index)]"
      case .field(let name) where Self.isPlain(name): text += text.isEmpty ? name : ".\(name)"
      case .field(let name): text += "[\(JSONText.quoted(name))]"
      }
    }
    return text
  }

  /// Whether a name needs no quotation marks.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (48...57).contains(byte) || (97...122).contains(byte | 0x20)
    }
  }
}
