/// Small specs for runs of the tool.
enum SpecFixture {
  /// A component with one property.
  ///
  /// - Parameters:
  ///   - name: The component's name.
  ///   - summary: Its summary.
  /// - Returns: The spec's text.
  static func component(_ name: String, summary: String = "A small one.") -> String {
    """
    component: \(name)
    kind: view
    summary: \(summary)
    properties:
      headlineText: { type: String?, summary: The text of the headline. }

    """
  }

  /// An enumeration.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The spec's text.
  static func enumeration(_ name: String) -> String {
    """
    enum: \(name)
    summary: How it looks.
    cases:
      plain: Without colour.
      bold: With colour.

    """
  }
}
