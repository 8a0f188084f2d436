import FioriGenModel
import FioriGenSwift

/// Writes the class or struct that stands in for a component.
struct StandInClassWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// The classes that samples imply.
  private let implied: [ImpliedClass]

  /// Prepares a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - native: What is known about types.
  init(_ component: Component, _ native: NativeMembers) {
    self.native = native
    self.component = component
    implied = ImpliedClass.all(of: component, native)
  }

  /// The code of types.
  private var types: NativeTypes { NativeTypes(context: native.context) }

  /// Writes the declaration.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout StandInPrinter) {
    if component.kind == .value {
      return StandInValueWriter(native: native, component: component).write(to: &writer)
    }
    writer.comment(component.summary, isInferred: component.isInferred)
    writer.availability(component.deprecated)
    writer.printer.line("@MainActor")
    let parents = [native.superclass(of: component.name) ?? "StandInObject"] + component.conforms
    let head = "open class \(component.name):"
    let heritage = parents.joined(separator: ", ")
    let isShort = writer.printer.fits("\(head) \(heritage) {")
    if !isShort {
      writer.printer.line(head)
      writer.printer.indented { $0.line(heritage) }
    }
    writer.block(isShort ? "\(head) \(heritage)" : "") { writer in
      var isFirst = true
      for member in members {
        if !isFirst { writer.printer.blankLine() }
        isFirst = false
        member(&writer)
      }
    }
  }

  /// What writes each member, in order.
  private var members: [(inout StandInPrinter) -> Void] {
    var members: [(inout StandInPrinter) -> Void] = []
    for implied in implied {
      members.append { StandInImpliedWriter(native: native, implied: implied).write(to: &$0) }
    }
    for view in component.views where isNew(view.name, view.inheritedFrom) {
      members.append { write(view, to: &$0) }
    }
    for property in component.properties where isNew(property) {
      members.append { write(property, to: &$0) }
    }
    for event in component.events where isHandler(event) {
      members.append { write(event, to: &$0) }
    }
    if !startingParts.isEmpty { members.append { writeInitialiser(to: &$0) } }
    for operation in component.operations where isOwn(operation) {
      members.append {
        StandInOperationWriter(native: native, component: component, operation: operation)
          .write(to: &$0)
      }
    }
    for name in component.conforms {
      guard case .protocolType(let callbacks)? = native.context.sharedType(named: name)?.kind else {
        continue
      }
      for callback in callbacks { members.append { write(callback, of: name, to: &$0) } }
    }
    return members
  }

  /// Whether a member is declared here and nowhere above.
  private func isNew(_ name: String, _ inheritedFrom: String?) -> Bool {
    inheritedFrom == nil && !native.inherits(name, in: component.name)
  }

  /// Whether a property is declared here; one of the type itself hides none of an object above.
  private func isNew(_ property: Property) -> Bool {
    property.isStatic
      ? property.inheritedFrom == nil : isNew(property.name, property.inheritedFrom)
  }

  /// Whether an operation is a method of the class itself that the platform does not have.
  private func isOwn(_ operation: Operation) -> Bool {
    guard operation.inheritedFrom == nil, !operation.name.contains(".") else { return false }
    var parent = native.superclass(of: component.name)
    while let name = parent {
      if PlatformDouble.classes[name]?.members.contains(operation.name) == true { return false }
      parent = native.superclass(of: name)
    }
    return true
  }

  // MARK: Views

  /// Writes a view.
  private func write(_ view: AnatomyView, to writer: inout StandInPrinter) {
    writer.comment(view.summary, isInferred: view.isInferred)
    let name = SwiftNames.member(view.name).code
    if case .array = view.type.unwrapped {
      return writer.printer.line(
        "public private(set) var \(name): \(types.code(for: view.type)) = []"
      )
    }
    let implied = implied.first { $0.holder == view.name }
    let plain = implied?.name ?? types.code(for: view.type.unwrapped)
    let type = implied?.name ?? types.code(for: view.type)
    let head = "public private(set) lazy var \(name): \(type) ="
    let settings = settings(of: view)
    let label = StringLiteral.code(for: view.name)
    let call = "standInHolding(\(plain)(), \(label))"
    if settings.isEmpty {
      if writer.printer.fits(head + " " + call) { return writer.printer.line(head + " " + call) }
      writer.printer.line(head)
      return writer.printer.indented { $0.line(call) }
    }
    writer.printer.line(head)
    writer.printer.indent()
    writer.block(call) { inner in
      for setting in settings { inner.printer.line("$0." + setting) }
    }
    writer.printer.outdent()
  }

  /// The defaults that members of a view have here.
  private func settings(of view: AnatomyView) -> [String] {
    component.parts.compactMap { part in
      guard part.path.count > 1, part.path[0] == view.name,
        let value = part.defaultValue.flatMap(NativeTypes.code)
      else { return nil }
      return part.path.dropFirst().joined(separator: ".") + " = " + value
    }
  }

  // MARK: Properties

  /// Writes a property.
  private func write(_ property: Property, to writer: inout StandInPrinter) {
    let notes = property.isInspectable ? ["Can be set in Interface Builder."] : []
    writer.comment(property.summary, notes, isInferred: property.isInferred)
    writer.availability(property.deprecated)
    let name = SwiftNames.member(property.name).code
    let implied = implied.first { $0.holder == property.name }
    var type = types.code(for: property.type)
    if let implied, case .dictionary(let key, _) = property.type.unwrapped {
      type = "[\(types.code(for: key)): \(implied.name)]"
    }
    if property.isStatic {
      let value = StringLiteral.code(for: component.name)
      return writer.printer.line("public class var \(name): \(type) { \(value) }")
    }
    if let target = sharedStorage(of: property) {
      return writeShared(property, type, target, to: &writer)
    }
    let isReadOnly = property.access == .get || property.access == .privateSet
    let isDelegate = property.type.unwrapped.names.first.map(types.isProtocol) ?? false
    let keywords =
      isReadOnly
      ? "public private(set) var"
      : isDelegate && isWeak(property) ? "public weak var" : "public var"
    var head = "\(keywords) \(name): \(type)"
    if startingParts.contains(property.name) {
      head += " = \(types.code(for: property.type.unwrapped))()"
    } else if let value = property.defaultValue.flatMap(NativeTypes.code)
      ?? types.blank(of: property.type)
    {
      head += " = " + value
    }
    writer.observed(head, property.name)
  }

  /// Whether a property refers to an object without holding it.
  private func isWeak(_ property: Property) -> Bool {
    guard case .named(let name) = property.type.unwrapped, property.type.isOptional,
      case .protocolType? = native.context.sharedType(named: name)?.kind
    else { return false }
    return true
  }

  /// The member of a view that holds what a property sets, such as `headlineLabel.text`.
  private func sharedStorage(of property: Property) -> String? {
    guard let name = property.shownBy, property.type.isOptional, property.defaultValue == nil,
      let type = native.type(of: name, in: component), !type.isArray,
      let view = type.unwrapped.names.first
    else { return nil }
    let member: String
    switch property.type.unwrapped {
    case .named("String") where native.isKind(view, of: "UILabel"): member = "text"
    case .named("UIImage") where native.isKind(view, of: "UIImageView"): member = "image"
    default: return nil
    }
    let access = if case .optional = type { "?." } else { "." }
    return SwiftNames.member(name).code + access + member
  }

  /// Writes a property whose value a view holds.
  private func writeShared(
    _ property: Property,
    _ type: String,
    _ target: String,
    to writer: inout StandInPrinter
  ) {
    let name = SwiftNames.member(property.name).code
    let label = StringLiteral.code(for: property.name)
    writer.block("public var \(name): \(type)") { writer in
      writer.printer.line("get { \(target) }")
      writer.block("set") { inner in
        inner.printer.line("let old = \(target)")
        inner.printer.line("standInSilently { \(target) = newValue }")
        inner.printer.line("standInChanged(\(label), from: old, to: newValue)")
      }
    }
  }

  /// The properties whose objects are there from the start, because they are told things without
  /// ever being assigned.
  private var startingParts: [String] {
    component.properties.filter { property in
      guard property.inheritedFrom == nil, !property.isStatic,
        case .component? = property.portable?.unwrapped
      else { return false }
      return component.operations.contains { $0.name.hasPrefix(property.name + ".") }
    }.map(\.name)
  }

  /// Writes the initialiser that takes in what is there from the start.
  private func writeInitialiser(to writer: inout StandInPrinter) {
    writer.comment("Makes the view.", isInferred: true)
    writer.block("public required init(frame: CGRect)") { writer in
      writer.printer.line("super.init(frame: frame)")
      for name in startingParts {
        let code = SwiftNames.member(name).code
        let label = StringLiteral.code(for: name)
        writer.printer.line("if let \(code) { _ = standInHolding(\(code), \(label)) }")
      }
    }
  }

  // MARK: Events

  /// Whether an event is a closure that the class holds.
  private func isHandler(_ event: Event) -> Bool {
    event.inheritedFrom == nil
      && EventRoute(of: event, in: component, native).kind == .handler(path: [event.name])
  }

  /// Writes a handler.
  private func write(_ event: Event, to writer: inout StandInPrinter) {
    writer.comment(event.summary, isInferred: event.isInferred)
    let payload = event.payload.map(types.code).joined(separator: ", ")
    let name = SwiftNames.member(event.name).code
    writer.observed("public var \(name): ((\(payload)) -> Void)?", event.name)
  }

  /// Writes a method of a protocol that the class conforms to; it tells the class's own handlers.
  private func write(_ callback: Event, of name: String, to writer: inout StandInPrinter) {
    writer.comment(callback.summary, isInferred: callback.isInferred)
    let signature = CallbackSignature(callback, types: types)
    let listeners = component.events.filter { event in
      isHandler(event) && !event.payload.isEmpty
        && callback.payload.suffix(event.payload.count)[...]
          .elementsEqual(event.payload)
    }
    writer.list("open func \(signature.name)", signature.parameters, " {")
    writer.printer.indent()
    for listener in listeners {
      let arguments = signature.names.suffix(listener.payload.count).joined(separator: ", ")
      writer.printer.line("\(SwiftNames.member(listener.name).code)?(\(arguments))")
    }
    writer.printer.outdent()
    writer.printer.line("}")
  }
}

extension TypeExpression {
  /// Whether it is a list, optional or not.
  var isArray: Bool {
    if case .array = unwrapped { true } else { false }
  }
}
