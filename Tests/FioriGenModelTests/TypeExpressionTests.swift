import FioriGenModel
import Testing

/// Type expressions print as Swift writes them and know their parts.
@Suite struct TypeExpressionTests {
  /// `((Button) -> Void)?`
  private let handler = TypeExpression.optional(
    .function(parameters: [.named("Button")], result: .named("Void"))
  )

  @Test func printsAsSwiftWritesIt() {
    #expect(TypeExpression.named("String").description == "String")
    #expect(TypeExpression.optional(.array(.named("UIImage"))).description == "[UIImage]?")
    #expect(TypeExpression.array(.optional(.named("UIImage"))).description == "[UIImage?]")
    #expect(TypeExpression.implicitlyUnwrapped(.named("FUILabel")).description == "FUILabel!")
    #expect(
      TypeExpression.dictionary(key: .named("String"), value: .named("Int")).description
        == "[String: Int]"
    )
    #expect(handler.description == "((Button) -> Void)?")
  }

  @Test func unwrapsEveryLayerOfAbsence() {
    #expect(TypeExpression.optional(.optional(.named("Int"))).unwrapped == .named("Int"))
    #expect(handler.isOptional)
    #expect(!handler.unwrapped.isOptional)
  }

  @Test func namesEveryTypeInOrder() {
    #expect(handler.names == ["Button", "Void"])
    #expect(
      TypeExpression.dictionary(key: .named("A"), value: .array(.named("B"))).names == ["A", "B"]
    )
  }
}
