import FioriGenModel

extension ComponentPage {
  /// What can be set.
  ///
  /// - Parameter page: The page to write on.
  func properties(_ page: inout Markdown) {
    if component.properties.isEmpty { return }
    page.heading(2, "Properties")
    page.table(
      ["Property", "Type", "Default", "Meaning"],
      component.properties.map { property in
        [
          MarkupEscaping.code(property.name), context.typeText(property.type),
          DefaultText.cell(property.defaultValue),
          PropertyWords.text(for: property, origin: origin(property.inheritedFrom), in: context),
        ]
      }
    )
  }

  /// Members of parts.
  ///
  /// - Parameter page: The page to write on.
  func parts(_ page: inout Markdown) {
    if component.parts.isEmpty { return }
    page.heading(2, "Members of Parts")
    page.table(
      ["Member", "Type", "Default", "Meaning"],
      component.parts.map { part in
        let access = part.access == .get || part.access == .privateSet ? "Read only." : ""
        return [
          MarkupEscaping.code(part.path.joined(separator: ".")), context.typeText(part.type),
          DefaultText.cell(part.defaultValue),
          Self.joined(
            [MarkupEscaping.markdown(part.summary)] + PropertyWords.limits(part.constraints)
              + [
                access, origin(part.inheritedFrom),
                PageContext.marks(isInferred: part.isInferred, note: part.note),
              ]
          ),
        ]
      }
    )
  }

  /// Rules in plain words.
  ///
  /// - Parameter page: The page to write on.
  func behaviour(_ page: inout Markdown) {
    if component.rules.isEmpty { return }
    page.heading(2, "Rules")
    page.table(
      ["Rule", "What it demands"],
      component.rules.map { rule in
        [
          MarkupEscaping.code(rule.id),
          Self.joined([RuleSentence.text(for: rule), origin(rule.inheritedFrom)]),
        ]
      }
    )
  }

  /// What it can be told to do.
  ///
  /// - Parameter page: The page to write on.
  func operations(_ page: inout Markdown) {
    if component.operations.isEmpty { return }
    page.heading(2, "Operations")
    for operation in component.operations {
      // DocC would show the backticks of code in a heading.
      page.heading(3, MarkupEscaping.markdown(Self.signature(of: operation)))
      page.block(
        Self.joined([
          MarkupEscaping.markdown(operation.summary),
          operation.isStatic ? "A method of the type itself." : "",
          operation.result.map { "Gives back \(context.typeText($0))." } ?? "",
          origin(operation.inheritedFrom),
          PageContext.marks(isInferred: operation.isInferred, note: operation.note),
        ])
      )
      page.block(MarkupEscaping.paragraphs(operation.discussion))
      page.table(
        ["Parameter", "Type", "Default", "Meaning"],
        operation.parameters.map { parameter in
          [
            MarkupEscaping.code(parameter.name), context.typeText(parameter.type),
            parameter.isOptional ? "may be left out" : DefaultText.cell(parameter.defaultValue),
            Self.joined(
              [MarkupEscaping.markdown(parameter.summary)]
                + PropertyWords.limits(parameter.constraints)
                + [PageContext.marks(isInferred: parameter.isInferred, note: nil)]
            ),
          ]
        }
      )
    }
  }

  /// An operation as code names it: `show(message:withDuration:)`.
  private static func signature(of operation: Operation) -> String {
    let labels = operation.parameters.map { ($0.label ?? $0.name) + ":" }.joined()
    return "\(operation.name)(\(labels))"
  }

  /// What it reports.
  ///
  /// - Parameter page: The page to write on.
  func events(_ page: inout Markdown) {
    if component.events.isEmpty { return }
    page.heading(2, "Events")
    page.table(
      ["Event", "Comes with", "When"],
      component.events.map { event in
        [
          MarkupEscaping.code(event.name),
          event.payload.isEmpty
            ? "–" : event.payload.map(context.typeText).joined(separator: ", "),
          Self.joined([
            MarkupEscaping.markdown(event.summary), origin(event.inheritedFrom),
            PageContext.marks(isInferred: event.isInferred, note: event.note),
          ]),
        ]
      }
    )
  }
}
