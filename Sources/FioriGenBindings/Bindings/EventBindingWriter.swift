import FioriGenModel
import FioriGenSwift

/// Writes what brings the events of a component back, as a stream and as closures.
///
/// ```swift
/// public enum FUIContactCellEvent: Sendable {
///   case onActivitySelectedHandler(FUIActivityItemModel)
/// }
/// ```
struct EventBindingWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// The events that the component itself declares.
  var events: [Event] {
    component.events.filter { $0.inheritedFrom == nil }
  }

  /// The name of the enumeration of events.
  private var eventName: String { component.name + "Event" }

  /// The way of an event.
  private func route(of event: Event) -> EventRoute.Kind {
    EventRoute(of: event, in: component, native).kind
  }

  /// The name of an event's case.
  private func caseName(of event: Event) -> String { SwiftNames.method(event.name).code }

  // MARK: Payloads

  /// What comes with an event: the type, and the code that makes it of what the SDK gives.
  private struct Payload {
    /// The type, as code.
    var type: String
    /// Whether the value has to be translated.
    var isTranslated: Bool
  }

  /// What comes with an event; views come as they are, values as their models.
  private func payloads(of event: Event) -> [Payload?] {
    event.payload.map { type in
      guard let name = type.unwrapped.names.first else { return nil }
      if let payload = native.context.component(named: name) {
        guard payload.kind == .value else { return Payload(type: name, isTranslated: false) }
        return Payload(type: native.context.name(of: payload).code, isTranslated: true)
      }
      guard case .builtIn(let builtIn)? = native.context.resolution.portable(for: type),
        [.string, .bool, .int, .double, .float].contains(builtIn)
      else { return nil }
      return Payload(type: builtIn.rawValue, isTranslated: false)
    }
  }

  /// The names of a closure's or method's arguments.
  private func argumentNames(of event: Event) -> [String] {
    CallbackSignature(event, types: NativeTypes(context: native.context)).names
  }

  /// The event's value as the SDK gives it.
  private func value(of event: Event, _ names: [String]) -> String {
    let arguments = zip(payloads(of: event), names).compactMap { payload, name -> String? in
      payload.map { $0.isTranslated ? "\($0.type)(\(name))" : name }
    }
    let call = arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
    return ".\(caseName(of: event))\(call)"
  }

  // MARK: Writing

  /// Writes the enumeration of the events.
  ///
  /// - Parameter writer: Takes the text.
  func writeEnumeration(to writer: inout BindingPrinter) {
    writer.comment("What a `\(component.name)` reports.")
    writer.block("public enum \(eventName): Sendable") { writer in
      for (index, event) in events.enumerated() {
        if index > 0 { writer.printer.blankLine() }
        writer.comment(summary(of: event))
        let types = payloads(of: event).compactMap { $0?.type }
        let payload = types.isEmpty ? "" : "(" + types.joined(separator: ", ") + ")"
        writer.printer.line("case \(caseName(of: event))\(payload)")
      }
    }
  }

  /// What an event is.
  private func summary(of event: Event) -> String {
    event.summary.isEmpty ? "Reports `\(event.name)`." : event.summary
  }

  /// Writes the stream and the closures.
  ///
  /// - Parameter writer: Takes the text.
  func writeMembers(to writer: inout BindingPrinter) {
    writer.block("extension \(component.name)") { writer in
      writer.comment(
        "What the object reports from now on; each use makes a stream of its own.",
        ["The handlers and delegates of the object are the binding's from now on."]
      )
      writer.printer.line("public var events: AsyncStream<\(eventName)> { eventHub.stream() }")
      writer.printer.blankLine()
      writer.comment(
        "Calls a closure with everything that the object reports from now on.",
        parameters: [("action", "Takes the events.")]
      )
      writer.function(
        "public func onEvent",
        ["_ action: @escaping @MainActor (\(eventName)) -> Void"]
      ) { $0.printer.line("eventHub.add(action)") }
      for event in events {
        writer.printer.blankLine()
        writeClosure(for: event, to: &writer)
      }
      writer.printer.blankLine()
      writeHub(to: &writer)
    }
    for name in delegateProtocols {
      writer.printer.blankLine()
      writeRelay(for: name, to: &writer)
    }
  }

  /// Writes the method that takes a closure for one event.
  private func writeClosure(for event: Event, to writer: inout BindingPrinter) {
    let types = payloads(of: event).compactMap { $0?.type }
    writer.comment(
      summary(of: event),
      parameters: [("action", "Is called each time, from now on.")]
    )
    let names = types.indices.map { "value\($0)" }
    let name = "when" + SwiftNames.upperCamel(event.name)
    writer.function(
      "public func \(name)",
      ["_ action: @escaping @MainActor (\(types.joined(separator: ", "))) -> Void"]
    ) { writer in
      writer.printer.line("eventHub.add {")
      writer.printer.indent()
      writer.printer.line("switch $0 {")
      let pattern =
        names.isEmpty ? "" : "(" + names.map { "let " + $0 }.joined(separator: ", ") + ")"
      writer.printer.line(
        "case .\(caseName(of: event))\(pattern): action(\(names.joined(separator: ", ")))"
      )
      if events.count > 1 { writer.printer.line("default: break") }
      writer.printer.line("}")
      writer.printer.outdent()
      writer.printer.line("}")
    }
  }

  /// Writes what connects the object with its hub.
  private func writeHub(to writer: inout BindingPrinter) {
    writer.comment("Passes the object's events on.")
    writer.block("private var eventHub: EventHub<\(eventName)>") { writer in
      writer.printer.line("EventHub.hub(of: self) { hub in")
      writer.printer.indent()
      for event in events { writeConnection(of: event, to: &writer) }
      for name in delegateProtocols {
        guard let property = delegateProperty(of: name) else { continue }
        writer.printer.line("let relay = \(relayName(of: name))(hub)")
        writer.printer.line("BindingMemories.memory(of: self).companions.append(relay)")
        writer.printer.line("self.\(SwiftNames.member(property).code) = relay")
      }
      writer.printer.outdent()
      writer.printer.line("}")
    }
  }

  /// Writes what makes the object report an event.
  private func writeConnection(of event: Event, to writer: inout BindingPrinter) {
    switch route(of: event) {
    case .delegate: break
    case .handler(let path):
      let names = argumentNames(of: event)
      let target = MemberPath(native: native).code(for: path, in: component)
      let parameters = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
      let head = "self.\(target) = {"
      let send = "hub.send(\(value(of: event, names)))"
      let whole = "\(head) \(parameters)\(send) }"
      if writer.printer.fits(whole) { return writer.printer.line(whole) }
      writer.printer.line(head + (parameters.isEmpty ? "" : " " + parameters.dropLast()))
      writer.printer.indented { $0.line(send) }
      writer.printer.line("}")
    case .control:
      writer.printer.line("let action = UIAction { [weak self] _ in")
      writer.printer.indent()
      writer.printer.line("guard let self else { return }")
      writer.printer.line("hub.send(\(value(of: event, event.payload.map { _ in "self" })))")
      writer.printer.outdent()
      writer.printer.line("}")
      writer.printer.line("self.addAction(action, for: .\(event.name))")
    }
  }

  // MARK: Delegates

  /// The protocols of the delegates that events go through.
  private var delegateProtocols: [String] {
    var names: [String] = []
    for event in events {
      guard case .delegate(_, let name, _) = route(of: event), !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    return names
  }

  /// The property that holds the delegate of a protocol.
  private func delegateProperty(of name: String) -> String? {
    for event in events {
      if case .delegate(let property, name, _) = route(of: event) { return property }
    }
    return nil
  }

  /// The name of the class that conforms to a protocol.
  private func relayName(of name: String) -> String { name + "Relay" }

  /// Writes the class that hears what a delegate is told.
  private func writeRelay(for name: String, to writer: inout BindingPrinter) {
    guard case .protocolType(let members)? = native.context.sharedType(named: name)?.kind else {
      return
    }
    writer.comment(
      "Hears what the delegate of a `\(component.name)` is told.",
      ["The object holds it weakly; the binding keeps it for as long as the object lives."]
    )
    writer.printer.line("@MainActor")
    let head = "private final class \(relayName(of: name))"
    writer.type(head, inheriting: name) { writer in
      writer.comment("Passes events on.")
      writer.printer.line("private let hub: EventHub<\(eventName)>")
      writer.printer.blankLine()
      writer.comment("Hears for a hub.")
      writer.printer.line("init(_ hub: EventHub<\(eventName)>) { self.hub = hub }")
      for member in members {
        writer.printer.blankLine()
        let types = NativeTypes(context: native.context)
        let signature = CallbackSignature(member, types: types)
        writer.comment(summary(of: member))
        let event = events.first { $0.name == member.name }
        writer.function("func \(signature.name)", signature.parameters) { writer in
          guard let event else { return }
          writer.printer.line("hub.send(\(value(of: event, signature.names)))")
        }
      }
    }
  }
}
