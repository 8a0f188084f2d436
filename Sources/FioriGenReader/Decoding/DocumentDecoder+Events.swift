import FioriGenModel

extension DocumentDecoder {
  /// The keys of an event.
  private static let eventKeys: Set<SpecKey> = [.payload, .labels, .inferred, .summary, .note]

  /// An event.
  mutating func event(_ entry: YAMLEntry) -> EventSyntax? {
    guard let path = memberPath(entry, of: "the name of an event") else { return nil }
    guard let values = memberValues(entry, Self.eventKeys, of: "an event", short: .summary) else {
      return EventSyntax(path: path)
    }
    return EventSyntax(
      path: path,
      payload: types(.payload, in: values),
      labels: references(.labels, in: values).filter { label in
        label.value == "_" || checked(label, of: "an argument label")
      },
      isInferred: flag(.inferred, in: values),
      summary: prose(.summary, in: values),
      note: optionalProse(.note, in: values)
    )
  }
}
