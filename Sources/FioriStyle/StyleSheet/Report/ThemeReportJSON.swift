extension ThemeReport {
  /// The report as JSON: sorted, indented by two blanks, ended by a line break.
  public var json: String {
    var writer = JSONTextWriter()
    writer.object { writer in
      writer.key("components")
      writer.array(components) { writer, component in
        writer.object { writer in
          writer.key("name")
          writer.string(component.name)
          writer.key("styled")
          writer.array(component.styled) { $0.string($1) }
          writer.key("missing")
          writer.array(component.missing) { $0.string($1) }
        }
      }
      writer.key("otherClassPaths")
      writer.array(otherClassPaths) { $0.string($1) }
      writer.key("lonelyVariants")
      writer.array(lonelyVariants) { writer, variant in
        writer.object { writer in
          writer.key("variable")
          writer.string(variant.variable)
          writer.key("missing")
          writer.string(variant.missing)
        }
      }
      writer.key("contrasts")
      writer.array(contrasts) { writer, contrast in
        writer.object { writer in
          writer.key("text")
          writer.string(contrast.text)
          writer.key("background")
          writer.string(contrast.background)
          writer.key("textColor")
          writer.string(contrast.textColor.description)
          writer.key("backgroundColor")
          writer.string(contrast.backgroundColor.description)
          writer.key("ratio")
          writer.number((contrast.ratio * 100).rounded() / 100)
        }
      }
    }
    return writer.text + "\n"
  }
}
