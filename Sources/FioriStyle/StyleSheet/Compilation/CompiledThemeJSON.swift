extension CompiledTheme {
  /// The theme as JSON: sorted, indented by two blanks, ended by a line break.
  ///
  /// Colours are texts (`#RRGGBB`, `rgba(…)` or a name), offsets and sizes arrays of two numbers, boxes
  /// arrays of four (top, right, bottom, left), numbers and truth values what JSON has for them.
  public var json: String {
    var writer = JSONTextWriter()
    writer.object {
      write(base, to: &$0)
      $0.key("media")
      $0.array(media) { writer, layer in
        writer.object {
          $0.key("query")
          $0.string(layer.query.description)
          write(layer.layer, to: &$0)
        }
      }
    }
    return writer.text + "\n"
  }

  /// Writes the members of a layer.
  private func write(_ layer: Layer, to writer: inout JSONTextWriter) {
    writer.key("rules")
    writer.object { writer in
      for rule in layer.rules {
        writer.key(rule.classPath)
        writer.object { writer in
          for attribute in rule.attributes {
            writer.key(attribute.name)
            write(attribute.value, to: &writer)
          }
        }
      }
    }
    writer.key("variables")
    writer.object { writer in
      for variable in layer.variables {
        writer.key(variable.name)
        write(variable.value, to: &writer)
      }
    }
  }

  /// Writes a value with the name of its type.
  private func write(_ value: SheetValue, to writer: inout JSONTextWriter) {
    writer.object { writer in
      writer.key("type")
      writer.string(value.typeName)
      writer.key("value")
      switch value {
      case .color(let color): writer.string(color.description)
      case .fontName(let font): writer.string(font.description)
      case .fontTextStyle(let style): writer.string(style.rawValue)
      case .number(let number): writer.number(number)
      case .integer(let number): writer.literal(String(number))
      case .boolean(let flag): writer.literal(flag ? "true" : "false")
      case .offset(let offset): writer.numbers([offset.horizontal, offset.vertical])
      case .size(let size): writer.numbers([size.width, size.height])
      case .box(let box): writer.numbers([box.top, box.right, box.bottom, box.left])
      case .textAlign(let alignment): writer.string(alignment.rawValue)
      case .textTransform(let transform): writer.string(transform.rawValue)
      case .image(let image): writer.string(image.name)
      case .string(let text), .enumeration(_, let text): writer.string(text)
      case .variable(let name): writer.string("@" + name)
      }
    }
  }
}

extension SheetValue {
  /// The name of its type, as specs write it; `Variable` for a variable.
  public var typeName: String {
    switch self {
    case .color: SheetValueType.color.name
    case .fontName: SheetValueType.fontName.name
    case .fontTextStyle: SheetValueType.fontTextStyle.name
    case .number: SheetValueType.number.name
    case .integer: SheetValueType.integer.name
    case .boolean: SheetValueType.boolean.name
    case .offset: SheetValueType.offset.name
    case .size: SheetValueType.size.name
    case .box: SheetValueType.box.name
    case .textAlign: SheetValueType.textAlign.name
    case .textTransform: SheetValueType.textTransform.name
    case .image: SheetValueType.image.name
    case .string: SheetValueType.string.name
    case .enumeration(let type, _): type
    case .variable: "Variable"
    }
  }
}
