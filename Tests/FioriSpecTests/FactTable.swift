import Foundation
import FioriGenTestSupport

/// A table of facts that the reference documents state, kept as tab-separated text.
///
/// The tables say what was documented; the specs say what is generated. They are written
/// separately, so that a slip in either shows up as a difference.
struct FactTable {
  /// The rows, each by column name.
  var rows: [[String: String]]

  /// Reads a table.
  ///
  /// - Parameter name: The file's name without its ending.
  /// - Throws: When the table cannot be read.
  init(_ name: String) throws {
    let file = Repository.folder.appending(path: "Tests/Fixtures/facts/\(name).tsv")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = lines.first ?? []
    rows = lines.dropFirst().map { fields in
      Dictionary(uniqueKeysWithValues: zip(columns, fields))
    }
  }
}

extension [String: String] {
  /// The text in a column; empty where the table has none.
  ///
  /// - Parameter column: The column's name.
  /// - Returns: The text.
  func text(_ column: String) -> String {
    self[column] ?? ""
  }
}
