import FioriGenTestSupport
import Foundation

/// The rows of a table of members that the reference documents name.
struct FactRows {
  /// The type and the member or signature of each row; rows about an app's own sample code are left
  /// out.
  let rows: [(type: String, member: String)]

  /// The classes that the samples declare for themselves.
  private static let sampleClasses: Set<String> = ["AnalyticHeaderDetailView"]

  /// Reads a table.
  ///
  /// - Parameter name: The file's name without its ending.
  /// - Throws: When the table cannot be read.
  init(_ name: String) throws {
    let file = Repository.folder.appending(path: "Tests/Fixtures/facts/\(name).tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    rows = lines.compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 2, !fields[0].hasPrefix("(sample)"),
        !Self.sampleClasses.contains(fields[0])
      else { return nil }
      return (fields[0], fields[1])
    }
  }

  /// The member that a signature is about: `activityItems.setTintColor` for
  /// `activityItems[FUIActivityItem]?.setTintColor(_:for:)`.
  ///
  /// - Parameter signature: The signature.
  /// - Returns: The member's name; `init` for every initialiser.
  static func member(of signature: String) -> String {
    var text = signature
    for word in ["override ", "public ", "class ", "static ", "func "]
    where text.hasPrefix(word) { text = String(text.dropFirst(word.count)) }
    text = text.replacing(/\[.*?\]\??/, with: "")
    return String(text.prefix { !"( =".contains($0) })
  }
}
