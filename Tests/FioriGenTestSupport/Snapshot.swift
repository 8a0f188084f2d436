import Foundation

/// Compares text with a file that is checked in. `FIORI_GEN_RECORD=1` writes the files instead.
public enum Snapshot {
  /// Compares text with its file.
  ///
  /// - Parameters:
  ///   - text: The text as it is now.
  ///   - name: The file's path below `Tests/Fixtures`.
  /// - Returns: `nil` when both are the same, or were recorded; else what differs.
  public static func difference(of text: String, from name: String) -> String? {
    let file = fixtures.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["FIORI_GEN_RECORD"] == "1" {
      return record(text, in: file)
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(name) is missing; run the tests once with FIORI_GEN_RECORD=1"
    }
    if expected == text { return nil }
    let was = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let now = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(was, now).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> String {
      line < lines.count ? "\"\(lines[line])\"" : "nothing"
    }
    return "\(name):\(line + 1): expected \(shown(was)), got \(shown(now))"
  }

  /// The folder `Tests/Fixtures`.
  public static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Writes the file.
  private static func record(_ text: String, in file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      return nil
    } catch {
      return "cannot record \(file.path): \(error)"
    }
  }
}
