import FioriGenModel

/// Checks that a file is UTF-8 text without invisible control characters.
///
/// libyaml would stop at most of these too, but without a line and a column. It counts U+0085,
/// U+2028 and U+2029 as line ends, which no editor does: they are refused as well, since every later
/// position would be wrong. All of them can be written as escapes in double quotes.
enum EncodingCheck {
  /// The UTF-8 byte order mark, which is allowed at the start.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The encoding faults of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - limits: How many faults are reported.
  /// - Returns: One finding per fault, in order.
  static func findings(in source: SpecSource, limits: SpecLimits) -> [Diagnostic] {
    let bytes = source.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return [
        Diagnostic(
          SpecRules.encoding,
          "the file is UTF-16 text",
          at: .beginning(of: source.path),
          suggestion: "save it as UTF-8"
        )
      ]
    }
    let faults = bytes.withUnsafeBufferPointer { scan($0, limits: limits) }
    let text = SourceText(bytes)
    return faults.map { fault in
      let position = text.position(ofByte: fault.offset)
      return Diagnostic(
        fault.rule,
        fault.message,
        at: SourceRange(file: source.path, start: position),
        suggestion: fault.suggestion
      )
    }
  }

  /// A fault at a byte.
  private struct Fault {
    /// The rule it breaks.
    var rule: Rule
    /// The byte's offset.
    var offset: Int
    /// What is wrong.
    var message: String
    /// What to do.
    var suggestion: String
  }

  /// Finds the faults in one pass.
  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, limits: SpecLimits) -> [Fault] {
    var faults: [Fault] = []
    var index = 0
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    var tagDirectives = isTagDirective(bytes, at: index) ? 1 : 0
    while index < bytes.count, faults.count < limits.maximumEncodingFaults {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F {
        index += 1
      } else if byte == 0x0A || byte == 0x0D || byte == 0x09 {
        index += 1
        if byte != 0x09, isTagDirective(bytes, at: index) {
          tagDirectives += 1
          if tagDirectives > limits.maximumTagDirectives {
            faults.append(tooManyDirectives(at: index, limits: limits))
            break
          }
        }
      } else if byte < 0x80 {
        faults.append(controlCharacter(UInt32(byte), at: index))
        index += 1
      } else {
        let (scalar, length) = decode(bytes, at: index)
        if let scalar {
          if isForbidden(scalar) { faults.append(controlCharacter(scalar, at: index)) }
        } else {
          faults.append(invalidBytes(bytes[index], at: index))
        }
        index += length
      }
    }
    return faults
  }

  /// Whether a `%TAG` directive starts at an index.
  private static func isTagDirective(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 3 < bytes.count, bytes[index] == UInt8(ascii: "%") else { return false }
    return bytes[index + 1] == UInt8(ascii: "T") && bytes[index + 2] == UInt8(ascii: "A")
      && bytes[index + 3] == UInt8(ascii: "G")
  }

  /// Decodes one scalar outside ASCII.
  ///
  /// - Returns: The scalar, `nil` for bytes that are no UTF-8, and how many bytes it took; for
  ///   invalid bytes as many as belong to the broken sequence.
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int)
    -> (scalar: UInt32?, length: Int)
  {
    let lead = bytes[index]
    let length: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
    default: return (nil, 1)
    }
    for step in 1..<length {
      guard index + step < bytes.count, bytes[index + step] & 0xC0 == 0x80 else {
        return (nil, step)
      }
      value = value << 6 | UInt32(bytes[index + step] & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    let isScalar = value >= smallest && value <= 0x10_FFFF && !(0xD800...0xDFFF).contains(value)
    return (isScalar ? value : nil, length)
  }

  /// Whether a scalar outside ASCII may not stand in a spec.
  private static func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The fault of a control character.
  private static func controlCharacter(_ scalar: UInt32, at offset: Int) -> Fault {
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Fault(
      rule: SpecRules.encoding,
      offset: offset,
      message: "the invisible character U+\(code) is not allowed",
      suggestion: "delete it, or write the escape \"\\u\(code)\" in double quotes"
    )
  }

  /// The fault of a byte that is no UTF-8.
  private static func invalidBytes(_ byte: UInt8, at offset: Int) -> Fault {
    let digits = String(byte, radix: 16, uppercase: true)
    return Fault(
      rule: SpecRules.encoding,
      offset: offset,
      message: "the byte 0x\(digits) (offset \(offset)) is not valid UTF-8",
      suggestion: "save the file as UTF-8"
    )
  }

  /// The fault of a file with too many `%TAG` directives.
  private static func tooManyDirectives(at offset: Int, limits: SpecLimits) -> Fault {
    Fault(
      rule: SpecRules.syntax,
      offset: offset,
      message: "more than \(limits.maximumTagDirectives) %TAG directives",
      suggestion: "remove them; specs have no tags"
    )
  }
}
