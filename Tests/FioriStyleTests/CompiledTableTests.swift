import Testing

@testable import FioriStyle

/// Names are found in constant text, and nothing else is.
@Suite("Compiled tables") struct CompiledTableTests {
  /// Names that begin like others, sorted by their bytes, in every form that a line can have.
  private let table = CompiledTable(
    """
    A{x:1;}
    A-b 7{}
    A:b{y:rgb(1, 2, 3);x:2;}
    Ab 12
    B
    b 3{z:@a;}
    """
  )

  @Test func everyNameIsFound() throws {
    #expect(table.rows.map(\.name) == ["A", "A-b", "A:b", "Ab", "B", "b"])
    #expect(table.rows.map(\.number) == [nil, 7, nil, 12, nil, 3])
    for row in table.rows {
      let found = try #require(table.row(named: row.name))
      #expect(found.name == row.name && found.number == row.number && found.words == row.words)
    }
  }

  @Test(arguments: [
    "", "0", "A ", "A{x:1;}", "b 3", "B\nb", "A-", "A-b ", "A-bc", "A:", "Ab 12", "B\n", "C", "a",
    "b{", "c", "x", "é",
  ])
  func nothingElseIsFound(name: String) {
    #expect(table.row(named: name) == nil)
    #expect(CompiledTable("").row(named: name) == nil)
  }

  /// Lines of every length around eight bytes, which is how many are searched at a time.
  @Test func linesOfEveryLengthAreFound() throws {
    let table = CompiledTable(
      """
      a
      b{c:1;}
      c{c:12;}
      d{c:123;}
      dd{c:1234;}
      e 1{c:123456;}
      f
      ff 10{c:123456789;}
      g{c:1234567890123456;}
      h{c:12345678901234567;}
      """
    )
    for row in table.rows {
      let found = try #require(table.row(named: row.name), "\(row.name)")
      #expect(found.name == row.name && found.number == row.number && found.words == row.words)
    }
    #expect(table.rows.count == 10)
    for name in ["aa", "bb", "cc", "de", "ee", "fe", "gg", "i", "1"] {
      #expect(table.row(named: name) == nil, "\(name)")
    }
  }

  @Test func wordsAreFoundByAttribute() throws {
    let row = try #require(table.row(named: "A:b"))
    #expect(row.words == ["x": "2", "y": "rgb(1, 2, 3)"])
    #expect(row.words(of: "x") == "2" && row.words(of: "y") == "rgb(1, 2, 3)")
    #expect(row.words(of: "z") == nil && row.words(of: "") == nil)
    #expect(table.row(named: "Ab")?.words(of: "x") == nil)
    #expect(table.row(named: "A-b")?.words.isEmpty == true)
  }
}
