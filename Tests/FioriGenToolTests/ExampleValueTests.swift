import FioriGenTestSupport
import Testing

/// Values of example rules are checked by their attributes' types, where they stand.
@Suite struct ExampleValueTests {
  /// A value, and the end of the message about it; `nil` when it is fine.
  @Test(arguments: [
    (
      "corner-radius", "eight",
      "'corner-radius' is of type Number: expected a number, found `eight`"
    ),
    ("corner-radius", "\"8\"", nil),
    ("corner-radius", "8", nil),
    ("corner-radius", "\"@radius\"", nil),
    ("lines", "1.5", "'lines' is of type Integer: "),
    ("shown", "maybe", "'shown' is of type Boolean: "),
    ("tint", "\"#12\"", "'tint' is of type Color: "),
    ("tint", "\"#0a6ed1\"", nil),
    ("look", "bald", "'look' is of type XLook: "),
    ("look", "bold", nil),
  ])
  func isChecked(attribute: String, value: String, message: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Specs/Types.yaml",
      SpecFixture.enumeration("XLook")
        + """
        ---
        attributeGroups:
          Frame:
            attributes:
              { corner-radius: Number, lines: Integer, shown: Boolean, tint: Color, look: XLook }

        """
    )
    let start = "      - { path: XBox, attribute: \(attribute), value: "
    try folder.write(
      "Specs/XBox.yaml",
      """
      component: XBox
      kind: view
      summary: A box.
      theming:
        support: { Frame: documented }
        classPaths: [{ path: XBox, group: Frame }]
        examples:
      \(start)\(value) }

      """
    )
    let result = try BuiltTool.run(["validate"], in: folder.path)
    guard let message else {
      #expect(result.status == 0, "\(result.messages)")
      return
    }
    #expect(result.status == 1)
    let place = "Specs/XBox.yaml:8:\(start.count + 1): error: "
    #expect(result.messages.hasPrefix(place + message), "\(result.messages)")
    #expect(result.messages.contains("[spec.example-value]"))
  }
}
