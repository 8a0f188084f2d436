import FioriGenModel
import FioriGenSwift

/// Writes the method that brings a view up to date with a model.
///
/// ```swift
/// func bind(
///   _ model: FUIObjectViewModel,
///   standard: FUIObjectViewModel,
///   _ resources: any BindingResources
/// ) {
///   let binder = Binder(self)
///   binder.set(\.headlineText, model.headlineText, standard.headlineText) { $0 }
/// }
/// ```
struct PropertyBindingWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// The names of the method's parameters and of what it uses.
  private static let (model, standard, binder) = ("model", "standard", "binder")

  /// Turns values into those of the SDK.
  private var converter: ValueConverter { ValueConverter(native: native) }

  /// The model's name in generated code.
  private var modelName: String { native.context.name(of: component).code }

  /// Writes the method.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout BindingPrinter) {
    writer.comment(
      "Brings the object up to date with a model.",
      parameters: [
        (Self.model, "What to show."),
        (Self.standard, "The model that means \"leave everything as it is\"."),
        (ValueConverter.resources, "Finds images and colours."),
      ]
    )
    let parameters = [
      "_ \(Self.model): \(modelName)", "\(Self.standard): \(modelName)",
      "_ \(ValueConverter.resources): any BindingResources",
    ]
    let fields = WriteOrder(of: component).fields
    writer.function("func bind", parameters) { writer in
      if fields.isEmpty { return }
      writer.printer.line("let \(Self.binder) = Binder(self)")
      for alias in aliases { writeReset(of: alias, to: &writer) }
      for field in fields {
        switch field {
        case .property(let property): write(property, to: &writer)
        case .exclusive(let slot): write(slot, to: &writer)
        case .part(let part): write(part, to: &writer)
        }
      }
    }
  }

  // MARK: Properties

  /// Writes a property.
  private func write(_ property: Property, to writer: inout BindingPrinter) {
    guard let type = property.portable?.unwrapped else { return }
    let name = SwiftNames.property(property).code
    let values = ["\(Self.model).\(name)", "\(Self.standard).\(name)"]
    if case .component(let nested) = type, let child = native.context.component(named: nested),
      child.kind != .value
    {
      return write(property, holding: child, values, to: &writer)
    }
    guard converter.canConvert(type) else { return }
    let code = SwiftNames.member(property.name).code
    set(Self.binder, code, values, type, property.type, by: property.setBy, to: &writer)
  }

  /// Writes a property that holds a view.
  private func write(
    _ property: Property,
    holding child: Component,
    _ values: [String],
    to writer: inout BindingPrinter
  ) {
    let code = SwiftNames.member(property.name).code
    let nested = native.context.name(of: child).code
    guard property.type.isOptional else {
      let values = values.map { "\($0) ?? \(nested)()" }
      return writer.call(
        "\(Self.binder).part(self.\(code))?.object.bind",
        [values[0], "standard: " + values[1], ValueConverter.resources]
      )
    }
    writer.call(
      "\(Self.binder).set",
      [
        "view: \\.\(code)", values[0], values[1], "make: \(child.name)()",
        "blank: \(nested)()",
      ],
      " {"
    )
    writer.printer.indented { printer in
      printer.line("$0.bind($1, standard: \(nested)(), \(ValueConverter.resources))")
    }
    writer.printer.line("}")
  }

  /// Writes a call that sets a member.
  private func set(
    _ binder: String,
    _ code: String,
    _ values: [String],
    _ type: PortableType,
    _ declared: TypeExpression,
    by operation: String? = nil,
    to writer: inout BindingPrinter
  ) {
    if case .array(let element) = type {
      return writer.call(
        binder + ".set",
        ["list: \\.\(code)"] + values,
        converter.conversion(of: "$0", element, as: declared.element)
      )
    }
    let conversion = converter.conversion(of: "$0", type, as: declared)
    if let operation, let call = change(operation, of: code, declared) {
      let body = Conversion.statement(conversion.body)
      writer.call(binder + ".change", ["\\.\(code)"] + values, " {")
      writer.printer.indent()
      writer.lines(body.body)
      writer.printer.outdent()
      writer.printer.line("} by: {")
      writer.printer.indented { $0.line(call) }
      return writer.printer.line("}")
    }
    let isResource = declared.isOptional && ValueConverter.isLookedUp(type)
    let path = isResource ? "resource: \\.\(code)" : "\\.\(code)"
    writer.call(binder + ".set", [path] + values, conversion)
  }

  /// The call of the operation that changes a property to `$0`; `nil` where the operation does not
  /// take the property's value.
  private func change(_ operation: String, of code: String, _ declared: TypeExpression) -> String? {
    guard let operation = component.operations.first(where: { $0.name == operation }),
      let parameter = operation.parameters.first(where: { $0.type == declared })
    else { return nil }
    let label = parameter.label ?? parameter.name
    let argument = label == "_" ? "$0" : SwiftNames.member(label).label + ": $0"
    return "\(SwiftNames.method(operation.name).code)(\(argument))"
  }

  // MARK: Slots

  /// Writes properties of which the last one set is shown: those that go come first.
  private func write(_ slot: ExclusiveField, to writer: inout BindingPrinter) {
    for isShown in [false, true] {
      for member in slot.members {
        guard let type = member.portable?.unwrapped, converter.canConvert(type) else { continue }
        let name =
          member.deprecated == nil
          ? SwiftNames.property(member).code : "_" + SwiftNames.property(member).code
        let value = "\(Self.model).\(name)"
        writer.block("if \(value) \(isShown ? "!=" : "==") nil") { writer in
          let code = SwiftNames.member(member.name).code
          let values = [value, "\(Self.standard).\(name)"]
          set(Self.binder, code, values, type, member.type, by: member.setBy, to: &writer)
        }
      }
    }
  }

  // MARK: Parts

  /// Writes the settings of a view.
  private func write(_ part: PartField, to writer: inout BindingPrinter) {
    let code = SwiftNames.member(part.name).code
    let values = ["\(Self.model).\(code)", "\(Self.standard).\(code)"]
    switch part.content {
    case .model(.component, _):
      if let alias = aliases.first(where: { $0.path.first == part.name }) {
        return write(part, alias, to: &writer)
      }
      writer.call(
        "\(Self.binder).part(self.\(code))?.object.bind",
        [values[0], "standard: " + values[1], ValueConverter.resources]
      )
    case .model: break
    case .members(let members):
      write(members, of: "self", [part.name], Self.binder, values, to: &writer)
    }
  }

  /// Writes the settings of a view of which one is also a property of the component.
  private func write(_ part: PartField, _ alias: Alias, to writer: inout BindingPrinter) {
    let code = SwiftNames.member(part.name).code
    let member = SwiftNames.member(alias.path[alias.path.count - 1]).code
    writer.printer.line("var \(code) = \(Self.model).\(code)")
    writer.block("if \(Self.model).\(alias.property) != nil") { writer in
      writer.printer.line("\(code).\(member) = \(Self.standard).\(code).\(member)")
    }
    writer.call(
      "\(Self.binder).part(self.\(code))?.object.bind",
      [code, "standard: \(Self.standard).\(code)", ValueConverter.resources]
    )
  }

  // MARK: Aliases

  /// A setting of a view that is also a property of the component, such as `headlineLabel.text`.
  ///
  /// The property is the documented way where both are set; the setting goes before the property
  /// comes, and the other way round, since both are one value on the screen.
  private struct Alias {
    /// The names on the way to the setting.
    var path: [String]
    /// The property's name in the model.
    var property: String
    /// Whether the value is an image.
    var isImage: Bool
  }

  /// The aliases among the component's parts.
  private var aliases: [Alias] {
    component.properties.compactMap { property in
      guard property.isStored, let view = property.shownBy, property.type.isOptional else {
        return nil
      }
      let leaf: String
      switch property.type.unwrapped {
      case .named("String"): leaf = "text"
      case .named("UIImage"): leaf = "image"
      default: return nil
      }
      let isPart = component.parts.contains { $0.path == [view, leaf] }
      guard isPart || hasModel(view, with: leaf) else { return nil }
      let name = SwiftNames.property(property).code
      return Alias(path: [view, leaf], property: name, isImage: leaf == "image")
    }
  }

  /// Whether the model has a whole model for a view, with a member.
  private func hasModel(_ view: String, with member: String) -> Bool {
    ModelLayout(of: component).fields.contains { field in
      guard case .part(let part) = field, part.name == view,
        case .model(.component(let name), _) = part.content,
        let child = native.context.component(named: name)
      else { return false }
      return child.properties.contains { $0.name == member && $0.isStored }
    }
  }

  /// Writes what takes a setting back before its property is set.
  private func writeReset(of alias: Alias, to writer: inout BindingPrinter) {
    let view = SwiftNames.member(alias.path[0]).code
    let label = alias.isImage ? "resource: " : ""
    writer.block("if \(Self.model).\(alias.property) != nil") { writer in
      writer.call("\(Self.binder).part(self.\(view))?.reset", ["\(label)\\.\(alias.path[1])"])
    }
  }

  /// Writes the settings of a part and of the parts in it.
  private func write(
    _ members: [PartField.Member],
    of owner: String,
    _ path: [String],
    _ binder: String,
    _ values: [String],
    to writer: inout BindingPrinter
  ) {
    let variable = SwiftNames.method("x." + path.joined(separator: ".")).code.dropFirst()
    let name = variable.prefix(1).lowercased() + variable.dropFirst() + "Binder"
    let code = SwiftNames.member(path[path.count - 1]).code
    writer.function("if let \(name) = \(binder).part", ["\(owner).\(code)"]) { writer in
      for member in members {
        let code = SwiftNames.member(member.name).code
        let values = values.map { "\($0).\(code)" }
        switch member {
        case .value(let part):
          guard let type = part.portable?.unwrapped, converter.canConvert(type) else { continue }
          let alias = aliases.first { $0.path == path + [member.name] }
          guard let alias else { set(name, code, values, type, part.type, to: &writer); continue }
          writer.block("if \(Self.model).\(alias.property) == nil") { writer in
            set(name, code, values, type, part.type, to: &writer)
          }
        case .nested(let field):
          guard case .members(let inner) = field.content else { continue }
          write(inner, of: "\(name).object", path + [field.name], name, values, to: &writer)
        }
      }
    }
  }
}
