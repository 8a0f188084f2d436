public import FioriGenModel

/// The table of all members as a page of the documentation.
public enum ReachabilityPage {
  /// The page's file.
  public static let fileName = "reachability.md"

  /// The page.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: Markdown; `nil` for a catalogue that names no framework.
  public static func text(of catalogue: Catalogue) -> String? {
    guard catalogue.settings.sdkModule != nil else { return nil }
    let rows = ReachabilityTable(catalogue).rows
    let reached = rows.filter(\.isReached).count
    var text = """
      # What Bindings Reach

      Every member of the SDK that the specs name, and how data reaches it or why it does not.

      Of \(rows.count) members, bindings reach \(reached); for the other \(rows.count - reached) the \
      table gives the reason. Members that a component inherits are listed with it again.

      | Type | Member | Reached | How, or why not |
      | --- | --- | --- | --- |

      """
    for row in rows {
      let isReached = row.isReached ? "yes" : "no"
      text += "| `\(row.type)` | `\(row.member)` | \(isReached) | \(row.explanation) |\n"
    }
    return text
  }
}
