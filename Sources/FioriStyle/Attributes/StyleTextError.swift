/// Why a theme cannot be written as a style sheet.
public enum StyleTextError: Error, Hashable {
  /// A text that is no single word of the language. `place` says where it was to stand.
  case notAWord(text: String, place: String)
  /// A number that is infinite or not a number. `place` says where it was to stand.
  case notFinite(place: String)
  /// One attribute of one class path has two values, given through two attribute groups.
  case conflict(place: String)
  /// A theme that holds under a condition has conditions in turn; blocks do not stand in blocks.
  case nestedMedia(place: String)
}

extension StyleTextError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .notAWord(let text, let place):
      "\(place): \(Self.quoted(text)) is no word of a style sheet; use letters, digits and "
        + #"# - _ \ . / only, and name variables without "@""#
    case .notFinite(let place):
      "\(place): the number is infinite or not a number; give a finite one"
    case .nestedMedia(let place):
      "\(place): there is a media block inside; join the conditions in one query"
    case .conflict(let place):
      "\(place): two attribute groups give different values; set only one of them"
    }
  }

  /// A text in quotation marks, with everything unusual in it escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars { quoted += scalar.escaped(asASCII: true) }
    return quoted + "\""
  }
}
