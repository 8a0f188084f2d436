import FioriGenModel
import FuzzSupport

/// What holds for every generated file, whatever the specs contain.
enum OutputCheck {
  /// Checks one file.
  ///
  /// - Parameter file: The file.
  static func check(_ file: GeneratedFile) {
    checkPath(file.path)
    FuzzCheck.require(
      file.contents.utf8.last == UInt8(ascii: "\n"),
      "\(file.path) ends with a line break"
    )
    for scalar in file.contents.unicodeScalars {
      FuzzCheck.require(
        scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) || scalar == "\n",
        "\(file.path) has no control characters"
      )
      FuzzCheck.require(
        !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value),
        "\(file.path) has nothing that changes the direction of text"
      )
    }
    if file.path.hasSuffix(".json") { checkJSON(file) }
    if file.path.hasSuffix(".svg") { checkSVG(file) }
  }

  /// A path stays inside the output folder.
  private static func checkPath(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    FuzzCheck.require(
      parts.allSatisfy { part in
        !part.isEmpty && !part.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
          && part.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      },
      "the path \(path) is plain"
    )
  }

  /// Brackets and texts of JSON are balanced, and texts hold no raw line breaks.
  private static func checkJSON(_ file: GeneratedFile) {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in file.contents.utf8 {
      if isText {
        FuzzCheck.require(byte >= 0x20, "\(file.path) has no raw line break in a text")
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      FuzzCheck.require(depth >= 0, "\(file.path) closes only what it opened")
    }
    FuzzCheck.require(depth == 0 && !isText, "\(file.path) is closed")
  }

  /// Tags of a picture are closed in order, and none of them can run or load anything.
  private static func checkSVG(_ file: GeneratedFile) {
    var open: [Substring] = []
    var rest = file.contents[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.prefix { $0.isLetter || $0.isNumber || "/?!-".contains($0) }
      FuzzCheck.require(
        !["script", "foreignObject", "image", "use", "a"].contains(name),
        "\(file.path) has only shapes and text"
      )
      if tag.hasPrefix("/") {
        FuzzCheck.require(
          open.popLast() == name.dropFirst(),
          "\(file.path) closes its tags in order"
        )
      } else if !tag.hasSuffix("/"), !tag.hasPrefix("?"), !tag.hasPrefix("!") {
        open.append(name)
      }
    }
    FuzzCheck.require(open.isEmpty, "\(file.path) closes its tags")
  }
}
