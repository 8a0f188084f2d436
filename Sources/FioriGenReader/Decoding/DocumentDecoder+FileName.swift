import FioriGenModel

extension DocumentDecoder {
  /// Checks that the file's name and its documents go together.
  ///
  /// - Parameter heads: The heads of all recognised documents, in order.
  mutating func checkFileName(_ heads: [DocumentHead]) {
    let stem = FileStem.stem(of: file)
    if !FileStem.isValid(stem) {
      findings.report(
        SpecRules.fileName,
        "the file name \(quoted(stem)) cannot name generated files",
        at: .beginning(of: file),
        suggestion: "use letters, digits, '_', '-', '+' and '.', and no dot at the beginning"
      )
    }
    for head in heads where head.kind == .component { checkComponent(head, stem: stem, heads) }
    for head in heads where head.kind == .catalogue && (stem != "catalogue" || heads.count > 1) {
      findings.report(
        SpecRules.fileName,
        "the settings of the catalogue must stand alone in a file called catalogue.yaml",
        at: head.keyRange,
        suggestion: "move the document there"
      )
    }
    if stem == "catalogue", let head = heads.first(where: { $0.kind != .catalogue }) {
      findings.report(
        SpecRules.fileName,
        "catalogue.yaml holds only the settings of the catalogue",
        at: head.keyRange,
        suggestion: "move the document to another file"
      )
    }
  }

  /// Checks that a component has its file to itself and gives it its name.
  private mutating func checkComponent(
    _ head: DocumentHead,
    stem: String,
    _ heads: [DocumentHead]
  ) {
    guard case .scalar(let name) = head.value.content, NameCheck.isName(name.text.utf8),
      stem != "catalogue"
    else { return }
    if heads.count > 1 {
      findings.report(
        SpecRules.fileName,
        "the component \(quoted(name.text)) shares its file with other documents",
        at: head.value.range,
        suggestion: "move it to a file of its own, called \(name.text).yaml"
      )
    } else if name.text != stem {
      findings.report(
        SpecRules.fileName,
        "the component \(quoted(name.text)) stands in a file called \(quoted(stem))",
        at: head.value.range,
        suggestion: "rename the file to \(name.text).yaml, or the component"
      )
    }
  }
}
