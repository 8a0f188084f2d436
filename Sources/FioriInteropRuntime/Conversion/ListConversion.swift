/// Lists: a pointer to elements, and their number. Generated.
public protocol AnyListConversion: ValueConversion {
  /// The conversion of an element.
  associatedtype Element: ValueConversion

  /// The elements of a list.
  ///
  /// - Parameter form: The list.
  /// - Returns: Where they stand, `nil` for a list that is not set, and how many there are.
  static func items(of form: Form) -> (items: UnsafeRawPointer?, count: Int)

  /// A list.
  ///
  /// - Parameters:
  ///   - items: Where the elements stand; `nil` for a list that is not set.
  ///   - count: How many there are.
  /// - Returns: The list.
  static func form(_ items: UnsafeRawPointer?, _ count: Int) -> Form
}

/// Lists whose elements are all there.
public protocol ListConversion: AnyListConversion where Value == [Element.Value] {}

/// Lists with elements that may be missing.
public protocol OptionalListConversion: AnyListConversion where Value == [Element.Value?] {}

extension AnyListConversion {
  /// The element of a number, in memory that may hold NULL even where the header forbids it.
  fileprivate static func element(_ index: Int, of items: UnsafeRawPointer) -> Element.Form {
    items.load(fromByteOffset: index * MemoryLayout<Element.Form>.stride, as: Element.Form.self)
  }

  /// A list of elements.
  fileprivate static func list(_ forms: [Element.Form], _ writer: inout RecordWriter) -> Form {
    form(writer.place(forms), forms.count)
  }

  /// Whether a list has a number of elements that can be; else that is a fault.
  fileprivate static func canHave(_ count: Int, _ reader: inout RecordReader) -> Bool {
    let most = Int.max / max(MemoryLayout<Element.Form>.stride, 1)
    if (0...most).contains(count) { return true }
    reader.fault(.invalidValue, "record.count", "no list has that many elements")
    return false
  }
}

extension ListConversion {
  /// Reads the elements; one that is missing is a fault.
  public static func read(_ form: Form, _ reader: inout RecordReader) -> Value? {
    let (items, count) = items(of: form)
    guard let items, canHave(count, &reader) else { return nil }
    var values: Value = []
    for index in 0..<count {
      let value = reader.element(index) { reader in
        reader.required(Element.self, element(index, of: items))
      }
      guard let value else { return nil }
      values.append(value)
    }
    return values
  }

  /// Writes the elements.
  public static func write(_ value: Value?, _ writer: inout RecordWriter) -> Form {
    guard let value else { return form(nil, 0) }
    var forms: [Element.Form] = []
    for element in value { forms.append(Element.write(element, &writer)) }
    return list(forms, &writer)
  }
}

extension OptionalListConversion {
  /// Reads the elements.
  public static func read(_ form: Form, _ reader: inout RecordReader) -> Value? {
    let (items, count) = items(of: form)
    guard let items, canHave(count, &reader) else { return nil }
    var values: Value = []
    for index in 0..<count {
      let value = reader.element(index) { reader in
        Element.read(element(index, of: items), &reader)
      }
      values.append(value)
    }
    return values
  }

  /// Writes the elements.
  public static func write(_ value: Value?, _ writer: inout RecordWriter) -> Form {
    guard let value else { return form(nil, 0) }
    var forms: [Element.Form] = []
    for element in value { forms.append(Element.write(element, &writer)) }
    return list(forms, &writer)
  }
}
