import FioriGenModel

extension ComponentPage {
  /// Class paths, attributes and rules to paste.
  ///
  /// - Parameter page: The page to write on.
  func theming(_ page: inout Markdown) {
    if component.theming.classPaths.isEmpty { return }
    page.heading(2, "Theming")
    page.table(
      ["Class path", "Attributes", "Themes"],
      component.theming.classPaths.map { path in
        [
          context.link(to: .classPath(path.path), title: MarkupEscaping.code(path.path)),
          context.link(to: .attributeGroup(path.group), title: MarkupEscaping.markdown(path.group)),
          themed(by: path),
        ]
      }
    )
    page.table(
      ["Attributes", "What can be set", "Where that is known from"],
      component.theming.groups.map { support in
        let attributes = context.group(named: support.group)?.attributes ?? []
        let names = attributes.map { attribute in
          context.link(to: .attribute(attribute.name), title: MarkupEscaping.code(attribute.name))
        }
        return [
          context.link(
            to: .attributeGroup(support.group),
            title: MarkupEscaping.markdown(support.group)
          ),
          names.joined(separator: ", "), SupportWords.text(for: support.source),
        ]
      }
    )
    guard let path = component.theming.classPaths.first(where: { $0.deprecated == nil }),
      let group = context.group(named: path.group)
    else { return }
    page.block("A rule to start from:")
    page.code("css", StyleSheetExample.rule(for: path.path, group: group, in: context.catalogue))
  }

  /// What a class path themes, and what else is known about it.
  private func themed(by path: ClassPath) -> String {
    var words = [MarkupEscaping.markdown(path.summary)]
    if path.summary.isEmpty {
      words = [path.view.map(MarkupEscaping.code) ?? "The whole component."]
    }
    if !path.aliases.isEmpty {
      words.append("Also: " + path.aliases.map(MarkupEscaping.code).joined(separator: ", ") + ".")
    }
    if let deprecated = path.deprecated {
      words.append(context.words(of: deprecated) { MarkupEscaping.code($0) })
    }
    words.append(PageContext.marks(note: path.note))
    return Self.joined(words)
  }
}
