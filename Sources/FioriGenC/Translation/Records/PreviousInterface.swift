/// Keeps what programs were compiled against in its place.
///
/// Specs list members where readers look for them, and inherited members come first, so a new one is
/// often not the last. In memory it has to be: with the description of the previous interface, fields
/// keep their order and enumerators their numbers, and what is new comes after them.
struct PreviousInterface: Sendable {
  /// The naming function.
  let names: CNames

  /// The interface that programs were compiled against; `nil` for the first one.
  let description: AbiDescription?

  /// A record with the fields it had before in their old order, and new ones at the end.
  func ordered(_ plan: RecordPlan) -> RecordPlan {
    guard let description else { return plan }
    let old = description.records[names.type(plan.stem)]?.fields.map(\.name) ?? []
    var places: [String: Int] = [:]
    for (place, name) in old.enumerated() { places[name] = place }
    let known = plan.fields.filter { places[$0.name] != nil }
      .sorted { (places[$0.name] ?? 0) < (places[$1.name] ?? 0) }
    var plan = plan
    plan.fields = (known + plan.fields.filter { places[$0.name] == nil }).map { field in
      guard case .part(let part) = field.content else { return field }
      var field = field
      field.content = .part(ordered(part))
      return field
    }
    return plan
  }

  /// An enumeration with the numbers it had before; new enumerators get numbers above all of them.
  func numbered(_ enumeration: CEnumeration) -> CEnumeration {
    guard let old = description?.enumerations[enumeration.name] else { return enumeration }
    var next = (old.values.max() ?? -1) &+ 1
    var enumeration = enumeration
    for index in enumeration.enumerators.indices {
      if let value = old[enumeration.enumerators[index].name] {
        enumeration.enumerators[index].value = value
      } else {
        enumeration.enumerators[index].value = next
        next &+= 1
      }
    }
    enumeration.enumerators.sort { $0.value < $1.value }
    return enumeration
  }

  /// A header whose enumerations have the numbers they had before.
  func numbered(_ header: CHeader) -> CHeader {
    if description == nil { return header }
    var header = header
    header.types = header.types.map { declaration in
      guard case .enumeration(let enumeration) = declaration else { return declaration }
      return .enumeration(numbered(enumeration))
    }
    return header
  }
}
