import FioriGenDriver
import Testing

/// The line that shows that a run goes on.
@Suite struct ProgressLineTests {
  @Test func theStepsOfARun() {
    var line = ProgressLine("reading the specs", kindCount: 3)
    #expect(line.text(turn: 0, width: 80) == "| reading the specs")
    line.take(.making(.swift))
    line.take(.making(.c))
    #expect(line.text(turn: 1, width: 80) == "/ making swift, c (0 of 3 done)")
    line.take(.made(.swift))
    #expect(line.text(turn: 2, width: 80) == "- making c (1 of 3 done)")
    line.take(.made(.c))
    #expect(line.text(turn: 3, width: 80) == "\\ putting files together (2 of 3 done)")
    line.take(.making(.docs))
    line.take(.made(.docs))
    line.take(.finishing(fileCount: 1))
    #expect(line.text(turn: 4, width: 80) == "| comparing and writing 1 file")
  }

  @Test func aLineStaysInsideTheTerminal() {
    let line = ProgressLine("reading the specs")
    #expect(line.text(turn: 0, width: 10) == "| reading")
    #expect(line.text(turn: 0, width: 1) == "")
    #expect(line.text(turn: 0, width: 0) == "")
  }
}
