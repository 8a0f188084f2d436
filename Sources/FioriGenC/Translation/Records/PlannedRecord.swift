/// A record that has a header of its own.
struct PlannedRecord {
  /// Its fields.
  var plan: RecordPlan
  /// What to do instead of using it.
  var deprecation: String?
  /// Whether the library reads, writes and checks it: components yes, structs only inside them.
  var isComponent: Bool
}
