/// Text of an input as it stands in a message: in single quotes, short, on one line and without
/// characters that could change how the message is shown.
///
/// - Parameter text: Text of an input, which may be hostile.
/// - Returns: The text for a message.
func quoted(_ text: some StringProtocol) -> String {
  let longest = 60
  if text.utf8.count <= longest, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
    return "'\(text)'"
  }
  var shown = "'"
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == longest {
      shown += "…"
      break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown + "'"
}
