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
    if !report.contrasts.isEmpty { parts.append(contrasts(report.contrasts, style)) }
    if !report.lonelyVariants.isEmpty {
      var table = TextTable(columns: [("Variable", .leading), ("Missing partner", .leading)])
      for variant in report.lonelyVariants {
        table.add(["@" + variant.variable, "@" + variant.missing])
      }
      parts.append(table.text(style: style))
    }
    if !report.otherClassPaths.isEmpty {
      parts.append(list("Class paths of no known component", report.otherClassPaths, width, style))
    }
    return parts.isEmpty ? "The theme styles nothing.\n" : parts.joined(separator: "\n")
  }

  /// The table of contrasts.
  private static func contrasts(_ contrasts: [ThemeReport.Contrast], _ style: TerminalStyle)
    -> String
  {
    var table = TextTable(columns: [
      ("Text", .leading), ("Colours", .leading), ("Contrast", .trailing), ("WCAG AA", .leading),
    ])
    for contrast in contrasts {
      table.add([
        contrast.text, "\(contrast.textColor) on \(contrast.backgroundColor)",
        ContrastGrade.text(of: contrast.ratio), ContrastGrade(contrast.ratio).rawValue,
      ])
    }
    return table.text(style: style)
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
