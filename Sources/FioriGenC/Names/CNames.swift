import FioriGenModel

/// Every identifier of the C headers: the one place that turns names of specs into C names.
///
/// `FUIObjectCell` becomes `fiori_object_cell`, its case `none` of `FUIAccessoryType` becomes
/// `FIORI_ACCESSORY_TYPE_NONE`. Names that a compiler or header claims get a `_` at their end:
/// a property `default` becomes the field `default_`.
struct CNames: Hashable, Sendable {
  /// The word that every global name begins with, such as `fiori`.
  let prefix: String

  /// The letters that documented type names begin with and C names leave out, such as `FUI`.
  let typePrefix: String

  /// The letters that class paths begin with, such as `fdl`.
  let classPathPrefix: String

  /// Takes the affixes from a catalogue's settings.
  ///
  /// - Parameter settings: The settings.
  init(settings: CatalogueSettings) {
    prefix = settings.cPrefix
    typePrefix = settings.typePrefix
    classPathPrefix = settings.classPathPrefix
  }

  /// Takes a prefix alone, for names that the headers have whatever the catalogue is.
  ///
  /// - Parameter prefix: The word that every global name begins with.
  init(prefix: String) {
    self.prefix = prefix
    typePrefix = ""
    classPathPrefix = ""
  }

  /// The prefix as macros and enumerators have it: `FIORI`.
  var macroPrefix: String { prefix.uppercased() }

  // MARK: Names from specs

  /// The words of a documented type name without its prefix: `FUIObjectCell` gives `object_cell`.
  func stem(ofType name: String) -> String {
    let isPrefixed = !typePrefix.isEmpty && name.hasPrefix(typePrefix) && name != typePrefix
    return SnakeCase.convert(isPrefixed ? String(name.dropFirst(typePrefix.count)) : name)
  }

  /// A type: `fiori_object_cell`.
  func type(_ stem: String) -> String { "\(prefix)_\(stem)" }

  /// A macro or constant: `FIORI_NULLABLE`.
  func macro(_ stem: String) -> String { "\(macroPrefix)_\(stem.uppercased())" }

  /// A field, union member or parameter: `headlineText` gives `headline_text`.
  func member(_ name: String) -> String { Self.escaped(SnakeCase.convert(name)) }

  /// A name with the escape where a compiler or header claims it.
  static func escaped(_ name: String) -> String {
    ReservedWords.contains(name) ? name + "_" : name
  }

  // MARK: Names around a type

  /// An enumerator: `FIORI_ACCESSORY_TYPE_NONE`.
  func enumerator(_ name: String, ofTypeStem stem: String) -> String {
    macro("\(stem)_\(SnakeCase.convert(name))")
  }

  /// The stem of the value that one exclusive slot or part of a type has: `object_cell_status`.
  func nestedStem(_ member: String, in stem: String) -> String {
    "\(stem)_\(SnakeCase.convert(member))"
  }

  /// The stem of the enumeration that says what a tagged union holds: `glyph_image_kind`.
  func kindStem(of stem: String) -> String { "\(stem)_kind" }

  /// The stem of the C union inside a tagged union: `glyph_image_value`.
  func payloadStem(of stem: String) -> String { "\(stem)_value" }

  /// The stem of a value that may be absent: `optional_bool`.
  func optionalStem(of stem: String) -> String { "optional_\(stem)" }

  /// The stem of a list: `tag_list`.
  func listStem(of stem: String) -> String { "\(stem)_list" }

  /// A function over a type: `fiori_object_cell_init`.
  func function(_ verb: String, on stem: String) -> String { "\(prefix)_\(stem)_\(verb)" }

  /// A class path: `FIORI_OBJECT_CELL_CLASS_PATH_HEADLINE_LABEL`.
  func classPath(_ part: String, ofTypeStem stem: String) -> String {
    macro("\(stem)_class_path_\(SnakeCase.convert(part))")
  }

  /// An attribute of style sheets: `FIORI_ATTRIBUTE_FONT_COLOR`.
  func attribute(_ name: String) -> String { macro("attribute_\(SnakeCase.convert(name))") }

  // MARK: Files

  /// The folder of the headers inside the C output.
  var folder: String { "include/\(prefix)/" }

  /// The umbrella header: `fiori.h`.
  var umbrella: String { "\(prefix).h" }

  /// The header of a type: `object_cell.h`. Names that the library's own headers or Windows claim
  /// get a `_` at their end.
  func header(ofTypeStem stem: String) -> String {
    let claimed = Self.ownHeaders + Self.deviceNames + [prefix]
    return (claimed.contains(stem) ? stem + "_" : stem) + ".h"
  }

  /// The include guard of a header: `FIORI_OBJECT_CELL_H`.
  func guardMacro(ofHeader file: String) -> String {
    macro(guardStem(file))
  }

  /// A header's name as part of a macro, keeping the escape that tells two headers apart.
  private func guardStem(_ file: String) -> String {
    String(file.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The module that Swift and Objective-C import: `CFiori`.
  var module: String {
    "C" + prefix.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Headers that every library has.
  static let ownHeaders = ["support", "types", "document", "theming", "abi_checks"]

  /// File names that Windows keeps for devices.
  private static let deviceNames =
    ["aux", "con", "nul", "prn"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }

  /// Members that the emitter adds to records by itself.
  enum Member {
    /// The size of a record as its maker knows it.
    static let structSize = "struct_size"
    /// What a tagged union holds.
    static let kind = "kind"
    /// What an optional or a tagged union holds.
    static let value = "value"
    /// Whether an optional holds something.
    static let hasValue = "has_value"
    /// The elements of a list.
    static let items = "items"
    /// The number of elements of a list.
    static let count = "count"
    /// What keeps the size of a tagged union's payload.
    static let reserved = "reserved"
  }
}
