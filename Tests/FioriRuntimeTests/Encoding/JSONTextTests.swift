import Foundation
import Testing

@testable import FioriRuntime

/// The run time's own JSON text is what any parser reads.
@Suite("JSON text") struct JSONTextTests {
  /// Every character survives Foundation's parser.
  @Test func everyKindOfCharacter() throws {
    let scalars =
      (0...0x2FF).compactMap(Unicode.Scalar.init)
      + Array("\u{200D}\u{2028}\u{FEFF}𝄞".unicodeScalars)
    for scalar in scalars {
      let text = "a\(scalar)b"
      let data = Data(JSONText.quoted(text).utf8)
      let read = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? String
      #expect(read.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  /// What could break a line or disguise text is escaped; joined emoji stay whole.
  @Test(arguments: [
    ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t\u{0}\u{7F}", #""\n\r\t\u0000\u007f""#),
    ("\u{202E}\u{2028}", #""\u202e\u2028""#), ("👩‍🚀ä", #""👩‍🚀ä""#), ("\u{E0001}", #""\udb40\udc01""#),
  ])
  func escapes(text: String, expected: String) {
    #expect(JSONText.quoted(text) == expected)
  }

  /// Numbers.
  @Test(arguments: [
    (1.0, "1"), (-0.0, "-0"), (0.1, "0.1"), (1e21, "1e+21"), (.nan, "NaN"), (.infinity, "Infinity"),
    (-.infinity, "-Infinity"),
  ])
  func numbers(number: Double, expected: String) {
    #expect(JSONText.number(number) == expected)
  }

  /// Any value that is Codable can be encoded, nested in every way.
  @Test func anyEncodable() throws {
    let value = Nested(
      number: 1,
      child: [Nested(number: .max, child: [], bytes: [])],
      bytes: [0, 255]
    )
    let text = try JSONValueEncoder(form: .compact).encode(value).text()
    let data = Data(text.utf8)
    #expect(try JSONDecoder().decode(Nested.self, from: data) == value)
    #expect(text.hasPrefix(#"{"bytes":[0,255],"child":[{"bytes":[],"child":[],"number":"#))
  }

  /// Containers that are asked for in unusual ways.
  @Test func unusualContainers() throws {
    let text = try JSONValueEncoder(form: .compact).encode(Unusual()).text()
    #expect(text == #"{"a":{"x":1},"b":[null,[2],{"y":3},4],"c":5,"super":6}"#)
  }

  /// A value that contains others of its kind.
  private struct Nested: Codable, Equatable {
    /// A number.
    var number: UInt64
    /// Values inside.
    var child: [Nested]
    /// Small numbers.
    var bytes: [UInt8]
  }

  /// A value that encodes itself through every kind of container.
  private struct Unusual: Encodable {
    /// Writes the value.
    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: FieldKey.self)
      var nested = object.nestedContainer(keyedBy: FieldKey.self, forKey: FieldKey("a"))
      try nested.encode(1, forKey: FieldKey("x"))
      var array = object.nestedUnkeyedContainer(forKey: FieldKey("b"))
      try array.encodeNil()
      var inner = array.nestedUnkeyedContainer()
      try inner.encode(2)
      var member = array.nestedContainer(keyedBy: FieldKey.self)
      try member.encode(3, forKey: FieldKey("y"))
      try 4.encode(to: array.superEncoder())
      try 5.encode(to: object.superEncoder(forKey: FieldKey("c")))
      try 6.encode(to: object.superEncoder())
    }
  }
}
