import FioriStyle

/// A report about a theme as one page for a browser: nothing is loaded from anywhere, and it follows
/// the light or dark setting of the reader.
struct ThemeReportPage {
  /// The report.
  private let report: ThemeReport

  /// The theme.
  private let theme: CompiledTheme

  /// What the sheets are called.
  private let sources: [String]

  /// The colours of the theme's variables, where they are known.
  private let colors: [String: RGBAColor]

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - theme: The theme.
  ///   - sources: What the sheets are called.
  init(_ report: ThemeReport, _ theme: CompiledTheme, sources: [String]) {
    self.report = report
    self.theme = theme
    self.sources = sources
    var colors: [String: RGBAColor] = [:]
    for variable in theme.base.variables {
      if case .color(.literal(let color)) = variable.value { colors[variable.name] = color }
    }
    self.colors = colors
  }

  /// The page.
  var html: String {
    let title = "Theme report: " + Self.escaped(sources.joined(separator: ", "))
    let sections = [
      summary, contrastSection, colorSection, componentSection, variantSection, otherSection,
    ]
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(ThemeReportStyle.css)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  // MARK: Sections

  /// The numbers at the top.
  private var summary: String {
    let styled = report.components.reduce(0) { $0 + $1.styled.count }
    let missing = report.components.reduce(0) { $0 + $1.missing.count }
    let failing = report.contrasts.count { ContrastGrade($0.ratio) == .fail }
    let facts = [
      (String(report.components.count), "components styled"),
      ("\(styled) of \(styled + missing)", "of their class paths"),
      (String(failing), "contrasts too low, of \(report.contrasts.count) seen"),
      (String(report.lonelyVariants.count), "variants without partner"),
    ]
    let items = facts.map { "<li><strong>\($0.0)</strong> \($0.1)</li>" }
    return "<ul class=\"facts\">\n" + items.joined(separator: "\n") + "\n</ul>"
  }

  /// Text on its background, as it looks.
  private var contrastSection: String {
    guard !report.contrasts.isEmpty else { return "" }
    let rows = report.contrasts.sorted { ($0.ratio, $0.text) < ($1.ratio, $1.text) }.map {
      contrast in
      let grade = ContrastGrade(contrast.ratio)
      let colors = "\(contrast.textColor) on \(contrast.backgroundColor)"
      return """
        <li><span class="sample" style="color:\(contrast.textColor);background:\
        \(contrast.backgroundColor)">Sample text</span>
        <span class="what"><code>\(Self.name(contrast.text))</code><br><small>\(colors)</small></span>
        <span class="grade \(grade)">\(ContrastGrade.text(of: contrast.ratio)) \
        \(grade.rawValue)</span></li>
        """
    }
    return section(
      "Contrast",
      "<p>Text on the background that the theme gives it. WCAG AA asks for 4.5:1, and for 3:1 where "
        + "text is large.</p>\n<ul class=\"contrasts\">\n\(rows.joined(separator: "\n"))\n</ul>"
    )
  }

  /// The variables that are colours.
  private var colorSection: String {
    let items = theme.base.variables.compactMap { variable -> String? in
      guard case .color(let color) = variable.value else { return nil }
      return """
        <li>\(swatch(color))<span class="what"><code>@\(Self.name(variable.name))</code><br>\
        <small>\(Self.escaped(color.description))</small></span></li>
        """
    }
    guard !items.isEmpty else { return "" }
    return section(
      "Colours",
      "<ul class=\"colours\">\n\(items.joined(separator: "\n"))\n</ul>"
    )
  }

  /// What each component gets.
  private var componentSection: String {
    guard !report.components.isEmpty else { return "" }
    let rules = Dictionary(
      theme.base.rules.map { ($0.classPath, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let parts = report.components.map { component in
      let total = component.styled.count + component.missing.count
      let styled = component.styled.map { path in
        "<li><code>\(Self.name(path))</code>\(attributes(of: rules[path]))</li>"
      }
      let missing = component.missing.map { "<li><code>\(Self.name($0))</code></li>" }
      let missingPart =
        missing.isEmpty
        ? ""
        : "<h3>Not styled</h3>\n<ul class=\"paths missing\">\n\(missing.joined(separator: "\n"))\n</ul>\n"
      return """
        <details open><summary><b>\(Self.escaped(component.name))</b> \
        <meter min="0" max="\(total)" value="\(component.styled.count)"></meter> \
        \(component.styled.count) of \(total)</summary>
        <ul class="paths">
        \(styled.joined(separator: "\n"))
        </ul>
        \(missingPart)</details>
        """
    }
    return section("Components", parts.joined(separator: "\n"))
  }

  /// Variables for one background without the one for the other.
  private var variantSection: String {
    guard !report.lonelyVariants.isEmpty else { return "" }
    let items = report.lonelyVariants.map { variant in
      "<li><code>@\(Self.name(variant.variable))</code> has no partner "
        + "<code>@\(Self.name(variant.missing))</code></li>"
    }
    return section(
      "Variants without partner",
      "<ul class=\"paths\">\n\(items.joined(separator: "\n"))\n</ul>"
    )
  }

  /// Class paths of the app.
  private var otherSection: String {
    guard !report.otherClassPaths.isEmpty else { return "" }
    let items = report.otherClassPaths.map { "<li><code>\(Self.name($0))</code></li>" }
    return section(
      "Class paths of no known component",
      "<ul class=\"paths\">\n\(items.joined(separator: "\n"))\n</ul>"
    )
  }

  // MARK: Pieces

  /// A section with its heading.
  private func section(_ heading: String, _ body: String) -> String {
    "<section>\n<h2>\(heading)</h2>\n\(body)\n</section>"
  }

  /// The attributes of a rule, colours with their swatches.
  private func attributes(of rule: CompiledTheme.Rule?) -> String {
    guard let rule, !rule.attributes.isEmpty else { return "" }
    let items = rule.attributes.map { attribute -> String in
      var mark = ""
      if case .color(let color) = attribute.value { mark = swatch(color) }
      return "<span class=\"attribute\">\(mark)\(Self.escaped(attribute.name)): "
        + "\(Self.escaped(Self.text(of: attribute.value)))</span>"
    }
    return "<div class=\"attributes\">\(items.joined(separator: " "))</div>"
  }

  /// A patch of a colour; crossed out where only the device knows the colour.
  private func swatch(_ color: ThemeColor) -> String {
    let known: RGBAColor? =
      switch color {
      case .literal(let components): components
      case .named(let name), .variable(let name): colors[name] ?? color.fixedComponents
      }
    guard let known else {
      return "<span class=\"swatch unknown\" title=\"known on the device only\"></span>"
    }
    return "<span class=\"swatch\"><span style=\"background:\(known)\"></span></span>"
  }

  /// A value as sheets write it.
  private static func text(of value: SheetValue) -> String {
    do throws(StyleTextError) {
      return try value.words().text
    } catch {
      return value.typeName
    }
  }

  /// A long name, which may be broken after each `_` and before capitals within a word.
  private static func name(_ text: String) -> String {
    var pieces: [String] = [""]
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isCapital = scalar.properties.isUppercase
      if previous == "_" || isCapital && previous?.properties.isLowercase == true {
        pieces.append("")
      }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
      previous = scalar
    }
    return pieces.map(escaped).joined(separator: "<wbr>")
  }

  /// Text made harmless for HTML.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.escape(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
