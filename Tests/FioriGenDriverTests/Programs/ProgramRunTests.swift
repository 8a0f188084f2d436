import Testing

@testable import FioriGenDriver

/// Other programs are run without a shell, and read to their ends.
@Suite struct ProgramRunTests {
  @Test func takesBothStreamsAndTheStatus() throws {
    let script = "printf out; printf err >&2; exit 3"
    let run = try #require(ProgramRun.run("/bin/sh", ["-c", script]))
    #expect(run.status == 3)
    #expect(String(decoding: run.output, as: UTF8.self) == "out")
    #expect(String(decoding: run.messages, as: UTF8.self) == "err")
  }

  @Test func aProgramThatWritesMoreThanAPipeHolds() throws {
    let script = "head -c 1000000 /dev/zero >&2; head -c 1000000 /dev/zero"
    let run = try #require(ProgramRun.run("/bin/sh", ["-c", script]))
    #expect(run.output.count == 1_000_000 && run.messages.count == 1_000_000)
  }

  @Test func signalsAndMissingPrograms() throws {
    #expect(try #require(ProgramRun.run("/bin/sh", ["-c", "kill -9 $$"])).status == 137)
    #expect(ProgramRun.run("/nowhere/program", []) == nil)
    #expect(ProgramSearch.path(of: "no-program-of-this-name") == nil)
  }
}
