import FioriGenModel
import FioriGenTestSupport
import Synchronization
import Testing

@testable import FioriGenDriver

/// Contents are made one after the other on each thread and gone before the next: a catalogue's outputs
/// are never all in memory.
@Suite struct OutputStreamingTests {
  /// Counts the contents that were made and have not reached the disk.
  private final class Counter: Sendable {
    /// The output folder.
    let folder: String
    /// The contents made so far, and the most that were ever made without being on the disk.
    let counts = Mutex((made: 0, mostHeld: 0))

    /// Starts counting.
    init(folder: String) { self.folder = folder }

    /// The contents of the next file.
    func next() -> String {
      counts.withLock { counts in
        counts.made += 1
        let names = (try? OpenFolder(opening: folder).list())?.names ?? []
        let onDisk = names.count(where: TemporaryName.matches)
        counts.mostHeld = max(counts.mostHeld, counts.made - onDisk)
        return "// \(counts.made)\n"
      }
    }
  }

  @Test(arguments: [1, 2, 4])
  func holdsNoMoreContentsThanThreads(jobs: Int) throws {
    let folder = try TemporaryFolder()
    let counter = Counter(folder: folder.path("Out/Swift"))
    let files = (1...200).map { number in
      DeferredFile(path: "a\(number).fiori.swift") { counter.next() }
    }
    let plan = try #require(OutputPlan.make([(.swift, files)], layout: .folders).plan)
    let report = OutputWriter.write(plan, into: folder.path("Out"), jobs: jobs, waiting: {})
    #expect(report.diagnostics.isEmpty && report.written.count == 200)
    let (made, mostHeld) = counter.counts.withLock { ($0.made, $0.mostHeld) }
    #expect(made == 200)
    #expect(mostHeld <= jobs)
  }
}
