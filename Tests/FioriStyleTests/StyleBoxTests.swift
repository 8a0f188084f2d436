import FioriStyle
import Testing

/// Boxes are read and written like those of style sheets.
@Suite("StyleBox") struct StyleBoxTests {
  /// One to four numbers give a box, and the box gives as few numbers as possible.
  @Test(arguments: [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]])
  func numbersRoundTrip(numbers: [Double]) throws {
    let box = try #require(StyleBox(numbers))
    #expect(box.numbers == numbers)
  }

  /// No other count is a box.
  @Test(arguments: [[], [1, 2, 3, 4, 5]])
  func otherCountsAreRefused(numbers: [Double]) {
    #expect(StyleBox(numbers) == nil)
  }
}
