extension StyleValue {
  /// Reads words as a value of the attribute's type; `nil` when they are no value of that type.
  ///
  /// - Parameter words: The words of a sheet. Colours with eight digits have their alpha last.
  public init?(_ words: StyleWords) {
    let bytes = Array(words.text.utf8)
    let reader = SheetValueReader(bytes: bytes, vocabulary: .empty)
    let reading = reader.read(ByteRange(0, bytes.count), as: Value.sheetValueType)
    switch reading.value {
    case .variable(let name)?: self = .variable(name)
    case let value?:
      guard let value = Value(value) else { return nil }
      self = .value(value)
    case nil: return nil
    }
  }
}

extension StyleAttributeValue {
  /// The type by which words are read; the cases of enumerations are words.
  fileprivate static var sheetValueType: SheetValueType {
    SheetValueType.builtIn[attributeTypeName] ?? .string
  }
}

extension StyleVocabulary {
  /// Nothing but the platform's colours.
  static let empty = StyleVocabulary(StyleKnowledge())
}

extension SheetValue {
  /// The words with which a sheet says the value.
  ///
  /// - Throws: When it has no spelling.
  public func words() throws(StyleTextError) -> StyleWords {
    var writer = StyleTextWriter(place: typeName)
    switch self {
    case .color(let value): try value.write(to: &writer)
    case .fontName(.named(let name)): try writer.words(name)
    case .fontName(let value): try value.write(to: &writer)
    case .fontTextStyle(let value): try value.write(to: &writer)
    case .number(let value): try value.write(to: &writer)
    case .integer(let value): try value.write(to: &writer)
    case .boolean(let value): try value.write(to: &writer)
    case .offset(let value): try value.write(to: &writer)
    case .size(let value): try value.write(to: &writer)
    case .box(let value): try value.write(to: &writer)
    case .textAlign(let value): try value.write(to: &writer)
    case .textTransform(let value): try value.write(to: &writer)
    case .image(let value): try value.write(to: &writer)
    case .string(let text), .enumeration(_, let text): try writer.words(text)
    case .variable(let name): try writer.variable(name)
    }
    return StyleWords(writer.text)
  }
}
