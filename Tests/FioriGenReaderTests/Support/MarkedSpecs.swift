import FioriGenModel
import FioriGenReader

/// Spec files written as one text, with markers such as `1️⃣` at the places that findings are
/// expected at.
///
/// A line `# file: Name.yaml` begins a file; without one, the file is called after its component,
/// or `Types.yaml`. Markers are taken out before the text is read.
struct MarkedSpecs {
  /// A marked place.
  struct Place: Hashable {
    /// The file's path.
    var file: String
    /// The position of what follows the marker.
    var position: SourcePosition
  }

  /// The files.
  var sources: [SpecSource] = []

  /// The places by marker.
  var places: [String: Place] = [:]

  /// The scalar that ends a marker, after a digit and a variation selector.
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Splits a text into files and takes out the markers.
  init(_ text: String) {
    for (path, contents) in Self.files(in: text) {
      var kept = String.UnicodeScalarView()
      var pending: [Unicode.Scalar] = []
      var line = 1
      var column = 1
      for scalar in contents.unicodeScalars {
        if scalar == Self.keycap {
          let marker = String(String.UnicodeScalarView(pending + [scalar]))
          places[marker] = Place(
            file: path,
            position: SourcePosition(line: line, column: column - pending.count)
          )
          column -= pending.count
          pending = []
          continue
        }
        if scalar == "\u{FE0F}" {
          pending.append(scalar)
          column += 1
          continue
        }
        kept.append(contentsOf: pending)
        pending = []
        if ("0"..."9").contains(scalar) {
          pending = [scalar]
        } else {
          kept.append(scalar)
        }
        column += 1
        if scalar == "\n" {
          line += 1
          column = 1
        }
      }
      kept.append(contentsOf: pending)
      sources.append(SpecSource(path: path, bytes: Array(String(kept).utf8)))
    }
  }

  /// The files' paths and contents.
  private static func files(in text: String) -> [(path: String, contents: String)] {
    var files: [(path: String, contents: String)] = []
    let header = "# file: "
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(header) {
        files.append((String(line.dropFirst(header.count)), "\(line)\n"))
      } else if files.isEmpty {
        files.append((defaultPath(for: text), "\(line)\n"))
      } else {
        files[files.count - 1].contents += "\(line)\n"
      }
    }
    return files
  }

  /// The path of a file that is not named.
  private static func defaultPath(for text: String) -> String {
    for line in text.split(separator: "\n") where line.hasPrefix("component: ") {
      let name = line.dropFirst("component: ".count).drop { !$0.isLetter || !$0.isASCII }
      return name.prefix { $0.isASCII && !$0.isWhitespace } + ".yaml"
    }
    return "Types.yaml"
  }
}
