/// Finds what differs between two binary interfaces.
public enum AbiComparison {
  /// Compares.
  ///
  /// A new field at the end of a record that states its own size is compatible, unless it lies in
  /// what was padding: then the size cannot tell whether a program knows the field.
  ///
  /// - Parameters:
  ///   - old: The interface that programs were compiled against.
  ///   - new: The interface of the library they will meet.
  /// - Returns: The differences: records, then enumerations, functions, constants and targets, each
  ///   sorted by name.
  public static func compare(_ old: AbiDescription, _ new: AbiDescription) -> [AbiChange] {
    var changes: [AbiChange] = []
    for name in union(old.records, new.records) {
      changes += compare(name, old.records[name], new.records[name])
    }
    for name in union(old.enumerations, new.enumerations) {
      changes += compare(name, old.enumerations[name], new.enumerations[name])
    }
    for name in union(old.functions, new.functions) {
      changes += compare(name, old.functions[name], new.functions[name], differing: .retyped)
    }
    for name in union(old.constants, new.constants) {
      changes += compare(name, old.constants[name], new.constants[name], differing: .changed)
    }
    for target in Set(old.targets + new.targets).sorted() {
      let isKnown = (old.targets.contains(target), new.targets.contains(target))
      if !isKnown.0 { changes.append(AbiChange(.added, target, isBreaking: false)) }
      if !isKnown.1 { changes.append(AbiChange(.removed, target, isBreaking: true)) }
    }
    return changes
  }

  /// The names in either of two tables, sorted.
  private static func union<Value>(_ old: [String: Value], _ new: [String: Value]) -> [String] {
    Set(old.keys).union(new.keys).sorted()
  }

  /// Compares two texts of one name.
  private static func compare(
    _ name: String,
    _ old: String?,
    _ new: String?,
    differing kind: AbiChange.Kind
  ) -> [AbiChange] {
    if old == new { return [] }
    let happened = old == nil ? AbiChange.Kind.added : new == nil ? .removed : kind
    return [AbiChange(happened, name, old: old, new: new, isBreaking: happened != .added)]
  }

  // MARK: Enumerations

  /// Compares two enumerations of one name.
  private static func compare(_ name: String, _ old: [String: Int]?, _ new: [String: Int]?)
    -> [AbiChange]
  {
    guard let old else { return [AbiChange(.added, name, isBreaking: false)] }
    guard let new else { return [AbiChange(.removed, name, isBreaking: true)] }
    return union(old, new).flatMap { enumerator in
      compare(
        enumerator,
        old[enumerator].map(String.init),
        new[enumerator].map(String.init),
        differing: .renumbered
      )
    }
  }

  // MARK: Records

  /// Compares two records of one name.
  private static func compare(
    _ name: String,
    _ old: AbiDescription.Record?,
    _ new: AbiDescription.Record?
  ) -> [AbiChange] {
    guard let old else { return [AbiChange(.added, name, isBreaking: false)] }
    guard let new else { return [AbiChange(.removed, name, isBreaking: true)] }
    var changes: [AbiChange] = []
    for (index, field) in old.fields.enumerated() {
      let subject = "\(name).\(field.name)"
      guard let place = new.fields.firstIndex(where: { $0.name == field.name }) else {
        changes.append(AbiChange(.removed, subject, old: field.type, isBreaking: true))
        continue
      }
      changes += compare(subject, field.type, new.fields[place].type, differing: .retyped)
      let shifts = shifts(old, new) {
        $0.offsets[index]
      } _: {
        $0.offsets[place]
      }
      if !shifts.isEmpty {
        changes.append(AbiChange(.moved, subject, shifts: shifts, isBreaking: true))
      }
    }
    for (index, field) in new.fields.enumerated()
    where !old.fields.contains(where: { $0.name == field.name }) {
      let isBreaking = !isCompatible(addition: index, to: old, in: new)
      changes.append(
        AbiChange(.added, "\(name).\(field.name)", new: field.type, isBreaking: isBreaking)
      )
    }
    let sizes = shifts(old, new, \.size, \.size)
    if !sizes.isEmpty {
      let isGrowth = grows(new) && sizes.allSatisfy { $0.new > $0.old }
      changes.append(AbiChange(.resized, name, shifts: sizes, isBreaking: !isGrowth))
    }
    let alignments = shifts(old, new, \.alignment, \.alignment)
    if !alignments.isEmpty {
      changes.append(
        AbiChange(.resized, "alignment of \(name)", shifts: alignments, isBreaking: !grows(new))
      )
    }
    return changes
  }

  /// Whether a record states its own size, so that its fields can be told to be there.
  private static func grows(_ record: AbiDescription.Record) -> Bool {
    record.fields.first?.name == CNames.Member.structSize
  }

  /// Whether a new field disturbs no program: a further kind in a C union that keeps its size, or a
  /// field behind everything that was there.
  private static func isCompatible(
    addition index: Int,
    to old: AbiDescription.Record,
    in new: AbiDescription.Record
  ) -> Bool {
    if new.isUnion { return old.layouts.allSatisfy { new.layouts[$0.key]?.size == $0.value.size } }
    return grows(new)
      && old.layouts.allSatisfy { target, layout in
        (new.layouts[target]?.offsets[index] ?? Int.max) >= layout.size
      }
  }

  /// The numbers that differ between two records, by target.
  private static func shifts(
    _ old: AbiDescription.Record,
    _ new: AbiDescription.Record,
    _ oldNumber: (AbiDescription.Layout) -> Int,
    _ newNumber: (AbiDescription.Layout) -> Int
  ) -> [AbiChange.Shift] {
    old.layouts.keys.sorted().compactMap { target in
      guard let before = old.layouts[target].map(oldNumber),
        let now = new.layouts[target].map(newNumber), before != now
      else { return nil }
      return AbiChange.Shift(target: target, old: before, new: now)
    }
  }
}
