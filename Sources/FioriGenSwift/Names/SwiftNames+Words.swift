import FioriText

extension SwiftNames {
  /// A name without the letters that all names begin with; whole where nothing would be left.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - prefix: The letters to drop.
  /// - Returns: The rest of the name.
  static func withoutPrefix(_ name: String, _ prefix: String) -> String {
    guard !prefix.isEmpty, name.hasPrefix(prefix), name.utf8.count > prefix.utf8.count else {
      return name
    }
    return String(name.dropFirst(prefix.count))
  }

  /// The parts of a dotted name as one word: `UIControl.State` gives `UIControlState`.
  ///
  /// - Parameter name: The name.
  /// - Returns: The word.
  static func joined(_ name: String) -> String {
    if !name.utf8.contains(0x2E) { return name }
    var result = ""
    for (index, part) in name.split(separator: ".").enumerated() {
      result += index == 0 ? String(part) : upperFirst(String(part))
    }
    return result
  }

  /// The words of a name joined as type names are: `action-button.setTitle` gives
  /// `ActionButtonSetTitle`.
  ///
  /// - Parameter name: The name; everything but letters and digits parts words.
  /// - Returns: The joined words.
  package static func upperCamel(_ name: String) -> String {
    var result = ""
    for word in words(of: name) { result += upperFirst(word) }
    return result
  }

  /// The words of a name joined as member names are: `labelItem_label` gives `labelItemLabel`.
  ///
  /// - Parameter name: The name; everything but letters and digits parts words.
  /// - Returns: The joined words.
  static func lowerCamel(_ name: String) -> String {
    var result = ""
    for word in words(of: name) { result += result.isEmpty ? lowerFirst(word) : upperFirst(word) }
    return result
  }

  /// A word with a capital at its beginning.
  ///
  /// - Parameter word: The word.
  /// - Returns: The word with its first letter in upper case.
  package static func upperFirst(_ word: String) -> String {
    guard let first = word.first else { return word }
    return first.isUppercase ? word : first.uppercased() + word.dropFirst()
  }

  /// A word without capitals at its beginning: `Text` gives `text`, `KPIView` gives `kpiView`.
  private static func lowerFirst(_ word: String) -> String {
    let letters = Array(word.unicodeScalars)
    var capitals = 0
    while capitals < letters.count && letters[capitals].properties.isUppercase { capitals += 1 }
    if capitals == 0 { return word }
    // The last capital of several begins the next word, unless the word ends with it.
    let isFollowedByWord =
      capitals < letters.count && letters[capitals].properties.isLowercase && capitals > 1
    let lowered = isFollowedByWord ? capitals - 1 : capitals
    return String(word.prefix(lowered)).lowercased() + word.dropFirst(lowered)
  }

  /// The runs of letters and digits in a name. Characters beyond ASCII count as letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      if scalar.isASCII && !isWordCharacter(scalar) {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Whether a character is an ASCII letter or digit.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// An identifier for any text: itself where it is one already.
  ///
  /// Everything else than ASCII letters, digits and underscores is spelled out by its number, so
  /// that different texts stay different: `é` gives `u00E9`.
  ///
  /// - Parameter text: Any text.
  /// - Returns: A valid identifier, apart from reserved words.
  static func validIdentifier(_ text: String) -> String {
    if isIdentifier(text) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isWordCharacter(scalar) || scalar == "_" {
        result.unicodeScalars.append(scalar)
      } else {
        result += "u" + VisibleScalar.hexadecimal(scalar, digits: 4)
      }
    }
    if isIdentifier(result) { return result }
    if result.isEmpty { return Names.emptyName }
    // Digits cannot begin a name, and underscores alone mean "no name".
    return Names.namePrefix + result
  }

  /// Whether a text is an identifier, reserved words included.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Whether Swift code can use it as a name.
  static func isIdentifier(_ text: String) -> Bool {
    var isFirst = true
    var hasLetter = false
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: hasLetter = true
      case 0x30...0x39:
        if isFirst { return false }
        hasLetter = true
      case 0x5F: break
      default: return false
      }
      isFirst = false
    }
    return hasLetter
  }
}
