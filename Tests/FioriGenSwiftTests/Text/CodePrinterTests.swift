import Testing

@testable import FioriGenSwift

/// Lines are broken where `swift format` breaks them.
@Suite struct CodePrinterTests {
  /// The text that printing gives.
  private func printed(indentation: Int = 0, _ body: (inout CodePrinter) -> Void) -> String {
    var printer = CodePrinter(indentation: indentation)
    body(&printer)
    return printer.text
  }

  /// A name of a length.
  private func name(_ length: Int) -> String { String(repeating: "x", count: length) }

  @Test func aLineMayBeExactlyAsLongAsAllowed() {
    let call = Expression.call("f", [Argument("a", .code(name(93)))])
    #expect(printed { $0.write(call) } == "f(a: \(name(93)))\n")
    let longer = Expression.call("f", [Argument("a", .code(name(95)))])
    #expect(printed { $0.write(longer) } == "f(\n  a: \(name(95))\n)\n")
  }

  @Test func charactersCountInsteadOfBytes() {
    let wide = String(repeating: "é", count: 90)
    #expect(printed { $0.write(.call("f", [Argument(.string(wide))])) } == "f(\"\(wide)\")\n")
  }

  @Test func callsAreBrokenFromOutside() {
    let size = Expression.call(
      "Size",
      [Argument("width", .code("25")), Argument("height", .code("2"))]
    )
    let call = Expression.call(name(60), [Argument("itemSize", size), Argument("b", .code("3"))])
    #expect(
      printed(indentation: 1) { $0.write(prefix: "public var a: B = ", call, suffix: ",") } == """
          public var a: B = \(name(60))(
            itemSize: Size(width: 25, height: 2),
            b: 3
          ),

        """
    )
  }

  @Test func longStringsStandBelowTheirLabel() {
    let attribute = Expression.call(
      "@available",
      [Argument(.code("*")), Argument("message", .string(name(99)))]
    )
    #expect(
      printed { $0.write(attribute) } == """
        @available(
          *,
          message:
            "\(name(99))"
        )

        """
    )
  }

  @Test func listsEndWithACommaUnlessTheyHaveOneElement() {
    let two = Expression.list([.code(name(60)), .code(name(60))])
    #expect(printed { $0.write(two) } == "[\n  \(name(60)),\n  \(name(60)),\n]\n")
    #expect(printed { $0.write(.list([.code(name(99))])) } == "[\n  \(name(99))\n]\n")
    #expect(printed { $0.write(.list([])) } == "[]\n")
  }

  @Test func severalConditionsHaveALineEach() {
    let body: [Statement] = [.line("c()")]
    #expect(
      printed { $0.write([.ifAll([.code("a"), .code("b")], then: body)]) } == """
        if a,
          b
        {
          c()
        }

        """
    )
    #expect(printed { $0.write([.ifAll([.code("a")], then: body)]) } == "if a {\n  c()\n}\n")
    let long = Expression.call("f", [Argument(.code(name(60))), Argument(.code(name(50)))])
    #expect(
      printed { $0.write([.ifAll([long], then: body)]) } == """
        if f(
          \(name(60)),
          \(name(50))
        ) {
          c()
        }

        """
    )
  }

  @Test func wordsOfCommentsAreWrapped() {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let text = printed(indentation: 2) { $0.write(Documentation(words)) }
    for line in text.split(separator: "\n") {
      #expect(line.count <= CodePrinter.lineLength)
      #expect(line.hasPrefix("    /// word"))
    }
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func wordsLongerThanALineStayWhole() {
    let text = printed { $0.write(Documentation("a \(name(200)) b")) }
    #expect(text == "/// a\n/// \(name(200))\n/// b\n")
  }

  @Test func listItemsHang() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let text = printed { $0.write(Documentation("A.", paragraphs: ["- \(words)\n  - `b`"])) }
    let lines = text.split(separator: "\n")
    #expect(lines[2].hasPrefix("/// - word"))
    #expect(lines[3].hasPrefix("///   word"))
    #expect(lines.last == "///   - `b`")
  }

  @Test func parametersAreListedAsTheFormatterWantsThem() {
    let one = Documentation("A.", parameters: [.init(name: "a", text: "B.")], returns: "C.")
    #expect(
      printed { $0.write(one) } == "/// A.\n///\n/// - Parameter a: B.\n/// - Returns: C.\n"
    )
    let two = Documentation(
      "A.",
      parameters: [.init(name: "a", text: "B."), .init(name: "c", text: "D.")]
    )
    #expect(
      printed { $0.write(two) }
        == "/// A.\n///\n/// - Parameters:\n///   - a: B.\n///   - c: D.\n"
    )
  }

  @Test func longHeadsAreBrokenAfterTheColon() {
    let type = TypeDeclaration(keyword: .structure, name: name(80), inherits: ["FieldModel"])
    #expect(
      printed { $0.write(.type(type)) } == "public struct \(name(80)):\n  FieldModel\n{\n}\n"
    )
    let variable = VariableDeclaration(
      name: name(50),
      type: name(50),
      content: .computed([.line("a")])
    )
    #expect(
      printed { $0.write(.variable(variable)) }
        == "public var \(name(50)):\n  \(name(50))\n{\n  a\n}\n"
    )
  }
}
