import FioriGenModel

/// Rules about files as a whole.
extension SpecRules {
  /// A spec file cannot be read.
  public static let unreadable = Rule(
    id: "spec.unreadable",
    title: "A spec file cannot be read",
    explanation: """
      The file does not exist, may not be read, or is no regular file. Nothing is generated, \
      since a catalogue without it would be a different one.
      """,
    wrongExample: """
      # file: XCell.yaml (without permission to read it)
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// A spec file is too large.
  public static let tooLarge = Rule(
    id: "spec.too-large",
    title: "A spec file is too large",
    explanation: """
      Specs are untrusted input, so the size of a file is limited. The limit is far above \
      what a component needs: give every component a file of its own.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell with a summary that makes the file longer than the limit.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// A spec file is not plain UTF-8 text.
  public static let encoding = Rule(
    id: "spec.encoding",
    title: "A spec file is not plain UTF-8 text",
    explanation: """
      Specs are UTF-8 without control characters and without the invisible line separators \
      that editors and YAML count differently. In double quotes, such a character can be \
      written as an escape.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A\u{7} cell.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: "A\\u0007 cell."
      """
  )

  /// A spec file is not YAML.
  public static let syntax = Rule(
    id: "spec.syntax",
    title: "A spec file is not YAML",
    explanation: """
      The text cannot be read as YAML, or uses what specs do not have: tags, %TAG \
      directives, aliases without an anchor. Quote values that contain ': ', or that begin \
      with a bracket or a sign.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: Careful: a colon.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: "Careful: a colon."
      """
  )

  /// A spec file or document is empty.
  public static let empty = Rule(
    id: "spec.empty",
    title: "A spec file or document is empty",
    explanation: """
      A file holds at least one document, and every document says what it is. Delete the \
      file, or the '---' that begins an empty document.
      """,
    wrongExample: """
      # Nothing but a comment.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// Values or components are nested too deep.
  public static let tooDeep = Rule(
    id: "spec.too-deep",
    title: "Values or components are nested too deep",
    explanation: """
      Lists and mappings may stand inside one another, and components inherit from one \
      another, up to a limit that no real spec reaches.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties: { a: { b: { c: { d: { e: { f: {} } } } } } }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties: { text: { type: String } }
      """
  )

  /// A spec file holds too many values.
  public static let tooManyNodes = Rule(
    id: "spec.too-many-nodes",
    title: "A spec file holds too many values",
    explanation: """
      Every alias counts as the whole value that it repeats. The limit keeps a small file \
      from standing for a huge one.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      notes: [&note A note., *note, *note, *note, *note, *note, *note, *note, *note]
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      notes: [A note.]
      """
  )

  /// An alias repeats a value that contains it.
  public static let aliasCycle = Rule(
    id: "spec.alias-cycle",
    title: "An alias repeats a value that contains it",
    explanation: """
      Such a value would have no end. Write the value out.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      notes: &notes [A note., *notes]
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      notes: [A note.]
      """
  )

  /// A file name and its documents do not go together.
  public static let fileName = Rule(
    id: "spec.file-name",
    title: "A file name and its documents do not go together",
    explanation: """
      A component stands alone in a file of its name; the settings stand alone in \
      catalogue.yaml; other documents may share files. The name of a file becomes the name \
      of the generated one, so it is restricted to letters, digits, '_', '-', '+' and '.'.
      """,
    wrongExample: """
      # file: XRow.yaml
      component: XCell
      kind: view
      summary: A cell.
      """,
    rightExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      """
  )
}
