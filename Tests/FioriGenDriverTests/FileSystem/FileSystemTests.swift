import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// Files are read within bounds, and nothing but files is read.
@Suite struct FileSystemTests {
  @Test func readsUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "12345")
    #expect(try FileSystem.read(folder.path("a"), limit: 5) == Array("12345".utf8))
    let error = #expect(throws: FileSystemError.self) {
      try FileSystem.read(folder.path("a"), limit: 4)
    }
    #expect(error?.cause == .tooLarge(size: 5, limit: 4))
  }

  @Test func readsFilesThatClaimToBeEmpty() throws {
    // The files of /proc have the size zero and contents nevertheless.
    #expect(try !FileSystem.read("/proc/self/status", limit: 1_000_000).isEmpty)
    #expect(throws: FileSystemError.self) { try FileSystem.read("/proc/self/status", limit: 10) }
  }

  @Test func refusesPipesFoldersDevicesAndNothing() throws {
    let folder = try TemporaryFolder()
    #expect(folder.makePipe("pipe"))
    func cause(_ path: String) -> FileSystemError.Cause? {
      #expect(throws: FileSystemError.self) { try FileSystem.read(path, limit: 10) }?.cause
    }
    #expect(cause(folder.path("pipe")) == .notAFile(.namedPipe))
    #expect(cause(folder.path) == .notAFile(.folder))
    #expect(cause("/dev/zero") == .notAFile(.device))
    #expect(cause(folder.path("none")) == .missing)
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("a/b/", "a"), ("a//b", "a"), ("./a", "."),
  ])
  func namesTheFolderOfAPath(path: String, folder: String) {
    #expect(FileSystem.folder(of: path) == folder)
  }

  @Test func makesFoldersOnlyWhereNothingElseStands() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolders(folder.path("a/b/c"))
    #expect(try FileSystem.status(of: folder.path("a/b/c"))?.kind == .folder)
    try folder.write("file", "")
    try folder.link("broken", to: "nowhere")
    func cause(_ path: String) -> FileSystemError.Cause? {
      #expect(throws: FileSystemError.self) { try FileSystem.makeFolders(path) }?.cause
    }
    #expect(cause(folder.path("file")) == .notAFolder(.regularFile))
    #expect(cause(folder.path("broken")) == .brokenLink)
    #expect(cause(folder.path("file/inside")) != nil)
  }

  @Test func everyErrorHasItsOwnWords() {
    let causes: [FileSystemError.Cause] = [
      .missing, .notAFile(.socket), .notAFolder(.regularFile), .brokenLink,
      .tooLarge(size: 2, limit: 1), .system(5), .system(28), .system(9_999),
    ]
    let reasons = causes.map { FileSystemError(path: "p", cause: $0).reason }
    #expect(Set(reasons).count == causes.count)
    #expect(FileSystemError(path: "p", cause: .system(28)).remedy != nil)
  }
}
