import FioriStyle

/// A report about a theme as tables for a terminal.
enum ThemeReportText {
  /// Writes the tables.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: The text.
  static func text(of report: ThemeReport, width: Int, style: TerminalStyle) -> String {
    var parts: [String] = []
    if !report.components.isEmpty {
      var table = TextTable(columns: [
        ("Component", .leading), ("Styled", .trailing), ("Missing", .trailing),
      ])
      for component in report.components {
        table.add([
          component.name, String(component.styled.count), String(component.missing.count),
        ])
      }
      parts.append(table.text(style: style))
    }
    parts += report.components.filter { !$0.missing.isEmpty }.map { component in
      list("\(component.name) lacks", component.missing, width, style)
    }
    if !report.contrasts.isEmpty { parts.append(contrasts(report.contrasts, width, style)) }
    if !report.lonelyVariants.isEmpty {
      parts.append(
        pairs(
          report.lonelyVariants.map { ("@" + $0.variable, ["@" + $0.missing]) },
          columns: [("Variable", .leading), ("Missing partner", .leading)],
          width,
          style
        )
      )
    }
    if !report.otherClassPaths.isEmpty {
      parts.append(list("Class paths of no known component", report.otherClassPaths, width, style))
    }
    return parts.isEmpty ? "The theme styles nothing.\n" : parts.joined(separator: "\n")
  }

  /// The table of contrasts.
  private static func contrasts(
    _ contrasts: [ThemeReport.Contrast],
    _ width: Int,
    _ style: TerminalStyle
  ) -> String {
    pairs(
      contrasts.map { contrast in
        (
          contrast.text,
          [
            "\(contrast.textColor) on \(contrast.backgroundColor)",
            ContrastGrade.text(of: contrast.ratio), ContrastGrade(contrast.ratio).rawValue,
          ]
        )
      },
      columns: [
        ("Text", .leading), ("Colours", .leading), ("Contrast", .trailing), ("WCAG AA", .leading),
      ],
      width,
      style
    )
  }

  /// A table of names and what belongs to them; where the terminal is too narrow for it, each name has a
  /// line of its own, above what belongs to it.
  private static func pairs(
    _ rows: [(name: String, cells: [String])],
    columns: [(title: String, alignment: TextTable.Alignment)],
    _ width: Int,
    _ style: TerminalStyle
  ) -> String {
    var table = TextTable(columns: columns)
    for row in rows { table.add([row.name] + row.cells) }
    if table.width <= width { return table.text(style: style) }
    var page = TextPage(width: width, style: style)
    page.heading(columns.map(\.title).joined(separator: ", "))
    for row in rows {
      page.line("  " + VisibleText.escape(row.name))
      page.line("    " + row.cells.map(VisibleText.escape).joined(separator: ", "))
    }
    return page.text
  }

  /// A heading with names below it.
  private static func list(
    _ heading: String,
    _ names: [String],
    _ width: Int,
    _ style: TerminalStyle
  ) -> String {
    var page = TextPage(width: width, style: style)
    page.heading(heading)
    for name in names { page.line("  " + VisibleText.escape(name)) }
    return page.text
  }
}

/// How good a contrast is by the levels of the WCAG.
enum ContrastGrade: String {
  /// Enough for text of any size.
  case pass
  /// Enough for large text only.
  case large = "large text only"
  /// Too little.
  case fail

  /// Grades a contrast.
  ///
  /// - Parameter ratio: The ratio, from 1 to 21.
  init(_ ratio: Double) {
    self =
      ratio >= ContrastRatio.minimum
      ? .pass : ratio >= ContrastRatio.largeTextMinimum ? .large : .fail
  }

  /// A ratio with two digits after the point, never rounded up to a better grade.
  ///
  /// - Parameter ratio: The ratio.
  /// - Returns: Such as `4.49:1`.
  static func text(of ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction):1"
  }
}
