import Testing

@testable import FioriInteropRuntime

/// Memory of a document is aligned, disjoint, and its absence is told.
@Suite struct ArenaTests {
  @Test func piecesAreAlignedAndDisjoint() throws {
    var arena = Arena()
    defer { arena.free() }
    var last: (start: UInt, size: Int)?
    for size in [0, 1, 15, 16, 17, 500, 5_000, 200_000, 3] {
      let allocated = arena.allocate(size)
      let piece = try #require(allocated)
      piece.initializeMemory(as: UInt8.self, repeating: 0xA5, count: size)
      let start = UInt(bitPattern: piece)
      #expect(start % 16 == 0)
      if let last, start >= last.start { #expect(start >= last.start + UInt(max(last.size, 1))) }
      last = (start, size)
    }
  }

  @Test func aSpentBudgetGivesNoMemory() {
    var arena = Arena(budget: 4_096)
    defer { arena.free() }
    let isAllocated = [1_000, 100_000, Int.max, -1, 8].map { arena.allocate($0) != nil }
    #expect(isAllocated == [true, false, false, false, true])
  }

  @Test func aDocumentNeedsMemory() {
    #expect(Document.create(budget: 16) == nil)
    let document = Document.create()
    #expect(document != nil)
    Document.free(document)
    Document.free(nil)
  }
}
