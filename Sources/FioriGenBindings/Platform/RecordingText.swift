/// What every object of the stand-in does: keep what it is told, and tell what it was told.
enum RecordingText {
  /// The source of the file `Recording`.
  static let source = #"""
    /// Something that was done to an object of the stand-in.
    public struct StandInCall: Hashable, Sendable, CustomStringConvertible {
      /// The object's place below the one that was asked, such as `actionAccessoryView.button`; empty
      /// for that object itself.
      public var receiver: String

      /// The property or method, such as `headlineText` or `setTitle(_:for:)`.
      public var member: String

      /// What was given: the new value of a property, or the arguments of a method.
      public var arguments: [String]

      /// What a property held before; `nil` for methods.
      public var previous: String?

      /// The call as code would write it.
      public var description: String {
        let target = receiver.isEmpty ? member : receiver + "." + member
        guard previous == nil else { return target + " = " + arguments.joined(separator: ", ") }
        return target + " <- [" + arguments.joined(separator: ", ") + "]"
      }
    }

    /// The root of everything in the stand-in that can be told something.
    ///
    /// A test double: nothing ships it, and it shows no views. Objects remember each change of a
    /// property and each call of a method, and know the object that holds them.
    @MainActor
    open class StandInObject: NSObject {
      /// The object that holds this one.
      private weak var standInOwner: StandInObject?

      /// The member of the owner that holds this object.
      private var standInLabel = ""

      /// The objects that this one holds, by the member that holds them.
      private var standInParts: [String: StandInObject] = [:]

      /// What was done to this object, each with its place in the order of everything that was done.
      private var standInLog: [(order: Int, call: StandInCall)] = []

      /// How many changes were made so far, by anyone to anything.
      private static var standInCount = 0

      /// How many changes are being made by the stand-in itself, which nobody asked for.
      private static var standInSilence = 0

      /// What class methods were called, by the name of their type.
      private static var standInClassLog: [String: [StandInCall]] = [:]

      // MARK: Asking

      /// What was done to this object and to those that it holds, in order.
      public var standInCalls: [StandInCall] {
        standInEntries(below: "").sorted { $0.order < $1.order }.map(\.call)
      }

      /// Forgets what was done to this object and to those that it holds.
      public func standInForget() {
        standInLog = []
        for part in standInParts.values { part.standInForget() }
      }

      /// What class methods of a type were called since this was asked last.
      ///
      /// - Parameter type: The type's name.
      /// - Returns: The calls, in order.
      public static func standInTakeClassCalls(of type: String) -> [StandInCall] {
        standInClassLog.removeValue(forKey: type) ?? []
      }

      /// What was done to this object and those that it holds.
      private func standInEntries(below path: String) -> [(order: Int, call: StandInCall)] {
        var entries = standInLog.map { entry in
          var entry = entry
          entry.call.receiver = path
          return entry
        }
        for (label, part) in standInParts where part.standInOwner === self {
          entries += part.standInEntries(below: path.isEmpty ? label : path + "." + label)
        }
        return entries
      }

      // MARK: Recording

      /// Notes that a property was set, and takes in the object that it holds now.
      ///
      /// - Parameters:
      ///   - member: The property.
      ///   - old: What it held.
      ///   - new: What it holds.
      public func standInChanged<Value>(_ member: String, from old: Value, to new: Value) {
        if let part = new as? StandInObject { _ = standInHolding(part, member) }
        standInNote(
          StandInCall(
            receiver: "",
            member: member,
            arguments: [StandInText.text(of: new)],
            previous: StandInText.text(of: old)
          )
        )
      }

      /// Notes that a method was called.
      ///
      /// - Parameters:
      ///   - member: The method with its labels.
      ///   - arguments: What it was given.
      public func standInCalled(_ member: String, _ arguments: Any?...) {
        standInNote(
          StandInCall(receiver: "", member: member, arguments: arguments.map(StandInText.text))
        )
      }

      /// Notes that a class method was called.
      ///
      /// - Parameters:
      ///   - member: The method with its labels.
      ///   - arguments: What it was given.
      public static func standInCalled(_ member: String, _ arguments: Any?...) {
        let call = StandInCall(
          receiver: "\(self)",
          member: member,
          arguments: arguments.map(StandInText.text)
        )
        standInClassLog["\(self)", default: []].append(call)
      }

      /// Makes changes that nobody asked for and that are not noted.
      ///
      /// - Parameter changes: Makes them.
      public func standInSilently(_ changes: () -> Void) {
        Self.standInSilence += 1
        changes()
        Self.standInSilence -= 1
      }

      /// Takes in an object that a member of this one holds.
      ///
      /// - Parameters:
      ///   - part: The object.
      ///   - label: The member.
      ///   - setUp: Gives it the defaults that it has here, unnoticed.
      /// - Returns: The object.
      public func standInHolding<Part: StandInObject>(
        _ part: Part,
        _ label: String,
        setUp: (Part) -> Void = { _ in }
      ) -> Part {
        part.standInOwner = self
        part.standInLabel = label
        standInParts[label] = part
        standInSilently { setUp(part) }
        return part
      }

      /// Adds to what was done to this object.
      private func standInNote(_ call: StandInCall) {
        guard Self.standInSilence == 0 else { return }
        Self.standInCount += 1
        standInLog.append((Self.standInCount, call))
      }
    }

    /// Values as texts that can be compared.
    enum StandInText {
      /// The text of a value: objects by their class, other values by what they hold.
      ///
      /// - Parameter value: The value.
      /// - Returns: The text.
      static func text(of value: Any?) -> String {
        guard let value else { return "nil" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .collection: return "[" + mirror.children.map { text(of: $0.value) }.joined(separator: ", ") + "]"
        case .class where value is StandInObject: return "\(type(of: value))"
        default: break
        }
        switch value {
        case let text as String: return "\"" + text + "\""
        case let size as CGSize: return "\(Double(size.width))x\(Double(size.height))"
        case let number as CGFloat: return "\(Double(number))"
        case let printable as any CustomStringConvertible: return printable.description
        default: break
        }
        if mirror.displayStyle == .struct {
          let fields = mirror.children.map { ($0.label ?? "_") + ": " + text(of: $0.value) }
          return "\(type(of: value))(" + fields.joined(separator: ", ") + ")"
        }
        return "\(type(of: value))".contains("->") ? "closure" : "\(value)"
      }
    }
    """#
}
