import FioriGenModel
import Foundation
import Testing

@testable import FioriGenSwift

/// Every construct, as emitted. The snapshots are a target of their own, so they compile too.
///
/// `FIORI_GEN_RECORD=1` writes them anew.
@Suite struct SnapshotTests {
  /// The folder of the snapshots.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")

  /// The emitted files.
  private static let result = SwiftEmitter.emit(GoldenCatalogue.catalogue)

  /// Whether snapshots are written instead of compared.
  private static let isRecording = ProcessInfo.processInfo.environment["FIORI_GEN_RECORD"] == "1"

  @Test func nothingClashes() {
    #expect(Self.result.diagnostics == [])
    #expect(Self.result.files.count == GoldenCatalogue.catalogue.files.count)
  }

  @Test(arguments: result.files)
  func snapshot(file: GeneratedFile) throws {
    let url = Self.folder.appending(path: file.path)
    if Self.isRecording { try Data(file.contents.utf8).write(to: url) }
    let recorded = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    #expect(file.contents == recorded)
  }

  @Test func noSnapshotIsLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(names) == Set(Self.result.files.map(\.path)))
  }

  @Test func filesAreTheSameOneByOneAndWhatOrderSpecsComeIn() {
    var shuffled = GoldenCatalogue.catalogue
    shuffled = Catalogue(
      settings: shuffled.settings,
      components: shuffled.components.reversed(),
      types: shuffled.types.reversed(),
      attributeGroups: shuffled.attributeGroups.reversed(),
      files: shuffled.files.reversed()
    )
    let context = SwiftContext(shuffled)
    for file in Self.result.files.reversed() {
      let stem = String(file.path.dropLast(SwiftEmitter.fileEnding.count))
      #expect(SwiftEmitter.emitFile(stem: stem, in: context) == file)
    }
  }

  @Test func editingAComponentChangesOnlyItsFile() throws {
    var edited = GoldenCatalogue.catalogue
    let index = try #require(edited.components.firstIndex { $0.name == "XActivity" })
    edited.components[index].properties[1].defaultValue = .integer(4)
    edited.components[index].properties.append(.text("title", in: "XActivity"))
    edited.components[index].summary = "Something else."
    let changed = zip(SwiftEmitter.emit(edited).files, Self.result.files).filter { $0 != $1 }
    #expect(changed.map(\.0.path) == ["XActivity.fiori.swift"])
  }

  @Test func snapshotsAreFormatted() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "lint", "--strict", "--recursive", Self.folder.path()]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
