import FioriGenTestSupport
import Foundation
import Testing

@testable import FioriGenDriver

/// Nothing done through an open folder leaves that folder.
@Suite struct OpenFolderTests {
  @Test func refusesLinksToFoldersAndFiles() throws {
    let inside = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("secret", "s")
    try inside.link("folder", to: outside.path)
    try inside.link("file", to: outside.path("secret"))
    let folder = try OpenFolder(opening: inside.path)
    let error = #expect(throws: FileSystemError.self) {
      try folder.folder(named: "folder", creating: true)
    }
    #expect(error?.cause == .notAFolder(.symbolicLink))
    #expect(throws: FileSystemError.self) { try folder.read("file", limit: 10) }
  }

  @Test func neverWritesOverWhatIsThere() throws {
    let inside = try TemporaryFolder()
    try inside.write("old", "old")
    let folder = try OpenFolder(opening: inside.path)
    #expect(throws: FileSystemError.self) {
      try folder.writeNew("old", text: "A", permissions: nil, synchronising: false)
    }
    #expect(try inside.text("old") == "old")
    try folder.writeNew("new", text: "A", permissions: 0o640, synchronising: true)
    #expect(try folder.status(of: "new")?.permissions == 0o640)
    try folder.rename("new", to: "old")
    #expect(try inside.text("old") == "A")
    #expect(try folder.list().names == ["old"])
  }

  @Test func removesOnlyEmptyFolders() throws {
    let inside = try TemporaryFolder()
    try inside.makeFolder("empty")
    try inside.write("full/file", "")
    let folder = try OpenFolder(opening: inside.path)
    try folder.removeFolderIfEmpty("empty")
    try folder.removeFolderIfEmpty("full")
    #expect(try folder.list().names == ["full"])
  }

  @Test func tellsNamesThatAreNoText() throws {
    let inside = try TemporaryFolder()
    try inside.write("text", "")
    let name = Array(inside.path.utf8) + Array("/a".utf8) + [0xFF, 0]
    try #require(
      name.withUnsafeBytes { mkdir($0.assumingMemoryBound(to: CChar.self).baseAddress!, 0o700) }
        == 0
    )
    let listing = try OpenFolder(opening: inside.path).list()
    #expect(listing.names == ["text"])
    #expect(listing.unreadable.map(\.name) == ["a\\xFF"])
    #expect(listing.unreadable.map(\.kind) == [.folder])
  }

  @Test func oneExclusiveLockKeepsOthersWaiting() throws {
    let inside = try TemporaryFolder()
    let holder = LockHolder(try OpenFolder(opening: inside.path))
    FolderLock.lock(try #require(holder.folder), mode: .exclusive) {
      Issue.record("nobody holds the lock")
    }
    var hasWaited = false
    FolderLock.lock(try OpenFolder(opening: inside.path), mode: .shared) {
      hasWaited = true
      holder.folder = nil
    }
    #expect(hasWaited)
  }

  /// Holds a lock until the test lets go of it.
  private final class LockHolder {
    /// The locked folder.
    var folder: OpenFolder?

    /// Holds a folder.
    init(_ folder: OpenFolder) {
      self.folder = folder
    }
  }
}
