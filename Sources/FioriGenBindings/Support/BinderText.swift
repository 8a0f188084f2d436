/// What every binding uses to bring one object up to date.
enum BinderText {
  /// The source of the file `Binder`, below its imports.
  static let source = #"""
    /// What bindings remember about one object of the SDK: what they wrote, and what was there before.
    @MainActor
    final class BindingMemory {
      /// What was written to one property.
      struct Entry {
        /// The model's value that was written last.
        var model: Any?
        /// What the property got for it.
        var native: Any?
        /// What the property held before anything was written.
        var original: Any?
      }

      /// What was written, by property.
      var entries: [AnyKeyPath: Entry] = [:]

      /// What the events of the object go through, by the type of the hub.
      var hubs: [ObjectIdentifier: AnyObject] = [:]

      /// What has to live as long as the object does, such as delegates that it holds weakly.
      var companions: [AnyObject] = []

      /// What lists show in the object, by the identity of the list.
      var listed: [ObjectIdentifier: Any] = [:]
    }

    /// The memories of all objects.
    @MainActor
    enum BindingMemories {
      #if canImport(ObjectiveC)
        /// The place of the memory at an object; only its address matters.
        nonisolated(unsafe) private static var key: UInt8 = 0

        /// The memory of an object, which goes away with the object.
        static func memory(of object: AnyObject) -> BindingMemory {
          if let memory = objc_getAssociatedObject(object, &key) as? BindingMemory { return memory }
          let memory = BindingMemory()
          objc_setAssociatedObject(object, &key, memory, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          return memory
        }
      #else
        /// A memory, and the object it is for.
        private struct Slot {
          /// The object.
          weak var object: AnyObject?
          /// Its memory.
          var memory: BindingMemory
        }

        /// The memories by the identity of their objects.
        private static var slots: [ObjectIdentifier: Slot] = [:]

        /// The memory of an object. Memories of objects that are gone go when the next one is made.
        static func memory(of object: AnyObject) -> BindingMemory {
          let identity = ObjectIdentifier(object)
          if let slot = slots[identity], slot.object === object { return slot.memory }
          slots = slots.filter { $0.value.object != nil }
          let slot = Slot(object: object, memory: BindingMemory())
          slots[identity] = slot
          return slot.memory
        }
      #endif
    }

    /// Brings the properties of one object up to date.
    ///
    /// A property is written when its value in the model is not the default and either nobody wrote it
    /// yet, the value changed, or somebody else changed the property since. A value that goes back to
    /// the default puts back the documented default, or else what the property held at first. Nothing
    /// else is written.
    @MainActor
    struct Binder<Object: AnyObject> {
      /// The object.
      let object: Object

      /// What is remembered about it.
      let memory: BindingMemory

      /// Prepares an object.
      init(_ object: Object) {
        self.object = object
        memory = BindingMemories.memory(of: object)
      }

      // MARK: Values

      /// Brings a property up to date.
      ///
      /// - Parameters:
      ///   - path: The property.
      ///   - value: The model's value.
      ///   - standard: The value that means "leave what is there".
      ///   - write: Changes the property where assigning is not the way.
      ///   - convert: What the property gets for a value.
      func set<Model: Equatable, Native: Equatable>(
        _ path: ReferenceWritableKeyPath<Object, Native>,
        _ value: Model?,
        _ standard: Model?,
        convert: (Model) -> Native
      ) {
        update(path, value, standard, convert) { object[keyPath: path] = $0 }
      }

      /// Brings an optional property up to date; no value over a default is written as no value.
      func set<Model: Equatable, Native: Equatable>(
        _ path: ReferenceWritableKeyPath<Object, Native?>,
        _ value: Model?,
        _ standard: Model?,
        convert: (Model) -> Native?
      ) {
        guard value == nil, standard != nil else {
          return update(path, value, standard, convert) { object[keyPath: path] = $0 }
        }
        write(nil, for: Model?.none, to: path) { object[keyPath: path] = $0 }
      }

      /// Brings a property up to date that an operation changes.
      func change<Model: Equatable, Native: Equatable>(
        _ path: KeyPath<Object, Native>,
        _ value: Model?,
        _ standard: Model?,
        convert: (Model) -> Native,
        by operation: (Native) -> Void
      ) {
        update(path, value, standard, convert, operation)
      }

      /// Puts back what a property held before anything was written.
      func reset<Native: Equatable>(_ path: ReferenceWritableKeyPath<Object, Native>) {
        guard let entry = memory.entries.removeValue(forKey: path),
          let original = entry.original as? Native, object[keyPath: path] != original
        else { return }
        object[keyPath: path] = original
      }

