/// An example in a programming language, made by the emitter that knows the names in it.
public struct CodeSnippet: Hashable, Sendable {
  /// The documented name of the component it is about.
  public var component: String
  /// What the language is called in headings, such as `Swift`.
  public var title: String
  /// What highlighters call the language, such as `swift`.
  public var language: String
  /// The code, without a line break at its end.
  public var code: String

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - component: The documented name of the component it is about.
  ///   - title: What the language is called in headings.
  ///   - language: What highlighters call the language.
  ///   - code: The code, without a line break at its end.
  public init(component: String, title: String, language: String, code: String) {
    self.component = component
    self.title = title
    self.language = language
    self.code = code
  }
}
