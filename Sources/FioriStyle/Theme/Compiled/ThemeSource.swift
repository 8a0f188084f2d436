/// A compiled style sheet. Generated: one type per sheet, `fiori-gen theme compile` writes it.
///
/// Nothing of it is read at launch: names and words are constant text that is searched where it lies, and
/// the code that makes a value runs when the value is looked up. Whatever a sheet lacks, its type leaves
/// out.
public protocol ThemeSource: SendableMetatype {
  /// What the rules set, one line for each class path, sorted by the bytes of the class paths:
  /// `Label{font-size:12;text-align:center;}`. Values that have a type stand behind a number instead:
  /// `fdlFUIObjectCell 3{}`.
  static var rules: StaticString { get }

  /// The variables, one line for each, sorted by the bytes of their names: `accent 1`.
  static var variables: StaticString { get }

  /// What a variable holds.
  ///
  /// - Parameter number: The number behind the variable's name.
  /// - Returns: The value; `nil` for a number that no variable has.
  static func variable(_ number: Int) -> (any StyleAttributeValue)?

  /// Sets the values of a rule that have a type.
  ///
  /// - Parameters:
  ///   - number: The number behind the class path; nothing happens for one that no class path has.
  ///   - rule: A rule that sets nothing yet.
  static func setStyle(_ number: Int, of rule: inout CompiledRule)

  /// Sets the layers of media blocks.
  ///
  /// - Parameter theme: A theme that says nothing yet.
  static func setLayers(of theme: inout Theme)
}

extension ThemeSource {
  /// No rules.
  public static var rules: StaticString { "" }

  /// No variables.
  public static var variables: StaticString { "" }

  /// No values.
  ///
  /// - Parameter number: Any number.
  /// - Returns: `nil`.
  public static func variable(_ number: Int) -> (any StyleAttributeValue)? { nil }

  /// Sets nothing.
  ///
  /// - Parameters:
  ///   - number: Any number.
  ///   - rule: Stays as it is.
  public static func setStyle(_ number: Int, of rule: inout CompiledRule) {}

  /// Sets no layers.
  ///
  /// - Parameter theme: Stays as it is.
  public static func setLayers(of theme: inout Theme) {}

  /// The class paths that have rules.
  public static var classPaths: [String] { CompiledTable(rules).rows.map(\.name) }
}
