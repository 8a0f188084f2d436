import FioriGenModel

/// A text with a place marked in it by `1️⃣` at its beginning and `2️⃣` at its end.
struct MarkedText {
  /// The text without the marks.
  let text: String

  /// The marked place.
  let range: SourceRange

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - marked: The text with both marks; `nil` results when one is missing.
  ///   - file: The path for the place.
  init?(_ marked: String, file: String = "file.yaml") {
    let scalars = Array(marked.unicodeScalars)
    let firstMark = Array("1️⃣".unicodeScalars)
    let secondMark = Array("2️⃣".unicodeScalars)
    var text = String.UnicodeScalarView()
    var start: SourcePosition?
    var end: SourcePosition?
    var position = SourcePosition(line: 1, column: 1)
    var index = 0
    while index < scalars.count {
      if scalars[index...].starts(with: firstMark) {
        start = position
        index += firstMark.count
      } else if scalars[index...].starts(with: secondMark) {
        end = position
        index += secondMark.count
      } else {
        let scalar = scalars[index]
        text.append(scalar)
        let isBreak = ["\n", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
        let isLoneReturn = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] != "\n"
        if isBreak || isLoneReturn {
          position = SourcePosition(line: position.line + 1, column: 1)
        } else if scalar != "\u{FEFF}" {
          position.column += 1
        }
        index += 1
      }
    }
    guard let start, let end else { return nil }
    self.text = String(text)
    range = SourceRange(file: file, start: start, end: end)
  }
}
