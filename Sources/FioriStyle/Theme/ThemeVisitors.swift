/// Fills the attributes that a style does not set from words.
struct StyleFiller: StyleVisitor {
  /// The words by attribute.
  private let words: [String: StyleWords]

  /// The attributes that the style sets now, by itself or from words.
  private(set) var covered: Set<String> = []

  /// Begins to fill.
  init(_ words: [String: StyleWords]) {
    self.words = words
  }

  /// Fills one attribute.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    let name = name.description
    if value == nil, let written = words[name] { value = StyleValue(written) }
    if value != nil { covered.insert(name) }
  }
}

/// Finds one attribute of a style, in words.
struct AttributeFinder: StyleVisitor {
  /// The attribute's name.
  let name: String

  /// What it is set to; `nil` when it is not set or has no spelling.
  private(set) var found: StyleWords?

  /// Begins to look.
  init(name: String) {
    self.name = name
  }

  /// Looks at one attribute.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    // A value of any type costs its type's description at run time, so only the one that is meant is
    // touched.
    if isMeant(name) { take(value) }
  }

  /// Whether an attribute is the one to find.
  private func isMeant(_ attribute: StaticString) -> Bool {
    attribute.utf8CodeUnitCount == name.utf8.count
      && attribute.withUTF8Buffer { $0.elementsEqual(name.utf8) }
  }

  /// Takes what the attribute is set to.
  private mutating func take<Value: StyleAttributeValue>(_ value: StyleValue<Value>?) {
    guard let value else { return }
    var writer = StyleTextWriter(place: name)
    do throws(StyleTextError) {
      try value.write(to: &writer)
      found = StyleWords(writer.text)
    } catch {
      found = nil
    }
  }
}

extension StyleAttributes {
  /// One attribute in words.
  ///
  /// - Parameter attribute: The attribute's name.
  /// - Returns: The words; `nil` when it is not set or has no spelling.
  func words(of attribute: String) -> StyleWords? {
    var finder = AttributeFinder(name: attribute)
    var copy = self
    copy.visit(&finder)
    return finder.found
  }
}

/// Collects the attributes that a style sets.
struct SetAttributes: StyleVisitor {
  /// The values by name.
  private(set) var values: [String: Any] = [:]

  /// The names.
  var names: Set<String> { Set(values.keys) }

  /// Notes one attribute.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    if let value { values[name.description] = value }
  }
}

/// Sets attributes to what another style of the same type has.
struct StyleOverlay: StyleVisitor {
  /// The values by name.
  private let values: [String: Any]

  /// Begins to set.
  init(_ values: [String: Any]) {
    self.values = values
  }

  /// Sets one attribute.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    if let later = values[name.description] as? StyleValue<Value> { value = later }
  }
}

/// Removes attributes from a style.
struct AttributeEraser: StyleVisitor {
  /// The names of the attributes.
  private let names: Set<String>

  /// Begins to remove.
  init(_ names: Set<String>) {
    self.names = names
  }

  /// Removes one attribute if it is among them.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    if value != nil, names.contains(name.description) { value = nil }
  }
}

/// Counts the attributes that a style sets.
struct AttributeCounter: StyleVisitor {
  /// How many there are.
  private(set) var count = 0

  /// Counts one attribute if it is set.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    if value != nil { count += 1 }
  }
}
