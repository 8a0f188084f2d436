import FioriGenModel

/// Writes `abi_checks.h`: static assertions of every size, alignment and offset.
///
/// Targets with the same layout share their assertions.
struct AbiChecksPrinter {
  /// The header's file name.
  static let file = "abi_checks.h"

  /// The library.
  let library: CLibrary

  /// The naming function.
  private var names: CNames { library.names }

  /// Writes the header.
  ///
  /// - Parameter abi: The measured interface.
  /// - Returns: The text.
  func text(_ abi: AbiDescription) -> HeaderText {
    let origin = library.origin.range
    var text = HeaderText(path: names.folder + Self.file)
    let guardMacro = names.guardMacro(ofHeader: Self.file)
    text.append(CommentRenderer.lines(for: Self.documentation, isFile: true), from: origin)
    text.append(["#ifndef \(guardMacro)", "#define \(guardMacro)", ""], from: origin)
    text.append("#include \"\(names.umbrella)\"", from: origin)
    text.append(["", names.macro("begin_declarations")], from: origin)
    for group in groups(abi) {
      let conditions = group.targets.map { "(\($0.condition))" }
      text.append(["", "#if \(conditions.joined(separator: " \\\n  || "))"], from: origin)
      for declaration in library.headers.flatMap(\.declarations) {
        guard case .record(let record) = declaration, let layout = group.layouts[record.name]
        else { continue }
        check(record, layout, in: &text)
      }
      text.append("#endif", from: origin)
    }
    text.append(["", names.macro("end_declarations")], from: origin)
    text.append(["", "#endif /* \(guardMacro) */"], from: origin)
    return text
  }

  /// Targets that stand for all others: the first one of those that share their assertions.
  ///
  /// - Parameter abi: The measured interface.
  /// - Returns: The targets, in order.
  func differentTargets(in abi: AbiDescription) -> [VerificationTarget] {
    groups(abi).compactMap(\.targets.first)
  }

  /// What the header is for.
  private static let documentation = CDocumentation(
    "Stops the compiler where it lays a record out differently than the library does.",
    paragraphs: ["Include it in one file of a program."]
  )

  /// Targets whose records all have the same layout.
  private struct Group {
    /// The targets, in order.
    var targets: [VerificationTarget]
    /// The layout of each record.
    var layouts: [String: AbiDescription.Layout]
  }

  /// The targets by their layout, in the order of the first of each.
  private func groups(_ abi: AbiDescription) -> [Group] {
    var groups: [Group] = []
    for target in VerificationTarget.all where abi.targets.contains(target.triple) {
      let layouts = abi.records.compactMapValues { $0.layouts[target.triple] }
      if let index = groups.firstIndex(where: { $0.layouts == layouts }) {
        groups[index].targets.append(target)
      } else {
        groups.append(Group(targets: [target], layouts: layouts))
      }
    }
    return groups
  }

  /// Writes the assertions of one record.
  private func check(
    _ record: CRecord,
    _ layout: AbiDescription.Layout,
    in text: inout HeaderText
  ) {
    let macro = names.macro("static_assert")
    text.append(
      "\(macro)(sizeof(\(record.name)) == \(layout.size), \"size of \(record.name)\");",
      from: record.origin.range
    )
    for (field, offset) in zip(record.fields, layout.offsets) {
      text.append(
        "\(macro)(offsetof(\(record.name), \(field.name)) == \(offset), "
          + "\"\(record.name).\(field.name)\");",
        from: field.origin.range
      )
    }
  }
}
