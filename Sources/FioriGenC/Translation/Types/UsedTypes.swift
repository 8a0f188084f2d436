import FioriGenModel

/// Finds the lists and optionals that records use; only those are declared.
struct UsedTypes {
  /// The element types of lists, the inner lists before the outer ones.
  private(set) var lists: [PortableType] = []

  /// The wrapped types of optionals.
  private(set) var optionals: [PortableType] = []

  /// Every type seen so far.
  private var seen: Set<PortableType> = []

  /// Looks through a catalogue's unions and records, in their order.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - plans: Its records.
  init(catalogue: Catalogue, plans: [RecordPlan]) {
    for type in catalogue.types {
      if case .union(let cases) = type.kind {
        for unionCase in cases { add(unionCase.portable.unwrapped) }
      }
    }
    for plan in plans { add(plan) }
  }

  /// Adds the types of a record's fields.
  private mutating func add(_ plan: RecordPlan) {
    for field in plan.fields {
      switch field.content {
      case .value(let type, _): add(type)
      case .slot(let slot): for member in slot.members { add(member.type) }
      case .part(let part): add(part)
      }
    }
  }

  /// Adds a type, what is inside it first.
  private mutating func add(_ type: PortableType) {
    guard seen.insert(type).inserted else { return }
    switch type {
    case .array(let element):
      add(element)
      lists.append(element)
    case .optional(let wrapped):
      add(wrapped)
      optionals.append(wrapped)
    default: break
    }
  }
}
