/// How events of the SDK reach streams and closures.
enum EventsText {
  /// The source of the file `EventHub`, below its imports.
  static let source = #"""
    /// Passes the events of one object on to streams and closures.
    @MainActor
    final class EventHub<Event: Sendable> {
      /// The closures that are called with each event.
      private var actions: [(Event) -> Void] = []

      /// What ends each stream, by a number of its own.
      private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]

      /// How many streams there were.
      private var count = 0

      /// The hub of an object.
      ///
      /// - Parameters:
      ///   - object: The object.
      ///   - connect: Has the object report to a new hub; called once.
      /// - Returns: The hub.
      static func hub(of object: AnyObject, connect: (EventHub<Event>) -> Void) -> EventHub<Event> {
        let memory = BindingMemories.memory(of: object)
        let key = ObjectIdentifier(EventHub<Event>.self)
        if let hub = memory.hubs[key] as? EventHub<Event> { return hub }
        let hub = EventHub<Event>()
        memory.hubs[key] = hub
        connect(hub)
        return hub
      }

      /// Passes an event on.
      func send(_ event: Event) {
        for action in actions { action(event) }
        for continuation in continuations.values { continuation.yield(event) }
      }

      /// Calls a closure with each event from now on.
      func add(_ action: @escaping (Event) -> Void) {
        actions.append(action)
      }

      /// The events from now on. The stream ends when the object is gone.
      func stream() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream<Event>.makeStream()
        let number = count
        count += 1
        continuations[number] = continuation
        continuation.onTermination = { [weak self] _ in
          Task { @MainActor in self?.continuations[number] = nil }
        }
        return stream
      }

      /// Ends the streams.
      deinit {
        for continuation in continuations.values { continuation.finish() }
      }
    }

    /// The models of values that were made from them, for values that cannot tell what they hold.
    @MainActor
    enum KnownValues {
      /// The models by value.
      private static var models: [AnyHashable: Any] = [:]

      /// Remembers the model of a value.
      static func remember<Value: Hashable>(_ model: Any, for value: Value) {
        models[value] = model
      }

      /// The model of a value.
      static func model<Value: Hashable, Model>(of value: Value) -> Model? {
        models[value] as? Model
      }
    }
    """#
}
