#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sheets to measure with.
enum SampleSheet {
  /// Pieces whose repetition makes an input that is made to be slow.
  static let hostilePieces: [String] = [
    "{", "}", "/*", "//", "\"", "'", "(", ")", ":", ";", ",", "@", "@media ", "a{", "a:b{",
    "@media{",
    "a ", "a\n", "a:", "a:b;", "a:b\n", "@a:@a;", "@a:b\n", "a,", "a{}", "*/", "\u{0}", "\u{A0}",
    "é",
    "a{b:c{", "a{b c\n", "@a b\n", "/", "*", "#", "a{\n b{\n", "\r", "@media (a:b) {a{b:c}",
    "/*{\n", "a{b:\"x\"}", "a{b:c d e f g h i j k l;}", " ", "a,@b", "a{b:@c d;}",
  ]

  /// A sheet that looks like those of apps: seven lines per rule.
  ///
  /// - Parameter ruleCount: The number of rules.
  /// - Returns: The sheet.
  static func make(ruleCount: Int) -> [UInt8] {
    let classes = ["Label", "Button", "NavigationBar", "TableCell", "Switch", "TextField"]
    var text = ""
    for number in 0..<40 { text += "@color\(number): #0A6ED\(number % 10);\n" }
    for number in 0..<ruleCount {
      let name = number < classes.count ? classes[number] : "\(classes[number % 6])Screen\(number)"
      text += """
        /* Rule \(number) */
        \(name) {
            font-color: @color\(number % 40);
            background-color: #FFFFFF;
            font-size: \(10 + number % 10);
            text-align: center;
        }

        """
    }
    return Array(text.utf8)
  }

  /// Reads a sheet.
  ///
  /// - Parameter path: Its path.
  /// - Returns: Its bytes; none when there is no such file.
  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }
}
