import FioriGenModel

extension DocumentDecoder {
  /// The defaults that the members of a part have here.
  mutating func defaults(_ values: KeyedNodes) -> [DefaultSyntax] {
    var ignored = false
    return members(.defaults, in: values, isIncomplete: &ignored) { decoder, entry in
      decoder.memberPath(entry, of: "the name of a member").map {
        DefaultSyntax(path: $0, value: entry.value)
      }
    }
  }
}
