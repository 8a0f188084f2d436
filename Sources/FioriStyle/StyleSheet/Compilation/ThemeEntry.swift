/// One attribute of a theme in a form that any language can look up: a text, and numbers where the
/// value has them.
public struct ThemeEntry: Hashable, Sendable {
  /// The value beyond its text.
  public enum Content: Hashable, Sendable {
    /// Nothing: a font, an alignment, a name, a colour that depends on the device.
    case text
    /// A number.
    case number(Double)
    /// True or false.
    case boolean(Bool)
    /// A width and a height, or a horizontal and a vertical distance, in points.
    case size(Double, Double)
    /// Distances to the edges in points.
    case edgeInsets(top: Double, leading: Double, bottom: Double, trailing: Double)
    /// A colour, each part from 0 to 1.
    case color(red: Double, green: Double, blue: Double, alpha: Double)
  }

  /// The class path.
  public var classPath: String

  /// The attribute's name.
  public var attribute: String

  /// The value in the spelling of style sheets, variables replaced.
  public var text: String

  /// The value beyond its text.
  public var content: Content

  /// What a theme says outside of media blocks, sorted by the bytes of class path and attribute.
  ///
  /// A class path that has several spellings is listed under each of them, so that a program finds it
  /// whatever spelling the sheet uses; where the sheet sets a spelling itself, that counts.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - vocabulary: The names that are known.
  /// - Returns: The entries; those whose value has no spelling are left out.
  public static func entries(
    of theme: CompiledTheme,
    vocabulary: StyleVocabulary
  ) -> [ThemeEntry] {
    var entries: [Key: ThemeEntry] = [:]
    for rule in theme.base.rules {
      for attribute in rule.attributes {
        guard let entry = ThemeEntry(rule.classPath, attribute) else { continue }
        entries[entry.key] = entry
      }
    }
    let own = entries
    for entry in own.values.sorted(by: { $0.key < $1.key }) {
      for known in vocabulary.classPaths(spelled: entry.classPath) {
        for spelling in [known.path] + known.aliases {
          var other = entry
          other.classPath = spelling
          if entries[other.key] == nil { entries[other.key] = other }
        }
      }
    }
    return entries.values.sorted { $0.key < $1.key }
  }

  /// Reads an attribute of a theme; `nil` when its value has no spelling.
  private init?(_ classPath: String, _ attribute: CompiledTheme.Attribute) {
    guard let words = try? attribute.value.words() else { return nil }
    self.classPath = classPath
    self.attribute = attribute.name
    text = words.text
    content = Content(attribute.value)
  }

  /// What an entry is found by.
  private struct Key: Hashable, Comparable {
    /// The class path.
    let classPath: String
    /// The attribute's name.
    let attribute: String

    /// Orders by bytes, as programs in C do.
    static func < (left: Key, right: Key) -> Bool {
      if left.classPath != right.classPath {
        return left.classPath.utf8.lexicographicallyPrecedes(right.classPath.utf8)
      }
      return left.attribute.utf8.lexicographicallyPrecedes(right.attribute.utf8)
    }
  }

  /// What the entry is found by.
  private var key: Key { Key(classPath: classPath, attribute: attribute) }
}

extension ThemeEntry.Content {
  /// What a value has beyond its text.
  fileprivate init(_ value: SheetValue) {
    switch value {
    case .color(let color):
      guard let parts = color.fixedComponents else {
        self = .text
        return
      }
      self = .color(
        red: Double(parts.red) / 255,
        green: Double(parts.green) / 255,
        blue: Double(parts.blue) / 255,
        alpha: parts.alpha
      )
    case .number(let number): self = .number(number)
    case .integer(let number): self = .number(Double(number))
    case .boolean(let flag): self = .boolean(flag)
    case .offset(let offset): self = .size(offset.horizontal, offset.vertical)
    case .size(let size): self = .size(size.width, size.height)
    case .box(let box):
      self = .edgeInsets(
        top: box.top,
        leading: box.left,
        bottom: box.bottom,
        trailing: box.right
      )
    case .fontName, .fontTextStyle, .textAlign, .textTransform, .image, .string, .enumeration,
      .variable:
      self = .text
    }
  }
}
