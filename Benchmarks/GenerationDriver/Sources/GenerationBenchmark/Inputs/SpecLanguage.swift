/// The components in the language of fiori-gen.
enum SpecLanguage: InputLanguage {
  /// The ending of its files.
  static let fileEnding = "yaml"

  /// The enumeration and the attribute group.
  static let shared = """
    enum: BenchMode
    summary: A way to show something.
    cases: { plain: Plainly., fancy: With decoration., none: Not at all. }
    ---
    attributeGroups:
      Text:
        summary: Words.
        attributes: { font-color: Color, font-size: Number, font-name: FontName }

    """

  /// A component with a view, an exclusive pair, a part, an operation and class paths.
  ///
  /// - Parameter name: The component's name.
  /// - Returns: The spec.
  static func component(_ name: String) -> String {
    let properties = SampleFields.all.map { field in
      "  \(field.name): { \(type(of: field.kind)), summary: \(field.summary) }\n"
    }
    let paths = SampleFields.classPaths.map { number in
      "    - { path: \(name)_label\(number), group: Text }\n"
    }
    return """
      component: \(name)
      kind: view
      summary: A component of the benchmark.
      views:
        image: { type: UIImageView, summary: The image. }
      properties:
      \(properties.joined())\
        statusText: { type: String?, summary: Status in words. }
        statusImage: { type: UIImage?, summary: Status as an image. }
      parts:
        image.isRound: { type: Bool, summary: Whether it is round. }
      operations:
        show:
          summary: Shows it.
          parameters: { message: String, duration: { type: Seconds, default: 1 } }
      rules:
        - exclusive: [statusText, statusImage]
      theming:
        support: { Text: inferred }
        classPaths:
      \(paths.joined())
      """
  }

  /// The keys that give a property its type.
  private static func type(of kind: SampleFields.Kind) -> String {
    switch kind {
    case .text: "type: String?"
    case .flag: "type: Bool, default: true"
    case .fraction: "type: Double, range: 0.01...0.99"
    case .number: "type: Int"
    case .size: "type: CGSize, default: 25x25"
    case .images: "type: \"[UIImage]\""
    case .mode: "type: BenchMode, default: none"
    case .labels: "type: \"[String]\", advisedCount: 3"
    }
  }
}
