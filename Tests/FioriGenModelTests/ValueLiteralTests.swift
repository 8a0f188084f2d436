import FioriGenModel
import Testing

/// Values print as a spec writes them.
@Suite struct ValueLiteralTests {
  @Test(arguments: [
    (ValueLiteral.null, "null"),
    (.bool(true), "true"),
    (.number(0.5), "0.5"),
    (.number(29), "29"),
    (.size(width: 25, height: 25.5), "25x25.5"),
    (.insets(top: 1, leading: 2, bottom: 3, trailing: 4), "1 2 3 4"),
    (.array([.enumerationCase("a"), .integer(2)]), "[a, 2]"),
    (.fields([FieldLiteral(name: "spacing", value: .number(29))]), "{ spacing: 29 }"),
  ])
  func printsAsASpecWritesIt(value: ValueLiteral, text: String) {
    #expect(value.description == text)
  }
}
