/// A place in a JSON text, counted the way editors show it.
public struct JSONPlace: Hashable, Sendable {
  /// The line, starting at 1.
  public let line: Int

  /// The column in Unicode scalars, starting at 1.
  public let column: Int

  /// Finds a value by its path.
  ///
  /// - Parameters:
  ///   - path: The path as findings state it, such as `tags[2].title`; empty for the whole text.
  ///   - json: A JSON text in UTF-8.
  ///   - isKey: Whether the key of the value is meant.
  /// - Returns: The place; that of the nearest value around it where the text leaves it out.
  public static func find(_ path: String, in json: [UInt8], key isKey: Bool = false) -> JSONPlace {
    var finder = JSONPlaceFinder(path: path, isKey: isKey, bytes: json)
    return JSONPlace(offset: finder.find(), in: json)
  }

  /// The place of a byte.
  ///
  /// - Parameters:
  ///   - offset: The byte's number.
  ///   - json: The text.
  init(offset: Int, in json: [UInt8]) {
    let before = json[..<offset]
    let lineBreak = UInt8(ascii: "\n")
    let start = before.lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
    let isScalarStart = { (byte: UInt8) in byte & 0xC0 != 0x80 }
    line = 1 + before.count { $0 == lineBreak }
    column = 1 + before[start...].count(where: isScalarStart)
  }

  /// Names a place.
  ///
  /// - Parameters:
  ///   - line: The line, starting at 1.
  ///   - column: The column in Unicode scalars, starting at 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension DecodingIssue {
  /// Where the finding stands in the text that was decoded.
  ///
  /// - Parameter json: The text in UTF-8.
  /// - Returns: The place; that of the nearest value around it where the text leaves it out.
  public func place(in json: [UInt8]) -> JSONPlace {
    switch DecodingRule(rawValue: rule) {
    case .syntax:
      let fault = JSONSyntaxFault.first(in: json)
      return JSONPlace(line: fault?.line ?? 1, column: fault?.column ?? 1)
    case .unknownKey, .renamedKey, .conflictingKeys:
      return JSONPlace.find(path, in: json, key: true)
    default:
      return JSONPlace.find(path, in: json)
    }
  }
}

/// Walks through a text that a parser has accepted, into the values that lead to a path.
private struct JSONPlaceFinder {
  /// The path.
  let path: String

  /// Whether the key of the value is meant.
  let isKey: Bool

  /// The text.
  let bytes: [UInt8]

  /// The byte that comes next.
  private var position = 0

  /// Begins at the first byte.
  init(path: String, isKey: Bool, bytes: [UInt8]) {
    self.path = path
    self.isKey = isKey
    self.bytes = bytes
  }

  /// The number of the byte where the value, or its key, begins.
  mutating func find() -> Int {
    skipSpaces()
    var found = position
    var current = ""
    while current != path, let step = enterChild(of: current) {
      current = step.path
      found = isKey && current == path ? step.key : position
    }
    return min(found, bytes.count)
  }

  /// Goes into the child that leads to the path; `nil` when there is none.
  private mutating func enterChild(of current: String) -> (path: String, key: Int)? {
    switch next {
    case UInt8(ascii: "{"): enterMember(of: current)
    case UInt8(ascii: "["): enterElement(of: current)
    default: nil
    }
  }

  /// Goes into the member of an object that leads to the path.
  private mutating func enterMember(of current: String) -> (path: String, key: Int)? {
    position += 1
    while true {
      skipSpaces()
      guard next == UInt8(ascii: "\"") else { return nil }
      let key = position
      skipText()
      let name = JSONKeyText.name(bytes[key..<min(position, bytes.count)])
      skipSpaces()
      if next == UInt8(ascii: ":") { position += 1 }
      skipSpaces()
      let plain = current.isEmpty ? name : current + "." + name
      let quoted = current + "[" + JSONText.quoted(name) + "]"
      if let child = [plain, quoted].first(where: leads) { return (child, key) }
      guard skipToNext() else { return nil }
    }
  }

  /// Goes into the element of an array that leads to the path.
  private mutating func enterElement(of current: String) -> (path: String, key: Int)? {
    position += 1
    var index = 0
    while true {
      skipSpaces()
      let child = "\(current)[\(index)]"
      if leads(to: child) { return (child, position) }
      guard skipToNext() else { return nil }
      index += 1
    }
  }

  /// Whether a value is the one looked for, or around it.
  private func leads(to child: String) -> Bool {
    path == child || path.hasPrefix(child + ".") || path.hasPrefix(child + "[")
  }

  /// Walks over a value and the comma behind it; whether there was a comma.
  private mutating func skipToNext() -> Bool {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        skipText()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return false }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        position += 1
        return true
      default: break
      }
      position += 1
    }
    return false
  }

  /// The byte that comes next, or `nil` at the end.
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Walks over what stands between tokens.
  private mutating func skipSpaces() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Walks over a text in quotation marks.
  private mutating func skipText() {
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }
}

/// Reads the keys of objects.
private enum JSONKeyText {
  /// The text that a key in quotation marks stands for.
  static func name(_ quoted: ArraySlice<UInt8>) -> String {
    let inside = quoted.dropFirst().dropLast()
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    var units: [UInt16] = []
    var rest = Substring(String(decoding: inside, as: UTF8.self)).utf16
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let sign = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch sign {
      case 0x62: units.append(0x08)
      case 0x66: units.append(0x0C)
      case 0x6E: units.append(0x0A)
      case 0x72: units.append(0x0D)
      case 0x74: units.append(0x09)
      case 0x75:
        let digits = String(decoding: rest.prefix(4), as: UTF16.self)
        rest = rest.dropFirst(4)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
      default: units.append(sign)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
