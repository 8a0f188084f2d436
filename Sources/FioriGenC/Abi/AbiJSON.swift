extension AbiDescription {
  /// The description as JSON: sorted keys, one record field a line, always the same bytes.
  public var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("abiVersion", String(version))
      writer.member("constants", constants.mapValues(JSONWriter.text))
      writer.member("enumerations") { writer in
        for name in enumerations.keys.sorted() {
          writer.member(name, (enumerations[name] ?? [:]).mapValues(String.init))
        }
      }
      writer.member("format", String(Self.format))
      writer.member("functions", functions.mapValues(JSONWriter.text))
      writer.member("prefix", JSONWriter.text(prefix))
      writer.member("records") { writer in
        for name in records.keys.sorted() {
          guard let record = records[name] else { continue }
          writer.member(name) { writer in Self.write(record, targets: targets, to: &writer) }
        }
      }
      writer.member("targets", JSONWriter.list(targets.map(JSONWriter.text)))
    }
    return writer.result
  }

  /// Writes the members of one record.
  private static func write(_ record: Record, targets: [String], to writer: inout JSONWriter) {
    let fields = record.fields.map { field in
      JSONWriter.list([JSONWriter.text(field.name), JSONWriter.text(field.type)])
    }
    writer.member("fields", lines: fields)
    writer.member("layouts") { writer in
      for target in targets.sorted() {
        guard let layout = record.layouts[target] else { continue }
        let offsets = JSONWriter.list(layout.offsets.map(String.init))
        writer.member(
          target,
          "{ \"alignment\": \(layout.alignment), \"offsets\": \(offsets), \"size\": \(layout.size) }"
        )
      }
    }
    writer.member("union", String(record.isUnion))
  }
}
