/// One difference between two binary interfaces.
public struct AbiChange: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// A field begins elsewhere.
    case moved
    /// A record has another size or alignment.
    case resized
    /// An enumerator has another value.
    case renumbered
    /// A field or function has another type.
    case retyped
    /// A constant has another text.
    case changed
  }

  /// What a number was and is on one target.
  public struct Shift: Hashable, Sendable {
    /// The target's triple.
    public var target: String
    /// The number of bytes before.
    public var old: Int
    /// The number of bytes now.
    public var new: Int
  }

  /// What happened.
  public var kind: Kind

  /// What it happened to: `fiori_tag`, `fiori_tag.title`, `FIORI_STYLE_KPI`.
  public var subject: String

  /// What it was before; `nil` for what is new, moved or resized.
  public var old: String?

  /// What it is now; `nil` for what is gone, moved or resized.
  public var new: String?

  /// The numbers of bytes on each target, for what is moved or resized.
  public var shifts: [Shift]

  /// Whether programs compiled against the old interface misbehave with the new library.
  public var isBreaking: Bool

  /// Creates a change.
  init(
    _ kind: Kind,
    _ subject: String,
    old: String? = nil,
    new: String? = nil,
    shifts: [Shift] = [],
    isBreaking: Bool
  ) {
    self.kind = kind
    self.subject = subject
    self.old = old
    self.new = new
    self.shifts = shifts
    self.isBreaking = isBreaking
  }
}

extension AbiChange: CustomStringConvertible {
  /// The change on one line: `breaking: fiori_tag.style moved from 24 to 16 on x86_64-…`.
  public var description: String {
    let parts = [
      isBreaking ? "breaking:" : "compatible:", subject, kind.rawValue,
      old.map { new == nil ? "(\($0))" : "from '\($0)'" },
      new.map { old == nil ? "(\($0))" : "to '\($0)'" },
      shifts.isEmpty ? nil : shiftText,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// The shifts, targets with the same numbers together.
  private var shiftText: String {
    var texts: [(numbers: String, targets: [String])] = []
    for shift in shifts {
      let numbers = "from \(shift.old) to \(shift.new)"
      if let index = texts.firstIndex(where: { $0.numbers == numbers }) {
        texts[index].targets.append(shift.target)
      } else {
        texts.append((numbers, [shift.target]))
      }
    }
    return texts.map { "\($0.numbers) on \($0.targets.joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}

extension [AbiChange] {
  /// Whether any change is breaking.
  public var isBreaking: Bool { contains(where: \.isBreaking) }

  /// The changes as JSON, always the same bytes.
  public var json: String {
    var writer = JSONWriter()
    let lines = map { change in
      var members = [
        "\"breaking\": \(change.isBreaking)", "\"kind\": \(JSONWriter.text(change.kind.rawValue))",
      ]
      if let old = change.old { members.append("\"old\": \(JSONWriter.text(old))") }
      if let new = change.new { members.append("\"new\": \(JSONWriter.text(new))") }
      if !change.shifts.isEmpty {
        let shifts = change.shifts.map { shift in
          "{ \"new\": \(shift.new), \"old\": \(shift.old), "
            + "\"target\": \(JSONWriter.text(shift.target)) }"
        }
        members.append("\"shifts\": \(JSONWriter.list(shifts))")
      }
      members.append("\"subject\": \(JSONWriter.text(change.subject))")
      return "{ \(members.joined(separator: ", ")) }"
    }
    writer.object { writer in
      writer.member("breaking", String(isBreaking))
      writer.member("changes", lines: lines)
    }
    return writer.result
  }
}