      /// Puts back what a property held before anything was written.
      func reset<Native: AnyObject>(resource path: ReferenceWritableKeyPath<Object, Native?>) {
        guard let entry = memory.entries.removeValue(forKey: path) else { return }
        let original = entry.original as? Native
        if object[keyPath: path] !== original { object[keyPath: path] = original }
      }

      /// Writes, puts back or leaves a value.
      private func update<Model: Equatable, Native: Equatable>(
        _ path: KeyPath<Object, Native>,
        _ value: Model?,
        _ standard: Model?,
        _ convert: (Model) -> Native,
        _ assign: (Native) -> Void
      ) {
        if let value, value != standard { return write(convert(value), for: value, to: path, assign) }
        guard let entry = memory.entries.removeValue(forKey: path) else { return }
        guard let target = standard.map(convert) ?? entry.original as? Native else { return }
        if object[keyPath: path] != target { assign(target) }
      }

      /// Writes a value unless it is there already because of an earlier call.
      private func write<Model: Equatable, Native: Equatable>(
        _ native: Native,
        for value: Model,
        to path: KeyPath<Object, Native>,
        _ assign: (Native) -> Void
      ) {
        let current = object[keyPath: path]
        let entry = memory.entries[path]
        memory.entries[path] = BindingMemory.Entry(
          model: value,
          native: native,
          original: entry.map(\.original) ?? current
        )
        if let entry, entry.model as? Model == value, entry.native as? Native == current { return }
        assign(native)
      }

      // MARK: Objects

      /// Brings an image or another object up to date that is compared by identity: making it again
      /// for the same value gives an object that means the same.
      func set<Model: Equatable, Native: AnyObject>(
        resource path: ReferenceWritableKeyPath<Object, Native?>,
        _ value: Model?,
        _ standard: Model?,
        convert: (Model) -> Native?
      ) {
        let entry = memory.entries[path]
        let current = object[keyPath: path]
        guard let value, value != standard else {
          guard let entry else { return }
          memory.entries[path] = nil
          let original = entry.original as? Native
          let target = standard.map(convert) ?? original
          if current !== target { object[keyPath: path] = target }
          return
        }
        if let entry, entry.model as? Model == value, entry.native as? Native === current { return }
        let native = convert(value)
        memory.entries[path] = BindingMemory.Entry(
          model: value,
          native: native,
          original: entry.map(\.original) ?? current
        )
        object[keyPath: path] = native
      }

      // MARK: Lists

      /// Brings a list up to date. Its elements cannot be compared, so a list of another length than
      /// the one that was written counts as changed by somebody else.
      func set<Model: Equatable, Native>(
        list path: ReferenceWritableKeyPath<Object, [Native]>,
        _ value: [Model]?,
        _ standard: [Model]?,
        convert: (Model) -> Native
      ) {
        let entry = memory.entries[path]
        let current = object[keyPath: path]
        guard let value, value != standard else {
          guard let entry else { return }
          memory.entries[path] = nil
          let target = standard.map { $0.map(convert) } ?? entry.original as? [Native] ?? []
          if !(current.isEmpty && target.isEmpty) { object[keyPath: path] = target }
          return
        }
        if let entry, entry.model as? [Model] == value, current.count == value.count { return }
        memory.entries[path] = BindingMemory.Entry(
          model: value,
          native: nil,
          original: entry.map(\.original) ?? current
        )
        object[keyPath: path] = value.map(convert)
      }

      // MARK: Views

      /// Brings a view up to date that a property holds, and makes it where there is none.
      func set<Model: Equatable, View: AnyObject>(
        view path: ReferenceWritableKeyPath<Object, View?>,
        _ value: Model?,
        _ standard: Model?,
        make: @autoclosure () -> View,
        blank: Model,
        apply: (View, Model) -> Void
      ) {
        let entry = memory.entries[path]
        guard let value = value ?? standard else {
          guard let entry else { return }
          memory.entries[path] = nil
          if let view = object[keyPath: path] { apply(view, blank) }
          let original = entry.original as? View
          if object[keyPath: path] !== original { object[keyPath: path] = original }
          return
        }
        let current = object[keyPath: path]
        if entry == nil {
          memory.entries[path] = BindingMemory.Entry(model: value, native: nil, original: current)
        }
        if let current { return apply(current, value) }
        let view = make()
        apply(view, value)
        object[keyPath: path] = view
      }

      /// What brings a part of the object up to date; `nil` where there is no such part now.
      func part<Part: AnyObject>(_ part: Part?) -> Binder<Part>? {
        part.map { Binder<Part>($0) }
      }
    }

    /// A value in another form; gives closures a type where the code around them has none.
    func translated<Value, Result>(_ value: Value, _ translate: (Value) -> Result) -> Result {
      translate(value)
    }
    """#
}
